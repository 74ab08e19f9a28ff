import type { SkuModel } from '@yigou/contract/goods/catalog';
import type { Bought } from '@yigou/contract/trade/lists';
import { regularDays } from '@yigou/contract/trade/lists.terms';
import { type CompareGroup, type CompareRow, isThere } from './compareRows.rules';

/** More would not be one sentence. */
const namedMost = 4;

const places = (marked: readonly boolean[]): string => marked.flatMap((on, at) => (on ? [at + 1] : [])).join('、');

/** 第 1、3 款; empty for none and for all of them, which says nothing. */
function some(marked: readonly boolean[]): string {
  const count = marked.filter(Boolean).length;
  return count === 0 || count === marked.length ? '' : `第 ${places(marked)} 款`;
}

const bestOf = (row: CompareRow | undefined): string => some((row?.best ?? []).map((word) => word !== ''));

/** What the table says, in one sentence: only facts, no advice. Empty where there is nothing to compare. */
export function compareSummary(
  items: readonly SkuModel[],
  groups: readonly CompareGroup[],
  bought: readonly Bought[] = [],
): string {
  if (items.length < 2) return '';
  const rows = groups.flatMap((group) => group.rows);
  const titled = (title: string) => rows.find((row) => row.title === title);
  const [cheapest, quickest] = [bestOf(titled('折合单价')), bestOf(titled('预计送达'))];
  const missing = items.map((item) => !isThere(item));
  const differing = (groups[1]?.rows ?? []).filter((row) => row.differs).map((row) => row.title);
  const recent = items.map((item) => bought.some((row) => row.itemId === item.itemId && row.recentQty > 0));
  const parts = [
    cheapest && `${cheapest}折合单价最低`,
    quickest && `${quickest}送达最快`,
    missing.includes(true) && `第 ${places(missing)} 款暂不能购买`,
    differing.length > 0 &&
      `参数不同的有${differing.slice(0, namedMost).join('、')}${differing.length > namedMost ? `等 ${differing.length} 项` : ''}`,
    recent.includes(true) && `近 ${regularDays} 天${some(recent) ? `采购过${some(recent)}` : '均采购过'}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join('；')}。` : '价格、送达与参数都相同。';
}
