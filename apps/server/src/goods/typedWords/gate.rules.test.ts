import { expect, it } from 'vitest';
import { Gate, gateLimits } from './gate.rules';

const { perTypist, ofVisitors } = gateLimits;
const many = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);

it('lets nobody type more different words than a person can', () => {
  const gate = new Gate();
  const let1 = many(perTypist + 10).filter((word) => gate.lets('a', true, word, 0));
  expect(let1).toHaveLength(perTypist);
  expect(gate.lets('a', true, 'w0', 0)).toBe(true);
  expect(gate.lets('b', true, 'new', 0)).toBe(true);
  expect(gate.lets('a', true, 'new', 60_000)).toBe(true);
});

it('limits visitors together, from however many addresses, and no member because of them', () => {
  const gate = new Gate();
  const let1 = many(ofVisitors + 50).filter((word) => gate.lets(`from ${word}`, true, word, 0));
  expect(let1).toHaveLength(ofVisitors);
  expect(gate.lets('from elsewhere', true, 'w0', 0)).toBe(true);
  expect(gate.lets('member', false, 'another', 0)).toBe(true);
});
