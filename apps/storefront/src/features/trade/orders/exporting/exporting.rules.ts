import type { CallInput } from '@yigou/contract/calls';
import {
  type ExportBy,
  type ExportColumn,
  exportByLabels,
  exportColumnsOf,
  lineExportColumns,
} from '@yigou/contract/trade/orders.exporting.terms';
import { paths, withQuery } from '../../../../app/paths';
import {
  firstFilter,
  type OrderFilter,
  type OrderListKind,
  type OrderWords,
  orderLists,
  readOrderFilter,
} from '../list/filter.rules';

export type ExportFilter = OrderWords & Pick<OrderFilter, 'tab'> & { scope: 'mine' | 'all'; by: ExportBy };

const isBy = (text: string | null): text is ExportBy => text !== null && Object.hasOwn(exportByLabels, text);

export function readExportFilter(query: URLSearchParams): ExportFilter {
  const { pageIndex, pageSize, ...filter } = readOrderFilter(query);
  const by = query.get('by');
  return { ...filter, scope: query.get('scope') === 'all' ? 'all' : 'mine', by: isBy(by) ? by : 'order' };
}

const defaults: Readonly<Record<string, unknown>> = { ...firstFilter, scope: 'mine', by: 'order' };

/** What stands at its default is left out. */
export function exportPath(filter: ExportFilter): string {
  const given = Object.entries(filter).filter(([name, value]) => value !== defaults[name]);
  return given.length > 0 ? withQuery(paths.orderExport, Object.fromEntries(given)) : paths.orderExport;
}

/** From a list to the export of what it shows. */
export function listExportPath(kind: OrderListKind, { pageIndex, pageSize, ...filter }: OrderFilter): string {
  const { scope, fixedTab } = orderLists[kind];
  return exportPath({ ...filter, tab: fixedTab ?? filter.tab, scope, by: 'order' });
}

export function toConditions({ by, keyword, ...reqData }: ExportFilter): CallInput<'Order/CountExport'> {
  return { by, searchKey: keyword, reqData };
}

/** What most people need, before they choose for themselves. */
export const usualColumns: Record<ExportBy, readonly ExportColumn[]> = {
  order: ['orderNo', 'createTime', 'state', 'payState', 'buyerName', 'orgName', 'poNo', 'receiver', 'payable'],
  line: ['orderNo', 'createTime', 'state', 'buyerName', 'itemNo', 'partNo', 'itemName', 'qty', 'price', 'total'],
};

/** In the order of the sheet, whatever was ticked first. */
export const inSheetOrder = (by: ExportBy, chosen: readonly ExportColumn[]): ExportColumn[] =>
  exportColumnsOf(by).filter((column) => chosen.includes(column));

/** What was chosen last time, as far as there are such columns. */
export function readColumns(by: ExportBy, text: string | null): ExportColumn[] {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    const chosen = Array.isArray(kept) ? inSheetOrder(by, kept as ExportColumn[]) : [];
    return chosen.length > 0 ? chosen : [...usualColumns[by]];
  } catch {
    return [...usualColumns[by]];
  }
}

export const isOfLine = (column: ExportColumn): boolean => Object.hasOwn(lineExportColumns, column);
