import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, themeVariables } from './theme';

type Rgb = [number, number, number];
const parse = (text = ''): Rgb =>
  (text.startsWith('#')
    ? [...text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3').matchAll(/[0-9a-f]{2}/g)].map(([part]) =>
        Number.parseInt(part, 16),
      )
    : (text.match(/\d+/g) ?? []).map(Number)) as Rgb;

describe('themeVariables', () => {
  it('can be read on and in any colour a company may choose', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, (webColor) => {
        const variables = themeVariables(webColor);
        const text = parse(variables['--on-theme']);
        for (const ground of ['--theme', '--theme-hover', '--theme-active']) {
          expect(contrast(text, parse(variables[ground]))).toBeGreaterThanOrEqual(4.5);
        }
        const link = parse(variables['--theme-text']);
        expect(contrast(link, [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(link, parse(variables['--theme-soft']))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
