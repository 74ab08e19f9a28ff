import { expect, it } from 'vitest';
import { askedIn, spanIn } from './typedWordFilter.rules';

const nothing = { kind: '', word: '', days: '', whose: '', least: '', state: '' };

it('asks for what is open, typed five times in a week, where the address says nothing', () => {
  expect(askedIn(nothing)).toEqual({ kind: 'watch', days: 7, least: 5, state: 'open' });
});

it('takes from an address what makes sense', () => {
  const given = { ...nothing, kind: 'noResult', days: '30', whose: 'g3', least: '20', state: 'any' };
  expect(askedIn(given)).toEqual({ kind: 'noResult', days: 30, least: 20, groupId: 3 });
  expect(spanIn(askedIn({ ...given, whose: 'c12' }))).toEqual({ days: 30, customerId: 12 });
  const odd = { ...nothing, kind: 'toString', days: '8', whose: 'x9', least: '-1', state: 'gone' };
  expect(askedIn(odd)).toEqual(askedIn(nothing));
  expect(askedIn({ ...nothing, whose: 'c', least: '1001' })).toEqual(askedIn(nothing));
});
