import { expect, test } from 'vitest';
import { shorterWords } from './noResult.rules';

test.each([
  ['得力 复印纸 70g', ['得力 复印纸', '得力', '复印纸', '70g']],
  ['激光打印机', ['激光打', '印机']],
  ['复印纸', []],
  ['', []],
])('“%s” can be searched as %s', (keyword, words) => {
  expect(shorterWords(keyword)).toEqual(words);
});
