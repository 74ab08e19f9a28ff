import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** `--space-2: 8px` → 8. */
const stepsOf = (name: string): ReadonlySet<number> =>
  new Set([...read('scale.css').matchAll(new RegExp(`--${name}-\\d: (\\d+)px`, 'g'))].map(([, px]) => Number(px)));

const sheets = ['./', '../../../apps/storefront/src/', '../../../apps/console/src/'].flatMap((folder) =>
  readdirSync(fileURLToPath(new URL(folder, import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => folder + name),
);

/** Values that a step stands for, written as a number all the same. */
const strays = (property: RegExp, steps: ReadonlySet<number>) =>
  sheets.flatMap((sheet) =>
    [...read(sheet).matchAll(property)]
      .filter(([, value = '']) => !value.includes('(') || /^(\s|\d+px|var\([^)]*\))+$/.test(value))
      .filter(([, value = '']) => [...value.matchAll(/(?<![-.\d])(\d+)px/g)].some(([, px]) => steps.has(Number(px))))
      .map(([line]) => `${sheet}: ${line.trim()}`),
  );

test('sizes of type are steps of the scale wherever there is one', () => {
  expect(strays(/^\s*font-size:([^;{}]*);/gm, stepsOf('text'))).toEqual([]);
});

test('so are paddings, margins and gaps', () => {
  expect(strays(/^\s*(?:padding|margin|(?:row-|column-)?gap)(?:-[a-z-]+)?:([^;{}]*);/gm, stepsOf('space'))).toEqual([]);
});

test.each(['storefront', 'console'])('the %s loads the scale: without it every step is nothing', (app) => {
  expect(read(`../../../apps/${app}/src/main.tsx`)).toContain("import '@yigou/web-kit/scale.css';");
});
