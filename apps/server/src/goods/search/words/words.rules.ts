import { Converter } from 'opencc-js/t2cn';
import { pinyin } from 'pinyin-pro';
import { memoize } from '../../../ground/lib/memoize';
import { countedWords, foldQuantities, sidesOf } from './quantities.rules';

/** Words half Latin, half Chinese would be cut in the middle; these stand for them everywhere. */
const mixed: [RegExp, string][] = [[/u\s?盘/g, '优盘']];

const unmix = (text: string): string => mixed.reduce((sofar, [word, other]) => sofar.replace(word, other), text);

const simplified = Converter({ from: 't', to: 'cn' });

/** Full width to half width, lower case, 複印紙 to 复印纸. */
export const plain = (text: string): string => simplified(text.normalize('NFKC').toLowerCase());

/** And one writing of units, one sign for "times": `Ｍ６×２０` → `m6*20`. */
export const fold = (text: string): string =>
  foldQuantities(
    unmix(plain(text))
      .replace(/(?<=[\d.a-z])\s*[×✕╳*]\s*(?=\d)/g, '*')
      .replace(/(?<=\d)\s*乘以?\s*(?=\d)/g, '*')
      .replace(/(?<=\d)x(?=\d)/g, '*'),
  );

/** A whole question as one word of the shop's, however it is written. */
export const wordKey = (text: string): string => fold(text).replace(/\s+/g, ' ').trim();

const latinRun = /[a-z0-9]+(?:[.\-*/#+_][a-z0-9]+)*/g;
const hanRun = /\p{Script=Han}+/gu;

export const latinRuns = (folded: string): string[] => folded.match(latinRun) ?? [];
export const hanRuns = (folded: string): string[] => folded.match(hanRun) ?? [];

/** A number as one types it: without blanks and signs. */
export const bareNumber = (text: string): string => text.replace(/[^a-z0-9]/g, '');

const hasDigit = (text: string): boolean => /\d/.test(text);

/** `lbp6230dn` is also asked for by its tail: from each digit that follows a letter. */
function tailsOf(word: string): string[] {
  return [...word.matchAll(/(?<=[a-z])(?=\d)/g)]
    .map(({ index }) => word.slice(index))
    .filter((tail) => tail.length > 1);
}

const joints = /[-*/#+_]|\.(?!\d)|(?<!\d)\./;

/** Where something is put together: cf-280a*2 in three, 1.5kg not. */
export const partsOf = (run: string): string[] => run.split(joints);

/** `cf-280a*2` counts whole, in its parts, without its signs, and by the tails of all these. */
export function latinWords(folded: string): string[] {
  const words = latinRuns(folded).flatMap((run) => {
    const parts = partsOf(run);
    return parts.length > 1 ? [run, ...parts, ...sidesOf(run), bareNumber(run)] : [run];
  });
  return [...new Set(words.flatMap((word) => [word, ...tailsOf(word)]))];
}

/** Names are written `ThinkBook 14`, `GSR 120-LI`, and typed `thinkbook14`, `gsr120`. */
export function joinedWords(folded: string): string[] {
  const joined: string[] = [];
  for (const chain of folded.match(/[a-z0-9.\-*/#+_]+(?: [a-z0-9.\-*/#+_]+)+/g) ?? []) {
    const parts = chain.split(' ').map(bareNumber);
    parts.slice(1).forEach((part, at) => {
      const whole = `${parts[at]}${part}`;
      if (hasDigit(whole) && /[a-z]/.test(whole) && whole.length <= 20) joined.push(whole);
    });
  }
  return joined;
}

export type Cut = (text: string) => string[];

/** Every Chinese word in it, long and short. */
export const hanWords = (folded: string, cut: Cut): string[] =>
  hanRuns(folded)
    .flatMap((run) => [run, ...cut(run)])
    .filter((word) => word.length <= 12);

export function wordsOf(text: string, cut: Cut): string[] {
  const folded = fold(text);
  return [
    ...new Set([...latinWords(folded), ...joinedWords(folded), ...countedWords(folded), ...hanWords(folded, cut)]),
  ];
}

/** Neighbouring characters, two by two: a word cut differently is still found by them. */
export function pairsOf(folded: string): string[] {
  return hanRuns(folded).flatMap((run) => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)));
}

/** Chinese names a thing last: 激光打印机 is a 打印机, 螺丝刀 is no 螺丝. Down to the last character alone. */
export function endingsOf(han: string, cut: Cut): string[] {
  const words = cut(han).filter((word) => han.endsWith(word));
  return [...new Set([han, ...words, han.slice(-1)])].filter((word) => word.length > 0 && word.length <= 12);
}

type Sounds = [full: string, initials: string];

/** Words come again and again, and a sound takes longer to find than everything else about a word. */
const sounds = memoize('sounds', (han): Sounds => {
  const syllables = pinyin(han, { toneType: 'none', type: 'array', v: true });
  return [syllables.join(''), syllables.map((each) => each[0] ?? '').join('')];
});

/** 复印纸 → ['fuyinzhi', 'fyz'] */
export const soundsOf = (han: string): Sounds => sounds.of(han);
