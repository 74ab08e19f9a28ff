import { bareNumber, type Cut, fold, hanRuns, latinWords, soundsOf, wordsOf } from './words.rules';

/** The texts of one SKU, by how much a hit in them says. */
export type DocTexts = {
  skuNo: string;
  /** The name, its spec values and the words buyers use for it. */
  named: string[];
  /** The category the SKU itself stands in: what kind of thing it is. */
  category: string;
  brand: string[];
  /** Categories above, labels, supplier, parameters. */
  around: string[];
  /** Texts that can also be typed by sound. */
  spoken: string[];
};

/** Kinds of words live side by side in one index; a prefix keeps them apart. */
export const kinds = { named: 'n:', category: 'k:', brand: 'b:', number: 's:', sound: 'p:', initials: 'i:' } as const;

function soundsIn(text: string, cut: Cut): string[] {
  const words = hanRuns(fold(text)).flatMap((run) => [run, ...cut(run)]);
  return [...new Set(words)]
    .filter((word) => word.length >= 2 && word.length <= 8)
    .flatMap((word) => {
      const [full, initials] = soundsOf(word);
      return [kinds.sound + full, kinds.initials + initials];
    });
}

export function lexemesOf(texts: DocTexts, cut: Cut): string[] {
  const named = texts.named.flatMap((text) => wordsOf(text, cut));
  const around = texts.around.flatMap((text) => wordsOf(text, cut));
  const category = wordsOf(texts.category, cut);
  const brand = texts.brand.flatMap((text) => wordsOf(text, cut));
  const numbers = [fold(texts.skuNo), bareNumber(texts.skuNo)];
  return [
    ...new Set([
      ...named,
      ...category,
      ...brand,
      ...around,
      ...latinWords(fold(texts.skuNo)),
      ...named.map((word) => kinds.named + word),
      ...category.map((word) => kinds.category + word),
      ...brand.map((word) => kinds.brand + word),
      ...numbers.map((number) => kinds.number + number),
      ...texts.spoken.flatMap((text) => soundsIn(text, cut)),
    ]),
  ].filter((lexeme) => lexeme.length <= 200);
}
