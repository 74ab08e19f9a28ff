import type { Db } from '../../../ground/db/client';
import { addDictionaryWords } from '../words/jieba';
import { tradeWords } from '../words/tradeWords';
import { fold, wordKey } from '../words/words.rules';
import { CategoryTree } from './categories.rules';
import {
  type LeadRow,
  type PinRow,
  type SynonymRow,
  selectBrandRows,
  selectCategoryRows,
  selectDirectoryMark,
  selectLabelRows,
  selectSupplierRows,
  selectWordRows,
} from './directory.queries';
import { type Term, termOf } from './shopTerm.rules';

/** The small tables that give numbers their names. */
export type Directory = {
  tree: CategoryTree;
  brands: ReadonlyMap<number, string>;
  suppliers: ReadonlyMap<number, string>;
  labels: ReadonlyMap<number, string>;
  brandWords: ReadonlySet<string>;
  /** Characters that end the names of kinds of things: who types a word that ends so means a thing. */
  kindEnds: ReadonlySet<string>;
  /** As they are kept, each word as the search reads it. */
  synonymRows: readonly SynonymRow[];
  /** Word → every word that means the same. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** `fyz`, `fuyinzhi` → 复印纸. */
  sounds: ReadonlyMap<string, readonly string[]>;
  terms: readonly Term[];
  /** By the word as `wordKey` has it. */
  leads: ReadonlyMap<string, LeadRow>;
  pins: ReadonlyMap<string, PinRow>;
  /** Of the rows it was made of: while it stays the same they do. */
  mark: string;
};

/** They end the names of machines: who types such a word means the machine, not what is said to go with it. */
export const machineEnds = '机车炉泵';

const synonymWeight = 4;
const trade: ReadonlySet<string> = new Set(tradeWords);

const names = (rows: { id: number; name: string }[]) => new Map(rows.map((row) => [row.id, row.name]));

function leavesOf<T extends { categoryId: number; parentId: number | null }>(rows: readonly T[]): T[] {
  const parents = new Set(rows.map((row) => row.parentId));
  return rows.filter((row) => !parents.has(row.categoryId));
}

/** A word in several groups is wide: it stands for all they hold, and no word of theirs stands for it; as one that is one way. */
function groupSynonyms(rows: readonly SynonymRow[]): Map<string, string[]> {
  const groups = new Map<number, string[]>();
  for (const { groupNo, word } of rows) {
    const group = groups.get(groupNo);
    if (group) group.push(word);
    else groups.set(groupNo, [word]);
  }
  const groupsOf = new Map<string, string[][]>();
  for (const group of groups.values())
    for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group]);
  const leading = new Set(rows.flatMap(({ word, oneWay }) => (oneWay ? word : [])));
  const isWide = (word: string): boolean => leading.has(word) || (groupsOf.get(word)?.length ?? 0) > 1;
  return new Map(
    [...groupsOf].map(([word, own]) => [
      word,
      [word, ...new Set(own.flat().filter((each) => each !== word && !isWide(each)))],
    ]),
  );
}

function soundsOfTerms(terms: readonly Term[], known?: Directory['sounds']): Map<string, readonly string[]> {
  const sounds = new Map<string, readonly string[]>(known);
  for (const { key, sound, initials } of terms) {
    for (const said of new Set([sound, initials])) {
      if (said.length > 1 && said !== key) sounds.set(said, [...(sounds.get(said) ?? []), key]);
    }
  }
  return sounds;
}

async function readRows(tx: Db, companyId: number) {
  return {
    categories: await selectCategoryRows(tx, companyId),
    brands: await selectBrandRows(tx, companyId),
    suppliers: await selectSupplierRows(tx, companyId),
    labels: await selectLabelRows(tx, companyId),
    ...(await selectWordRows(tx, companyId)),
  };
}

type DirectoryRows = Awaited<ReturnType<typeof readRows>>;

const byKey = <Row extends { word: string }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [wordKey(row.word), row]));

function toDirectory(rows: DirectoryRows, mark: string): Directory {
  const brandNames = rows.brands.flatMap((row) => [row.name, row.nameEn ?? '']).filter(Boolean);
  const terms = [
    ...rows.hot.map((word) => termOf(word, 'term', 0, 0)),
    ...rows.categories.map((row) => termOf(row.name, 'category', row.categoryId, 1)),
    ...rows.brands.flatMap((row) => [
      termOf(row.name, 'brand', row.id, 2),
      ...(row.nameEn ? [{ ...termOf(row.nameEn, 'brand', row.id, 3), text: row.name }] : []),
    ]),
    ...rows.synonyms.map((row) => termOf(row.word, 'term', 0, synonymWeight)),
    ...tradeWords.map((word) => termOf(word, 'term', 0, 5)),
  ];
  const synonymRows = rows.synonyms.map((row) => ({ ...row, word: fold(row.word) }));
  const seen = new Set<string>();
  const unique = terms.filter((term) => !seen.has(term.key) && seen.add(term.key));
  return {
    tree: new CategoryTree(rows.categories),
    brands: names(rows.brands),
    suppliers: names(rows.suppliers),
    labels: names(rows.labels),
    brandWords: new Set(brandNames.map(fold)),
    kindEnds: new Set([...machineEnds, ...leavesOf(rows.categories).map((row) => row.name.slice(-1))]),
    synonymRows,
    synonyms: groupSynonyms(synonymRows),
    sounds: soundsOfTerms(unique),
    terms: unique,
    leads: byKey(rows.leads),
    pins: byKey(rows.pins),
    mark,
  };
}

const dictionaryWords = ({ synonyms, categories, brands }: DirectoryRows): string[] =>
  [
    ...synonyms.map(({ word }) => word),
    ...categories.map(({ name }) => name),
    ...brands.flatMap(({ name, nameEn }) => [name, nameEn ?? '']).filter(Boolean),
  ].map(fold);

/** The one already known when nothing is called otherwise since: making it anew costs more than asking. */
export async function readDirectory(tx: Db, companyId: number, known?: Directory): Promise<Directory> {
  // Asked before the rows: what changes between the two is read again next time.
  const [{ mark } = { mark: '' }] = await selectDirectoryMark(tx, companyId);
  if (known?.mark === mark) return known;
  const rows = await readRows(tx, companyId);
  addDictionaryWords(dictionaryWords(rows));
  return toDirectory(rows, mark);
}

/**
 * As it would be with other synonyms, for who tries them: of the one that is known all is kept that they do not change,
 * for making it anew takes long, and nothing of it is taught to the language's dictionary.
 */
export function directoryWith(
  known: Directory,
  groupNo: number,
  rows: readonly Omit<SynonymRow, 'groupNo'>[],
): Directory {
  const own = rows.map(({ word, oneWay }) => ({ groupNo, word: fold(word), oneWay }));
  const synonymRows = [...known.synonymRows.filter((row) => row.groupNo !== groupNo), ...own];
  const synonyms = groupSynonyms(synonymRows);
  const stands = ({ weight, key, text }: Term) => weight !== synonymWeight || synonyms.has(key) || trade.has(text);
  const kept = known.terms.filter(stands);
  const keys = new Set(kept.map(({ key }) => key));
  const come = rows.map(({ word }) => termOf(word, 'term', 0, synonymWeight)).filter(({ key }) => !keys.has(key));
  const terms = [...kept, ...come];
  const isAdded = kept.length === known.terms.length;
  const sounds = isAdded ? soundsOfTerms(come, known.sounds) : soundsOfTerms(terms);
  return { ...known, synonymRows, synonyms, terms, sounds, mark: '' };
}
