import type { ReportLineFilter } from '@yigou/contract/books/reports';
import { type DayRange, presetRange, type ReportPreset, reportPresetLabels } from '@yigou/contract/books/reports.terms';
import { readDay, today } from '@yigou/web-kit';

/** What stands in the address of a report. */
export type ReportQuery = {
  preset: ReportPreset | 'free';
  range: DayRange;
  orgId?: number;
  categoryId?: number;
  by: 'category' | 'sku';
  keyword: string;
  pageIndex: number;
  /** The figure that is open: what its lines are asked by besides the report's own filter. */
  lines?: LinesQuery;
};

type Flags = 'selfOnly' | 'categoryOnly';
export type LinesQuery = Omit<ReportLineFilter, 'from' | 'to' | Flags> &
  Partial<Record<Flags, boolean>> & { title: string };

const numberOf = (text: string | null): number | undefined => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

const isPreset = (text: string | null): text is ReportPreset =>
  text !== null && Object.hasOwn(reportPresetLabels, text);

const lineFlags = ['selfOnly', 'categoryOnly'] as const;
const lineNumbers = ['orgId', 'accountId', 'categoryId', 'supplierId', 'skuId'] as const;

function readLines(text: string | null): LinesQuery | undefined {
  if (text === null) return undefined;
  const query = new URLSearchParams(text);
  const kind = query.get('kind');
  const lines: LinesQuery = { title: query.get('title') ?? '' };
  for (const name of lineNumbers) {
    const number = numberOf(query.get(name));
    if (number) lines[name] = number;
  }
  if (kind === 'order' || kind === 'refund') lines.kind = kind;
  for (const name of lineFlags) if (query.get(name)) lines[name] = true;
  return lines;
}

export function readReportQuery(query: URLSearchParams, fallback: ReportPreset = 'month'): ReportQuery {
  const [from, to] = [readDay(query.get('from') ?? ''), readDay(query.get('to') ?? '')];
  const asked = query.get('period');
  const preset = isPreset(asked) ? asked : fallback;
  const free = from && to ? { from, to } : undefined;
  const [orgId, categoryId] = [numberOf(query.get('orgId')), numberOf(query.get('categoryId'))];
  const lines = readLines(query.get('lines'));
  return {
    preset: free ? 'free' : preset,
    range: free ?? presetRange(preset, today()),
    ...(orgId && { orgId }),
    ...(categoryId && { categoryId }),
    by: query.get('by') === 'sku' ? 'sku' : 'category',
    keyword: query.get('keyword') ?? '',
    pageIndex: numberOf(query.get('pageIndex')) ?? 1,
    ...(lines && { lines }),
  };
}

type Change = Record<string, string | number | undefined>;

/** The address with something changed; what is undefined is left out. Whatever changes, its first page is shown. */
export function changedQuery(query: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(query);
  if (!('pageIndex' in change) && !('lines' in change)) next.delete('pageIndex');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

export const linesText = (lines: LinesQuery): string => {
  const pairs = Object.entries(lines).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams(pairs).toString();
};
