import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** As global.css names them. */
const lines = ['600', '900', '1100', '1280', '1440'];

it('the shop changes at five widths only, so that no two parts of a page disagree', () => {
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const others = sheets.flatMap((name) =>
    [...readFileSync(join(root, name), 'utf8').matchAll(/@media[^{]*width[^{]*/g)]
      .filter(([rule]) => [...rule.matchAll(/(\d+)px/g)].some(([, px = '']) => !lines.includes(px)))
      .map(([rule]) => `${name}: ${rule.trim()}`),
  );
  expect(sheets.length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});
