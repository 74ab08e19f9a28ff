import { expect, it } from 'vitest';
import { quoteMissing } from './missing.rules';

it.each([
  ['螺丝 M99', ['m99'], '“M99”'],
  ['得力 46 XH-M57', ['46', 'xh-m57'], '“46”、“XH-M57”'],
  ['Ｍ99 螺丝', ['m99'], '“m99”'],
  ['叉车', ['叉车'], '“叉车”'],
])('in %s the words %j are shown as %s', (typed, missing, shown) => {
  expect(quoteMissing(typed, missing)).toBe(shown);
});

it('as it was typed, also where something else was searched for', () => {
  expect(quoteMissing('内六角罗钉 M99 内六角螺钉 m99', ['m99'])).toBe('“M99”');
  expect(quoteMissing('A4 Paper', ['PAPER'])).toBe('“Paper”');
});
