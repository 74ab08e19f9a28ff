import {
  type ApplicationState,
  type InvoiceAction,
  type Qualification,
  qualificationLabels,
  type TitleType,
} from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { firstPaging, type Paging, readPaging, type Tone } from '@yigou/web-kit';
import { invoicePath } from '../../../app/paths';

/** Amber waits for me, blue for the platform or runs, green went well, red was refused, grey is over. */
export const toneOf: Record<ApplicationState, Tone> = {
  pendingReview: 'run',
  rejected: 'bad',
  withdrawn: 'done',
  issuing: 'run',
  part: 'run',
  issued: 'good',
  redRequested: 'run',
  redConfirming: 'act',
  redIssuing: 'run',
  red: 'done',
  redFailed: 'bad',
  voided: 'done',
};

export const qualificationTone: Record<Qualification, Tone> = {
  unreviewed: 'done',
  pending: 'run',
  passed: 'good',
  refused: 'bad',
};

/** What is said of a title beside its type; nothing of one that needs no review. */
export const qualificationText = ({ type, qualification }: Pick<InvoiceTitle, 'type' | 'qualification'>): string =>
  type === 'special' ? `专票资质${qualificationLabels[qualification]}` : '';

/** Whether it can be applied with. */
export const isUsable = ({ type, qualification }: Pick<InvoiceTitle, 'type' | 'qualification'>): boolean =>
  type === 'normal' || qualification === 'passed';

/** The one that is offered first: the default where it can be used, else the first that can. */
export const offered = <T extends Pick<InvoiceTitle, 'type' | 'qualification' | 'isDefault'>>(
  titles: readonly T[],
): T | undefined => titles.find((each) => each.isDefault && isUsable(each)) ?? titles.find(isUsable);

/** What leads on is drawn strong. */
export const isStrong = (action: InvoiceAction): boolean => action === 'confirmRed';

export const invoiceTabs = { orders: '可开票订单', applications: '开票申请', titles: '抬头管理' } as const;
export type InvoiceTab = keyof typeof invoiceTabs;

export type InvoiceFilter = Paging & { tab: InvoiceTab; part: string; keyword: string; orderId: number | null };

/** What a part of the page is given: what is asked for, and the way to ask for something else. */
export type InvoicePart = { filter: InvoiceFilter; onGo: (change: Partial<InvoiceFilter>) => void };

const isTab = (text: string): text is InvoiceTab => Object.hasOwn(invoiceTabs, text);

export function readInvoiceFilter(query: URLSearchParams): InvoiceFilter {
  const tab = query.get('tab') ?? '';
  const orderId = Number(query.get('orderId'));
  return {
    tab: isTab(tab) ? tab : 'orders',
    part: query.get('part') ?? 'all',
    keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
    orderId: Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null,
    ...readPaging(query),
  };
}

const usual: Record<string, unknown> = { tab: 'orders', part: 'all', keyword: '', orderId: null, ...firstPaging };

/** What stands at its default is left out. */
export const invoiceListPath = (filter: InvoiceFilter): string =>
  invoicePath(
    Object.fromEntries(
      Object.entries(filter).filter(([name, value]) => value !== usual[name] && value !== null) as [
        string,
        string | number,
      ][],
    ),
  );

export const kilobytes = (size: number): string => `${Math.max(1, Math.round(size / 1024))} kB`;

/** 数电票 print the long name of their kind. */
export const faceTitle = (type: TitleType): string =>
  `电子发票（${type === 'special' ? '增值税专用发票' : '普通发票'}）`;

/** 2026-11-06 → 2026年11月06日 */
export const spokenDate = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日');
