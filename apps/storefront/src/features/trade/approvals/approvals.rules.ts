import type { CallInput } from '@yigou/contract/calls';
import type { ApprovalLine, ApprovalRow } from '@yigou/contract/trade/approvals';
import {
  type ApprovalSort,
  type ApprovalTab,
  approvalSorts,
  approvalTabs,
} from '@yigou/contract/trade/approvals.terms';
import { firstPaging, type Paging, readPaging, readTime } from '@yigou/web-kit';
import { paths, withQuery } from '../../../app/paths';

export type ApprovalFilter = Paging & {
  tab: ApprovalTab;
  keyword: string;
  orgId: number | null;
  ruleId: number | null;
  overBudget: boolean;
  sort: ApprovalSort;
};

export const firstFilter: ApprovalFilter = {
  tab: 'waiting',
  keyword: '',
  orgId: null,
  ruleId: null,
  overBudget: false,
  sort: 'dueFirst',
  ...firstPaging,
};

const readId = (text: string | null): number | null => (text && /^\d{1,15}$/.test(text) ? Number(text) : null);
const isIn = <T extends object>(labels: T, text: string | null): text is keyof T & string =>
  text !== null && Object.hasOwn(labels, text);

export function readApprovalFilter(query: URLSearchParams): ApprovalFilter {
  const [tab, sort] = [query.get('tab'), query.get('sort')];
  return {
    tab: isIn(approvalTabs, tab) ? tab : firstFilter.tab,
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    orgId: readId(query.get('orgId')),
    ruleId: readId(query.get('ruleId')),
    overBudget: query.get('overBudget') === 'true',
    sort: isIn(approvalSorts, sort) ? sort : firstFilter.sort,
    ...readPaging(query),
  };
}

/** What stands at its default is left out. */
export function approvalListPath(filter: ApprovalFilter): string {
  const given = Object.entries(filter).filter(([name, value]) => value !== firstFilter[name as keyof ApprovalFilter]);
  const texts = given.map(([name, value]) => [name, String(value)] as const);
  return texts.length > 0 ? withQuery(paths.myApprove, texts) : paths.myApprove;
}

export function toPageInput(filter: ApprovalFilter): CallInput<'Approval/GetPage'> {
  const { keyword, pageIndex, pageSize, ...reqData } = filter;
  return { pageIndex, pageSize, searchKey: keyword, reqData };
}

/** A row that was decided here, and where it stood. */
export type KeptRow = { row: ApprovalRow; at: number };

/** What was just decided stays where it was, so that nothing moves under the hand; the server has left it out. */
export function withKept(rows: readonly ApprovalRow[], kept: readonly KeptRow[]): readonly ApprovalRow[] {
  const shown = [...rows];
  for (const { row, at } of kept.toSorted((a, b) => a.at - b.at))
    if (!rows.some((each) => each.taskId === row.taskId)) shown.splice(at, 0, row);
  return shown;
}

const minuteMs = 60_000;

/** `2 天 16 小时`, `23 小时 16 分`, `5 分钟`: two units at most. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return hours > 0 ? `${days} 天 ${hours} 小时` : `${days} 天`;
  if (hours > 0) return minutes % 60 > 0 ? `${hours} 小时 ${minutes % 60} 分` : `${hours} 小时`;
  return minutes > 0 ? `${minutes} 分钟` : '不到 1 分钟';
}

const soonMs = 2 * 60 * minuteMs;

export function leftText(dueTime: string, now: number): { text: string; urgent: boolean } {
  const left = readTime(dueTime) - now;
  return { text: left > 0 ? `剩 ${spanText(left)}` : `已超时 ${spanText(-left)}`, urgent: left < soonMs };
}

export type Rise = { text: string; tone: 'none' | 'up' | 'high' | 'down' };
const highPercent = 10;

/** How its price stands to the last purchase. */
export function riseOf({ changePercent }: Pick<ApprovalLine, 'changePercent'>): Rise {
  if (changePercent === null) return { text: '首次采购', tone: 'none' };
  if (changePercent === 0) return { text: '持平', tone: 'none' };
  const text = `${changePercent > 0 ? '+' : '−'}${Math.abs(changePercent).toFixed(1)}%`;
  if (changePercent < 0) return { text, tone: 'down' };
  return { text, tone: changePercent >= highPercent ? 'high' : 'up' };
}

/** lineNo → what is left of it; 0: dropped. */
export type Cuts = ReadonlyMap<number, number>;

export const keptQty = (line: ApprovalLine, cuts: Cuts): number => cuts.get(line.lineNo) ?? line.qty;

/** By how much the goods become cheaper. Freight is worked out by the server. */
export const cutAmount = (lines: readonly ApprovalLine[], cuts: Cuts): number =>
  lines.reduce((sum, line) => sum + Math.round(line.price * 100) * (line.qty - keptQty(line, cuts)), 0) / 100;

/** Only what really becomes less is a cut. */
export function withCut(cuts: Cuts, line: ApprovalLine, qty: number): Cuts {
  const next = new Map(cuts);
  if (qty >= line.qty) next.delete(line.lineNo);
  else next.set(line.lineNo, qty);
  return next;
}
