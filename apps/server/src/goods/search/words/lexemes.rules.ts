import { nounsOf, splitUses } from './nouns.rules';
import { numberKey } from './numbers.rules';
import { type Cut, endingsOf, fold, hanRuns, hanWords, latinWords, pairsOf, soundsOf, wordsOf } from './words.rules';

/** Counted up whenever texts become other lexemes: an index of another version is made anew at the start. */
export const lexemesVersion = 4;

/** The texts of one SKU, by how much a hit in them says. */
export type DocTexts = {
  skuNo: string;
  name: string;
  specs: string[];
  /** What buyers call it. */
  keywords: string[];
  /** The category the SKU itself stands in: what kind of thing it is. */
  category: string;
  brand: string[];
  /** Categories above: only their whole names count, or a word would bring a whole department. */
  parents: string[];
  /** Labels, supplier, parameters. */
  around: string[];
};

/** Kinds of words live side by side in one index; a prefix keeps them apart. Without one: what the article is called. */
export const kinds = {
  named: 'n:',
  /** Supplier, labels, parameters, departments. */
  around: 'a:',
  /** What it is, by the end of its name or by its category. */
  noun: 'h:',
  category: 'k:',
  /** What it is used with. */
  use: 'u:',
  number: 's:',
  pair: 'g:',
  sound: 'p:',
  initials: 'i:',
} as const;

function soundsIn(text: string, cut: Cut): string[] {
  const words = hanRuns(fold(text)).flatMap((run) => [run, ...cut(run)]);
  return [...new Set(words)]
    .filter((word) => word.length >= 2 && word.length <= 8)
    .flatMap((word) => {
      const [full, initials] = soundsOf(word);
      return [kinds.sound + full, kinds.initials + initials];
    });
}

/** The part of a number that is a model: HP-CF280A is the CF280A, whatever else is made for it. */
const modelsIn = (number: string): string[] =>
  number.split('-').filter((part) => /^[a-z]+\d/.test(part) && part.length >= 4);

const marked = (kind: string, words: readonly string[]): string[] => words.map((word) => kind + word);

const allWords = (texts: readonly string[], cut: Cut): string[] => texts.flatMap((text) => wordsOf(text, cut));

/** What all SKUs of a product share: most of the work, done once for each product. */
export function sharedLexemes(texts: DocTexts, cut: Cut): string[] {
  const { own, uses } = splitUses(texts.name);
  const category = hanRuns(fold(texts.category)).flatMap((run) => endingsOf(run, cut));
  const named = wordsOf(own, cut);
  const alsoCalled = [texts.category, ...texts.keywords, ...texts.brand];
  return [
    ...named,
    ...allWords(alsoCalled, cut),
    ...marked(kinds.around, [...allWords(texts.around, cut), ...texts.parents.map(fold)]),
    ...marked(kinds.named, named),
    ...marked(kinds.use, allWords(uses, cut)),
    ...marked(kinds.noun, nounsOf(texts.name, texts.brand, texts.category, cut)),
    ...marked(kinds.category, [...category, ...latinWords(fold(texts.category))]),
    ...marked(kinds.pair, [own, ...alsoCalled].map(fold).flatMap(pairsOf)),
    ...[own, ...alsoCalled].flatMap((text) => soundsIn(text, cut)),
  ];
}

export function lexemesOf(texts: DocTexts, cut: Cut, shared = sharedLexemes(texts, cut)): string[] {
  const number = fold(texts.skuNo);
  const specs = allWords(texts.specs, cut);
  return [
    ...new Set([
      ...shared,
      ...specs,
      ...marked(kinds.named, specs),
      ...marked(kinds.pair, texts.specs.map(fold).flatMap(pairsOf)),
      ...latinWords(number),
      ...marked(kinds.noun, modelsIn(number)),
      ...marked(kinds.number, [numberKey(texts.skuNo)]),
    ]),
  ].filter((lexeme) => lexeme.length <= 200);
}

const isName = (word: string): boolean => (/^[a-z]+$/.test(word) ? word.length >= 4 : word.length >= 2);

/** The words that name it, for who mistypes one of them: its kind, its brand, names like `thinkbook`. */
export function namesOf(texts: DocTexts, cut: Cut): string[] {
  const latin = latinWords(fold(texts.name)).filter((word) => /^[a-z]+$/.test(word));
  const han = [texts.category, ...texts.keywords, ...texts.brand].flatMap((text) => hanWords(fold(text), () => []));
  const nouns = nounsOf(texts.name, texts.brand, texts.category, cut);
  return [...new Set([...latin, ...han, ...nouns])].filter((word) => isName(word) && word.length <= 12);
}
