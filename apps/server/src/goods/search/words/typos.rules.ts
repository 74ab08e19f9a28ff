import { memoize } from '../../../ground/lib/memoize';
import { similarCharacters } from './confusable';
import { soundsOf } from './words.rules';

/** 平翘舌, 前后鼻音 and 边鼻音 are not told apart by many: zhi = zi, yin = ying, la = na. */
const blurred = (sound: string): string =>
  sound
    .replace(/([zcs])h/g, '$1')
    .replace(/([aeiou])ng/g, '$1n')
    .replaceAll('l', 'n');

const blurredSounds = memoize('blurredSounds', (han) => blurred(soundsOf(han)[0]));

const blurredSound = (han: string): string => blurredSounds.of(han);

const isHan = (word: string): boolean => /^\p{Script=Han}+$/u.test(word);

type Known = { word: string; count: number };

function keepMost(map: Map<string, Known>, key: string, known: Known) {
  if ((map.get(key)?.count ?? -1) < known.count) map.set(key, known);
}

const charactersOf = (word: string): string => [...word].sort().join('');

/** The words of the shop, found by what they sound and look like. */
export class Vocabulary {
  private readonly counts: Map<string, number>;
  private readonly bySound: Map<string, Known>;
  /** By its characters in the order of the alphabet. */
  private readonly byCharacters: Map<string, Known>;
  /** Letters by their first one, so that few are compared. */
  private readonly byLetter: Map<string, (Known & { shown: string })[]>;

  /** `base`: all that it knows, and these words besides; copied, since making it takes long. */
  constructor(words: Iterable<readonly [word: string, count: number]>, base?: Vocabulary) {
    this.counts = new Map(base?.counts);
    this.bySound = new Map(base?.bySound);
    this.byCharacters = new Map(base?.byCharacters);
    this.byLetter = new Map([...(base?.byLetter ?? [])].map(([letter, list]) => [letter, [...list]]));
    const fresh = new Map<string, number>();
    for (const [word, count] of words) if (!base?.has(word)) fresh.set(word, Math.max(count, fresh.get(word) ?? 0));
    for (const [word, count] of fresh) {
      this.counts.set(word, count);
      if (isHan(word)) {
        keepMost(this.bySound, blurredSound(word), { word, count });
        keepMost(this.byCharacters, charactersOf(word), { word, count });
        this.addLatin(soundsOf(word)[0], word, count);
      } else if (/^[a-z]+$/.test(word)) this.addLatin(word, word, count);
    }
  }

  private addLatin(word: string, shown: string, count: number) {
    const letter = word[0] ?? '';
    const list = this.byLetter.get(letter);
    if (list) list.push({ word, shown, count });
    else this.byLetter.set(letter, [{ word, shown, count }]);
  }

  has = (word: string): boolean => this.counts.has(word);
  countOf = (word: string): number => this.counts.get(word) ?? 0;

  /** When another vocabulary takes its place. */
  forget = () => this.lookalikes.forget();

  /** A word with characters that look like these: 键盆 → 键盘. */
  findLookalike = (han: string): string | undefined => this.lookalikes.of(han);

  private readonly lookalikes = memoize('looksLike', (han) => {
    const near = [...han].flatMap((character, at) =>
      similarCharacters(character).map((other) => han.slice(0, at) + other + han.slice(at + 1)),
    );
    return near.filter(this.has).sort((a, b) => this.countOf(b) - this.countOf(a))[0];
  });

  soundsAlike = (one: string, other: string): boolean => blurredSound(one) === blurredSound(other);

  /** A word that sounds the same: 打应机 → 打印机. */
  findSoundalike(han: string): string | undefined {
    const word = this.bySound.get(blurredSound(han))?.word;
    return word === han || word?.length !== han.length ? undefined : word;
  }

  /** A word of the same characters in another order: 显器示 → 显示器. */
  findSwapped(han: string): string | undefined {
    const word = this.byCharacters.get(charactersOf(han))?.word;
    return word === han ? undefined : word;
  }

  findBySound = (latin: string): string | undefined => this.bySound.get(blurred(latin))?.word;

  /** A word that sounds so, or differs by a letter or two: najitong → 垃圾桶, thinkbok → thinkbook. */
  findBySpelling(latin: string): string | undefined {
    const heard = this.findBySound(latin);
    if (heard) return heard;
    const reach = latin.length >= 7 ? 2 : latin.length >= 4 ? 1 : 0;
    if (reach === 0) return undefined;
    const letters = new Set(latin.slice(0, 2));
    const near = [...letters]
      .flatMap((letter) => this.byLetter.get(letter) ?? [])
      .map((known) => ({ ...known, far: distance(latin, known.word) }))
      .filter(({ far, word }) => far > 0 && far <= reach && word.length >= 4)
      .sort((a, b) => a.far - b.far || b.count - a.count);
    return near[0]?.shown;
  }
}

/** How many letters must be added, dropped, replaced or exchanged with their neighbour; gives up beyond 2. */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      let least = Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]) {
        least = Math.min(least, (before[to - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 3;
}

type Piece = { typed: string; meant: string };
const longest = 8;

/** What a piece costs: a word of the shop nothing, one put right a little, a stranger more. */
const costs = { ours: 0, mended: 0.8, word: 1, stranger: 1.5 };

/**
 * One stretch of Chinese as the pieces it most likely is, each with what was meant. A word of the language is not taken
 * for another that sounds like it, only for one that also looks like it: 洗衣机 is no slip for 洗衣液.
 */
export function readHan(typed: string, words: Vocabulary, isWord: (text: string) => boolean): Piece[] {
  type Way = { cost: number; pieces: Piece[] };
  const best: Way[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= typed.length; end += 1) {
    let winner: Way | undefined;
    for (let from = Math.max(0, end - longest); from < end; from += 1) {
      const piece = typed.slice(from, end);
      const way = best[from];
      const read = readPiece(piece, words, isWord);
      if (!way || !read) continue;
      const cost = way.cost + read.cost;
      if (!winner || cost < winner.cost)
        winner = { cost, pieces: [...way.pieces, { typed: piece, meant: read.meant }] };
    }
    best[end] = winner ?? { cost: Number.POSITIVE_INFINITY, pieces: [] };
  }
  return best[typed.length]?.pieces ?? [];
}

function readPiece(piece: string, words: Vocabulary, isWord: (text: string) => boolean) {
  if (piece.length === 1) return { cost: costs.stranger, meant: piece };
  if (words.has(piece)) return { cost: costs.ours, meant: piece };
  const known = isWord(piece);
  const looks = words.findLookalike(piece);
  const meant = known
    ? looks && words.soundsAlike(looks, piece)
      ? looks
      : undefined
    : (looks ?? words.findSoundalike(piece) ?? words.findSwapped(piece));
  if (meant) return { cost: costs.mended, meant };
  return known ? { cost: costs.word, meant: piece } : null;
}

const run = /[a-z]+|\p{Script=Han}+/giu;

const shortestSound = 3;

/** As few pieces as possible, each with a meaning; null where there is no such way. */
export function splitInto(text: string, meantBy: (piece: string) => string | undefined): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let from = Math.max(0, end - 30); from < end; from += 1) {
      const before = best[from];
      const piece = text.slice(from, end);
      if (!before || (/^[a-z]+$/.test(piece) && piece.length < shortestSound)) continue;
      const meant = meantBy(piece);
      if (meant && (!best[end] || before.length + 1 < (best[end]?.length ?? 0))) best[end] = [...before, meant];
    }
  }
  return best[text.length] ?? null;
}

/** Letters without a blank: heisezhongxingbi is 黑色中性笔, a4zhi is a4 and 纸. Null where they are no words of ours. */
export const splitLatin = (letters: string, words: Vocabulary): string[] | null =>
  splitInto(letters, (piece) => (words.has(piece) ? piece : words.findBySound(piece)));

/** What was typed with its slips put right; the same text when there are none. */
export function fixTypos(typed: string, words: Vocabulary, isWord: (text: string) => boolean): string {
  return typed.normalize('NFKC').replace(run, (each) => {
    if (isHan(each)) {
      return readHan(each, words, isWord)
        .map((piece) => piece.meant)
        .join('');
    }
    const latin = each.toLowerCase();
    if (words.has(latin)) return each;
    return (
      words.findBySpelling(latin) ??
      splitLatin(latin, words)
        ?.map((word) => ` ${word} `)
        .join('') ??
      each
    );
  });
}

/** "Did you mean" needs `farMore` times as many hits; a known word with `enough` hits is never questioned. */
export const didYouMeanLimits = { farMore: 10, enough: 5 };

/** A known word is only taken for one that both looks and sounds like it; a stranger for either. */
function correctionsFor(piece: string, words: Vocabulary, isKnown: (text: string) => boolean): string[] {
  if (!isHan(piece)) return isKnown(piece) ? [] : [words.findBySpelling(piece)].filter((each) => each !== undefined);
  if (piece.length === 1) return [];
  const looks = words.findLookalike(piece);
  if (isKnown(piece)) return looks && words.soundsAlike(looks, piece) ? [looks] : [];
  return [looks, words.findSoundalike(piece), words.findSwapped(piece)].filter((each) => each !== undefined);
}

/** What may have been meant although something was found: each text with one of its words taken for another. */
export function correctedTexts(typed: string, words: Vocabulary, isKnown: (text: string) => boolean): string[] {
  const text = typed.normalize('NFKC').toLowerCase();
  const texts = [...text.matchAll(run)].flatMap(({ 0: each, index }) => {
    let from = index;
    const pieces = isHan(each) ? readHan(each, words, isKnown).map((piece) => piece.typed) : [each];
    return pieces.flatMap((piece) => {
      const [before, after] = [text.slice(0, from), text.slice(from + piece.length)];
      from += piece.length;
      return correctionsFor(piece, words, isKnown).map((meant) => before + meant + after);
    });
  });
  return [...new Set(texts)].filter((each) => each !== text);
}
