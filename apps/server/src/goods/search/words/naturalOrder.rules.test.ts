import { expect, it } from 'vitest';
import { compareNatural } from './naturalOrder.rules';

it.each([
  [
    ['M10×20', 'M6×10', 'M6×8', 'M12'],
    ['M6×8', 'M6×10', 'M10×20', 'M12'],
  ],
  [
    ['0.1mm', '0.38mm', '0.08mm'],
    ['0.08mm', '0.1mm', '0.38mm'],
  ],
  [
    ['10码', '8码', '9码'],
    ['8码', '9码', '10码'],
  ],
  [
    ['A4', '', 'A3'],
    ['', 'A3', 'A4'],
  ],
])('%j stand as %j', (given, ordered) => {
  expect([...given].sort(compareNatural)).toEqual(ordered);
});
