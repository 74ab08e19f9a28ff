import { cutFine } from '../words/jieba';
import { wordsOf } from '../words/words.rules';
import { splitSpec } from './specParts.rules';

const none = -1;

/** Names ↔ small numbers, so that columns hold numbers only. */
export class Dictionary {
  readonly names: string[] = [];
  private readonly codes = new Map<string, number>();
  codeOf(name: string): number {
    const known = this.codes.get(name);
    if (known !== undefined) return known;
    this.codes.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
  find(name: string): number {
    return this.codes.get(name) ?? none;
  }
}

const noParts: readonly number[] = [];

/** `颜色:黑色` as a number, with the number of its axis, and of what it is made of: 规格:M6×20 is 直径:M6 and 长度:20mm. */
export class SpecNames extends Dictionary {
  readonly axes = new Dictionary();
  readonly axisOf: number[] = [];
  readonly parts: (readonly number[])[] = [];
  /** Without the axis: 黑色. */
  readonly values: string[] = [];
  private readonly codesOfWord = new Map<string, number[]>();

  /** The values that say this word. */
  saying = (word: string): readonly number[] => this.codesOfWord.get(word) ?? noParts;

  override codeOf(pair: string): number {
    const code = super.codeOf(pair);
    if (code < this.axisOf.length) return code;
    this.axisOf.push(this.axes.codeOf(pair.slice(0, Math.max(0, pair.indexOf(':')))));
    this.parts.push(noParts);
    const value = pair.slice(pair.indexOf(':') + 1);
    this.values.push(value);
    for (const word of wordsOf(value, cutFine)) this.codesOfWord.set(word, [...this.saying(word), code]);
    const parts = splitSpec(pair);
    if (parts.length > 0) this.parts[code] = parts.map((part) => this.codeOf(part));
    return code;
  }
}
