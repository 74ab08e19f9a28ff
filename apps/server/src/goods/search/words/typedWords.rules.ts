import { countedRun } from './quantities.rules';
import { type Cut, fold } from './words.rules';

const wordLimit = 12;

/** They say nothing about the goods: L 码, 黑色的, 得力牌, 编码 HD-100001. */
const fillers = new Set(
  ['码 的 款 牌 和 与 用 带 个 买 要 适合 适用 专用 使用 用于 采购 求购 购买 我要 需要 编码 编号 货号 料号 物料 物料号']
    .join()
    .split(' ')
    .concat(
      '物料编码 商品编号 型号 规格 规格型号 品牌 品名 名称 单位 工具 东西 设备 用品 那种 可以 时候 for the and of'.split(
        ' ',
      ),
    ),
);

/** Where a word may end: a quantity, letters with digits, Chinese. */
export const wordRuns = new RegExp(`${countedRun}|[a-z0-9]+(?:[.\\-*/#+_][a-z0-9]+)*|\\p{Script=Han}+`, 'gu');
export const isHan = (word: string): boolean => /^\p{Script=Han}/u.test(word);
const phraseLimit = 3;

/** i5/16g/512g is three things said of a computer; nxb-63/3p is one number. */
const listed = /^[^/]+(?:\/[^/]+){2,}$/;

/**
 * What was typed, as words in their order: letters and digits whole, Chinese cut as coarsely as possible, and with
 * `apart` single characters left alone.
 */
export function typedWords(
  typed: string,
  cut: Cut,
  isKnown: (word: string) => boolean = () => false,
  apart = false,
): string[] {
  const runs = (fold(typed).match(wordRuns) ?? []).flatMap((each) => (listed.test(each) ? each.split('/') : [each]));
  const words = joinPhrases(
    runs.flatMap((each) => (isHan(each) ? cutHan(each, cut, isKnown, apart) : [each.replace(' ', '')])),
    isKnown,
  );
  // What is said twice was meant where it was said last.
  const unique = [...new Set(words.toReversed())].toReversed().slice(0, wordLimit);
  const telling = unique.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : unique;
}

/** 铁皮柜子 is 铁皮柜. A single character before a word belongs to it, 防+刺穿; after one it is the kind of thing. */
function cutHan(text: string, cut: Cut, isKnown: (word: string) => boolean, apart: boolean): string[] {
  if (isKnown(text)) return [text];
  if (/[子儿]$/u.test(text) && isKnown(text.slice(0, -1))) return [text.slice(0, -1)];
  const joined: string[] = [];
  let held = '';
  for (const piece of cut(text)) {
    if (piece.length === 1 && !fillers.has(piece)) held += piece;
    else if (fillers.has(piece)) joined.push(...(held ? [held] : []), piece);
    else if (held && (apart || isKnown(piece))) joined.push(held, piece);
    else joined.push(held + piece);
    if (piece.length > 1 || fillers.has(piece)) held = '';
  }
  return held ? [...joined, held] : joined;
}

/** `power strip` is one word where the shop knows it as one; `shoes` is `shoe` where only that is known. */
function joinPhrases(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const sizes = Array.from({ length: phraseLimit - 1 }, (_, less) => phraseLimit - less);
    const size = sizes.find((each) => each <= words.length - at && phraseKnown(words.slice(at, at + each), isKnown));
    joined.push(knownForm(words.slice(at, at + (size ?? 1)).join(' '), isKnown));
    at += (size ?? 1) - 1;
  }
  return joined;
}

function knownForm(word: string, isKnown: (word: string) => boolean): string {
  if (isKnown(word) || !/^[a-z ]+s$/.test(word)) return word;
  return [word.slice(0, -1), word.slice(0, -2)].find(isKnown) ?? word;
}

const phraseKnown = (words: readonly string[], isKnown: (word: string) => boolean): boolean =>
  words.every((word) => /^[a-z]/.test(word)) && isKnown(knownForm(words.join(' '), isKnown));
