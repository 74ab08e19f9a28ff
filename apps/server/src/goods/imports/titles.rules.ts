import { isSameValue } from '@yigou/contract/goods/fieldValues';
import type { ColumnChoice, ImportColumn, ProfileColumn } from '@yigou/contract/goods/imports.console';
import { importTargets, targetField, targetNames } from '@yigou/contract/goods/imports.terms';
import { columnName } from '../../ground/lib/xlsx';

/** A title without what people add to it: blanks, brackets with units, signs. */
export const plainTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[(（[【][^)）\]】]*[)）\]】]/g, '')
    .replace(/[\s*:：·•_\-/]/g, '');

const namesOf = new Map(importTargets.map((to) => [to, targetNames(to).map(plainTitle)]));
const mentionsNoTax = (title: string): boolean => /未税|不含税|去税|除税/.test(title);
const titleRowsMost = 20;

/** The first row that names most of what is known; a sheet without titles has none. */
export function findTitleRow(rows: readonly (readonly string[])[]): number {
  const known = new Set([...namesOf.values()].flat());
  const score = (row: readonly string[]): number => {
    const filled = row.filter((cell) => cell.trim() !== '');
    const named = filled.filter((cell) => known.has(plainTitle(cell)));
    return named.length * 10 + Math.min(filled.length, 9);
  };
  const scores = rows.slice(0, titleRowsMost).map(score);
  return scores.indexOf(Math.max(...scores)) + 1;
}

type Guess = Pick<ImportColumn, 'to' | 'sure' | 'by' | 'addTax' | 'fillDown' | 'onlyNew'>;
const nothing: Guess = { to: '', sure: 0, by: 'none', addTax: false, fillDown: false, onlyNew: false };

/** What a supplier calls an article is not what it is called here, unless the title is our own. */
const onlyOfNew = new Set(['product.name', 'sku.specs', 'product.axes']);

/** Stock is never written because a sheet happens to have a column of it; pictures in a sheet are mostly names of files. */
const neverGuessed = new Set(['onHand', 'group', 'sku.imgUrls']);
const guessable = importTargets.filter((to) => !neverGuessed.has(to));

function byTitle(title: string): Guess {
  const plain = plainTitle(title);
  if (plain === '') return nothing;
  const exact = guessable.find((to) => namesOf.get(to)?.[0] === plain);
  if (exact) return { ...nothing, to: exact, sure: 100, by: 'title' };
  const alias = guessable.find((to) => namesOf.get(to)?.includes(plain));
  if (alias) return { ...nothing, to: alias, sure: 95, by: 'title', onlyNew: onlyOfNew.has(alias) };
  const part = guessable.find((to) => namesOf.get(to)?.some((name) => name.length >= 2 && plain.includes(name)));
  return part ? { ...nothing, to: part, sure: 74, by: 'title', onlyNew: onlyOfNew.has(part) } : nothing;
}

const enough = 0.6;
const share = (samples: readonly string[], test: (text: string) => boolean): number =>
  samples.length === 0 ? 0 : samples.filter(test).length / samples.length;

function byContent(samples: readonly string[], isSkuNo: (text: string) => boolean): Guess {
  const known = share(samples, isSkuNo);
  if (known >= enough) return { ...nothing, to: 'skuNo', sure: Math.round(known * 100), by: 'content' };
  if (share(samples, (text) => /^\d{19}$/.test(text)) >= enough)
    return { ...nothing, to: 'product.taxCode', sure: 90, by: 'content' };
  if (share(samples, (text) => /^69\d{11}$/.test(text)) >= enough)
    return { ...nothing, to: 'sku.barcode', sure: 80, by: 'content' };
  return nothing;
}

function byProfile(title: string, profile: readonly ProfileColumn[]): Guess | null {
  const found = profile.find((column) => plainTitle(column.title) === plainTitle(title));
  return found ? { ...found, sure: found.to ? 100 : 0, by: 'profile' } : null;
}

/** Prices without tax are not ours: what the title says is taken, and somebody has to look at it. */
function withTax(guess: Guess, title: string): Guess {
  const isMoney = targetField(guess.to)?.field.rule.kind === 'money';
  return isMoney && mentionsNoTax(title) && guess.by !== 'profile'
    ? { ...guess, addTax: true, sure: Math.min(guess.sure, 74) }
    : guess;
}

const samplesMost = 50;
const shownSamples = 2;

type Given = {
  titles: readonly string[];
  rows: readonly (readonly string[])[];
  profile: readonly ProfileColumn[];
  isSkuNo: (text: string) => boolean;
};

/** What each column is taken for. No two go to the same place: the surer one does, and of two the first. */
export function proposeColumns({ titles, rows, profile, isSkuNo }: Given): ImportColumn[] {
  const samplesOf = (at: number) =>
    rows
      .slice(0, samplesMost)
      .map((row) => (row[at] ?? '').trim())
      .filter(Boolean);
  const guessed = titles.map((title, at) => {
    const own = byProfile(title, profile);
    const named = own ?? withTax(byTitle(title), title);
    return named.sure >= 95 || own ? named : surer(byContent(samplesOf(at), isSkuNo), named);
  });
  const taken = new Map<string, number>();
  for (const [at, { to, sure }] of guessed.entries()) {
    const first = taken.get(to);
    if (to && (first === undefined || (guessed[first]?.sure ?? 0) < sure)) taken.set(to, at);
  }
  return titles.map((title, at) => {
    const guess = guessed[at] ?? nothing;
    const own = guess.to === '' || taken.get(guess.to) === at ? guess : nothing;
    return { letter: columnName(at + 1), title, samples: samplesOf(at).slice(0, shownSamples), ...own };
  });
}

const surer = (one: Guess, other: Guess): Guess => (one.sure > other.sure ? one : other);

/** What somebody chose instead; what they left alone stays as sure as it was. */
export const chooseColumns = (columns: readonly ImportColumn[], choices: readonly ColumnChoice[]): ImportColumn[] =>
  columns.map((column, at) => {
    const choice = choices[at];
    if (!choice) return column;
    const { to, addTax, fillDown, onlyNew } = column;
    return isSameValue(choice, { to, addTax, fillDown, onlyNew })
      ? column
      : { ...column, ...choice, sure: choice.to ? 100 : 0, by: 'chosen' };
  });

/** The place that two columns go to; empty: none. */
export function doubledTarget(columns: readonly ColumnChoice[]): string {
  const targets = columns.map(({ to }) => to).filter(Boolean);
  return targets.find((to, at) => targets.indexOf(to) !== at) ?? '';
}
