import { expect, it } from 'vitest';
import { arrivalIn } from './arrival.rules';

it('comes tomorrow from the own province, later from others, and never to nowhere', () => {
  // A Monday.
  const arrival = arrivalIn('310000', '2026-11-16');
  expect([arrival('310000'), arrival('330000'), arrival('')]).toEqual(['明天送达', '11-19 送达', '11-19 送达']);
  expect(arrivalIn(undefined, '2026-11-16')('310000')).toBe('');
});

it('on a Friday what comes next is Monday', () => {
  expect(arrivalIn('310000', '2026-11-20')('310000')).toBe('11-23 送达');
});
