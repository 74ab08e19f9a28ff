import type { StatementDifference, StatementEntry, StatementModel } from '@yigou/contract/books/statements.model';
import { type EntryKind, entryHolds, entryKindLabels, withBalance } from '@yigou/contract/books/statements.terms';
import { paths, withQuery } from '../../../app/paths';

/** About which entry a difference is raised; null: about something that is not there. */
export type About = { entryId: number } | null;

export type EntryPart = 'all' | 'unchecked' | 'differences' | EntryKind;

/** Which lines are looked at, and whether those of one order on one day are one row. */
export type EntryView = { part: EntryPart; word: string; by: 'order' | 'line' };

const isPart = (text: string): text is EntryPart =>
  ['all', 'unchecked', 'differences'].includes(text) || Object.hasOwn(entryKindLabels, text);

export function readView(query: URLSearchParams): EntryView {
  const part = query.get('part') ?? '';
  return {
    part: isPart(part) ? part : 'all',
    word: (query.get('word') ?? '').trim().slice(0, 50),
    by: query.get('by') === 'line' ? 'line' : 'order',
  };
}

export const viewPath = (statementId: number, { part, word, by }: EntryView): string =>
  withQuery(paths.checkDetail, {
    statementId,
    ...(part !== 'all' && { part }),
    ...(word && { word }),
    ...(by !== 'order' && { by }),
  });

type Told = Pick<StatementModel, 'entries' | 'differences' | 'sums'>;

const stands = ({ state }: StatementDifference): boolean => state !== 'withdrawn';

/** The parts of a statement, as far as there is something in them. */
export function entryTabs({ entries, differences }: Pick<Told, 'entries' | 'differences'>, checking: boolean) {
  const kinds = (Object.keys(entryKindLabels) as EntryKind[]).map((key) => ({
    key: key as EntryPart,
    label: entryKindLabels[key] as string,
    count: entries.filter((entry) => entry.kind === key).length,
  }));
  const unchecked = checking ? entries.filter((entry) => !entry.checkedBy).length : 0;
  const all: { key: EntryPart; label: string; count: number }[] = [
    { key: 'all', label: '全部', count: entries.length },
    { key: 'unchecked', label: '未核对', count: unchecked },
    { key: 'differences', label: '有差异', count: differences.filter(stands).length },
    ...kinds,
  ];
  return all.filter(({ key, count }) => key === 'all' || count > 0);
}

export type EntryRow = {
  key: string;
  first: StatementEntry;
  entries: StatementEntry[];
  amount: number;
  /** What is owed after it, so that each row proves the next. */
  balance: number;
  differences: StatementDifference[];
};

const sumOf = (lines: readonly { amount: number }[]): number => withBalance(lines, 0).at(-1)?.balance ?? 0;

/** A row for each entry, or for what happened to one order on one day. */
function rowsBy({ entries, differences, sums }: Told, by: EntryView['by']): EntryRow[] {
  const rows = new Map<string, StatementEntry[]>();
  for (const entry of entries) {
    const key = by === 'line' ? String(entry.entryId) : `${entry.time.slice(0, 10)} ${entry.kind} ${entry.number}`;
    rows.set(key, [...(rows.get(key) ?? []), entry]);
  }
  const lines = [...rows].flatMap(([key, own]) => {
    const [first] = own;
    if (!first) return [];
    const about = differences.filter((each) => own.some((entry) => entry.entryId === each.entryId));
    return [{ key, first, entries: own, amount: sumOf(own), differences: about }];
  });
  return withBalance(lines, sums.opening);
}

const inPart = ({ first, entries, differences }: EntryRow, part: EntryPart): boolean => {
  if (part === 'all') return true;
  if (part === 'unchecked') return entries.some((entry) => !entry.checkedBy);
  return part === 'differences' ? differences.some(stands) : first.kind === part;
};

/** What is looked at, with its own sum where that is not all. */
export function shownOf(told: Told, { part, word, by }: EntryView) {
  const rows = rowsBy(told, by).filter(
    (row) => inPart(row, part) && row.entries.some((entry) => entryHolds(entry, word)),
  );
  const whole = part === 'all' && word === '';
  const absent = told.differences.filter((each) => each.entryId === null);
  return {
    rows,
    whole,
    absent: whole ? absent : part === 'differences' ? absent.filter(stands) : [],
    sum: sumOf(rows),
  };
}

/** Every line by itself with the balance after it, as it is printed. */
export const printedLines = (told: Told): EntryRow[] => rowsBy(told, 'line');
