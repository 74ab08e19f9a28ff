import { describe, expect, it } from 'vitest';
import { isWord } from './jieba';
import { correctedTexts, distance, fixTypos, Vocabulary } from './typos.rules';

const words = new Vocabulary(
  ['打印机', '插线板', '摄像头', '复印纸', '键盘', '洗衣液', '消毒液', '抽纸', '得力', '公牛', '霍尼韦尔'].map(
    (word) => [word, 10] as const,
  ),
);
const letters = new Vocabulary(
  ['thinkbook', 'printer', 'lenovo', '复印纸', '垃圾桶'].map((word) => [word, 10] as const),
);

describe('a slip is put right', () => {
  it.each([
    ['打应机', '打印机'],
    ['插线版', '插线板'],
    ['摄象头', '摄像头'],
    ['键盆', '键盘'],
    ['得立复印纸', '得力复印纸'],
    ['公扭 插线板', '公牛 插线板'],
    ['霍尼伟尔', '霍尼韦尔'],
    ['75% 消毒夜', '75% 消毒液'],
    ['印打机', '打印机'],
    ['板插线', '插线板'],
  ])('%s → %s', (typed, meant) => {
    expect(fixTypos(typed, words, isWord)).toBe(meant);
  });

  it.each([
    ['ThinkBok', 'thinkbook'],
    ['pirnter', 'printer'],
    ['lenvo', 'lenovo'],
    ['fuyinzhii', '复印纸'],
    ['fuyingzi', '复印纸'],
    ['najitong', '垃圾桶'],
    ['lenovofuyinzhi', ' lenovo  复印纸 '],
  ])('%s → %s', (typed, meant) => {
    expect(fixTypos(typed, letters, isWord)).toBe(meant);
  });
});

describe('a right word stays', () => {
  // 油纸 and 抽纸 look alike, 洗衣机 and 洗衣液 differ by one character: both are words, and mean other things.
  it.each(['洗衣机', '油纸', '发电机', '打印机', '会议室投影仪', 'piano', 'pen', 'A4', 'DL-A4-70', '💥'])(
    '%s',
    (typed) => {
      expect(fixTypos(typed, words, isWord)).toBe(typed);
      expect(fixTypos(typed, letters, isWord)).toBe(typed);
    },
  );
});

describe('what may have been meant, though something was found', () => {
  const ours = new Vocabulary([
    ['胶带', 50],
    ['胶袋', 2],
    ['抽纸', 40],
    ['打印机', 60],
    ['复印纸', 60],
    ['printer', 30],
  ]);
  const isKnown = (text: string) => ours.has(text) || (!/[a-z]/.test(text) && isWord(text));

  it.each([
    ['胶袋', ['胶带']],
    ['得力 胶袋', ['得力 胶带']],
    ['打应机', ['打印机']],
    ['覆印纸 A4', ['复印纸 a4']],
    ['pirnter', ['printer']],
  ])('%s → %j', (typed, meant) => {
    expect(correctedTexts(typed, ours, isKnown)).toEqual(meant);
  });

  // 油纸 only looks like 抽纸, 打印机 is what it is, and a single character says nothing.
  it.each(['油纸', '打印机', '纸', 'printer', 'A4', '💥', ''])('%s → nothing', (typed) => {
    expect(correctedTexts(typed, ours, isKnown)).toEqual([]);
  });
});

it('distance counts an exchange as one', () => {
  expect(distance('abc', 'abc')).toBe(0);
  expect(distance('abc', 'abd')).toBe(1);
  expect(distance('abc', 'ab')).toBe(1);
  expect(distance('abcd', 'acbd')).toBe(1);
  expect(distance('abc', 'xyz')).toBe(3);
  expect(distance('a', 'abcd')).toBe(3);
});
