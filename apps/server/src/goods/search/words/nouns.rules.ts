import { type Cut, endingsOf, fold, hanRuns } from './words.rules';

/** They end a phrase without saying what the thing is. */
const empty = /(套装|组套|组合|系列|可选|原装|定制|全套|整箱|款|型|级)$/;
/** What it is used with is not what it is: 空调热水器专用, 适用惠普 M401. */
const use = /(专用|适用|通用|可用)$|^适用/;

const hanEnd = /\p{Script=Han}{2,}$/u;

const phrasesOf = (text: string): string[] => text.split(/[\s,，、/+|]+/);

function withoutBrand(name: string, brands: readonly string[]): string {
  const text = fold(name)
    .replace(/[（(][^）)]*[）)]/g, ' ')
    .trim();
  const brand = brands.map(fold).find((each) => each && text.startsWith(each));
  return brand ? text.slice(brand.length) : text;
}

function thingIn(phrase: string): string {
  let run = use.test(phrase) ? '' : (hanEnd.exec(phrase)?.[0] ?? '');
  while (empty.test(run)) run = run.replace(empty, '');
  return run.length >= 2 ? run : '';
}

/**
 * What a name says the thing is: the end of its first Chinese phrase. 得力（deli）不锈钢办公剪刀 175mm → 剪刀. What
 * follows tells sizes, uses and other machines, or calls it by another name, which then ends like its kind.
 */
export function nounsOf(name: string, brands: readonly string[], category: string, cut: Cut): string[] {
  const [first = '', ...rest] = phrasesOf(withoutBrand(name, brands)).map(thingIn).filter(Boolean);
  const ends = new Set([first.slice(-1), category.slice(-1)]);
  const others = rest.filter((thing) => ends.has(thing.slice(-1)));
  return [...new Set([first, ...others].flatMap((thing) => (thing ? endingsOf(thing, cut) : [])))];
}

/** A text in what it says of the thing itself, and in the Chinese it says of what the thing is used with. */
export function splitUses(text: string): { own: string; uses: string[] } {
  const phrases = phrasesOf(fold(text));
  const uses = phrases.filter((phrase) => use.test(phrase)).flatMap(hanRuns);
  return { own: uses.reduce((sofar, each) => sofar.replace(each, ' '), fold(text)), uses };
}
