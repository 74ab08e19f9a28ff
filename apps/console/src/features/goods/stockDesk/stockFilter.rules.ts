import type { StockFilter } from '@yigou/contract/goods/stock.console';
import { type StockSort, type StockTab, stockSorts, stockTabs } from '@yigou/contract/goods/stock.terms';

/** How the conditions are called in the address. */
export const stockFilterNames = ['tab', 'word', 'category', 'supplier', 'sort', 'skuId'] as const;
export type StockConditions = Record<Exclude<(typeof stockFilterNames)[number], 'skuId'>, string>;

export const idsIn = (text: string): number[] =>
  text
    .split(',')
    .filter((each) => /^[1-9]\d{0,14}$/.test(each))
    .map(Number);

/** What an address asks for; what makes no sense in it is not asked. */
export const stockFilterIn = ({ tab, category, supplier }: StockConditions): StockFilter => ({
  tab: Object.hasOwn(stockTabs, tab) ? (tab as StockTab) : 'all',
  categoryIds: idsIn(category),
  supplierIds: idsIn(supplier),
});

export const stockSortIn = ({ sort }: StockConditions): StockSort =>
  Object.hasOwn(stockSorts, sort) ? (sort as StockSort) : 'skuNo';

export const signed = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toLocaleString('zh-CN')}`;

type Node = { value: number; title: string; children: Node[] };

/** Categories below those they belong to. */
export function treeOf(rows: readonly { id: number; name: string; parentId: number | null }[]): Node[] {
  const nodes = new Map(rows.map(({ id, name }) => [id, { value: id, title: name, children: [] as Node[] }]));
  const roots: Node[] = [];
  for (const { id, parentId } of rows) {
    const node = nodes.get(id);
    if (node) (nodes.get(parentId ?? 0)?.children ?? roots).push(node);
  }
  return roots;
}
