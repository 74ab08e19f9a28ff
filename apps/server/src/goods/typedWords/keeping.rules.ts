import { typedWordLimits } from '@yigou/contract/goods/typedWords.terms';
import { memoize } from '../../ground/lib/memoize';
import { plain } from '../search/words/words.rules';

/** However it is parted: 138 1234 5678, 138-1234-5678, +86138… */
const digitsJoined = (text: string): string => text.replace(/(?<=\d)[\s.\-_]+(?=\d)/g, '');

const personal = [
  /[^\s@]@[^\s@]/,
  // A mobile, a number of an office, an identity card, a bank card.
  /(?<!\d)(?:\+?86)?1[3-9]\d{9}(?!\d)/,
  /(?<!\d)0\d{9,11}(?!\d)/,
  /(?<!\d)\d{17}[\dx](?![\da-z])/,
  /(?<!\d)[1-9]\d{15,18}(?!\d)/,
];

/** Names as they are spelled for a login: zhangsan, zhang.san01, li_si. */
const surnames =
  'wang|li|zhang|liu|chen|yang|zhao|huang|zhou|wu|xu|sun|hu|zhu|gao|lin|he|guo|ma|luo|liang|song|zheng|xie|han|tang|feng|deng|cao|peng|zeng|xiao|tian|dong|pan|yuan|cai|jiang|yu|du|ye|cheng|wei|su|lu|ding|ren|shen|yao|cui|zhong|tan|fan|jin|shi|liao|jia|xia|fu|fang|bai|zou|meng|xiong|qin|qiu|hou|yin|xue|yan|duan|lei|long|tao|shao|mao|chang|wan|gu|lai|kong|hong';
/** Short ones and long begin too many other words: mate30, long500. */
const clearSurnames = surnames
  .split('|')
  .filter((each) => each.length > 3 && each !== 'long')
  .join('|');
const nameLike = new RegExp(`^(?:${clearSurnames})[a-z]{2,12}\\d{1,4}$|^(?:${surnames})[._][a-z]{2,12}\\d{0,4}$`);

export const looksPersonal = (word: string): boolean => {
  const joined = digitsJoined(word);
  return personal.some((pattern) => pattern.test(joined)) || nameLike.test(word);
};

function make(typed: string): string {
  const word = plain(typed).replace(/\s+/g, ' ').trim();
  return word === '' || word.length > typedWordLimits.word || looksPersonal(word) ? '' : word;
}

const kept = memoize('keptWords', make);

/** A word as it is counted; empty: it is not kept. Whoever pastes a page does not look for a word. */
export const keptWord = (typed: string): string => (typed.length > typedWordLimits.word * 2 ? '' : kept.of(typed));

export const isRobot = (agent: string): boolean => /bot\b|spider|crawl|slurp/i.test(agent);

type Asked = { pageIndex: number; searchKey: string; reqData?: Record<string, unknown> | undefined };

const isUnset = (value: unknown): boolean =>
  value === undefined || value === 0 || value === 'default' || (Array.isArray(value) && value.length === 0);

/** The first page of what was typed, before anything was chosen. */
export const isTyped = ({ pageIndex, searchKey, reqData = {} }: Asked): boolean =>
  searchKey !== '' && pageIndex === 1 && Object.values(reqData).every(isUnset);
