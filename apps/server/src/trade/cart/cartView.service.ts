import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { CartLine, CheckedTotals } from '@yigou/contract/trade/cart';
import { adjustedText } from '@yigou/contract/trade/cart.terms';
import { colorOf, specText } from '../../goods/catalog/catalog.rules';
import { listPriceAt } from '../../goods/pricing/pricing.rules';
import type { AccountContext } from '../../ground/http/context';
import { fittingQty, groupBySupplier, isUnbuyable, sumChecked } from './cart.rules';
import { type PricedLine, readLines } from './cart.service';

/** The calls for the header name fewer fields; what a contract does not name stays behind. */
export const toLine = (line: PricedLine): CartLine => ({
  cartId: line.cartId,
  companyId: line.companyId,
  accountId: line.accountId,
  itemId: line.skuId,
  itemNo: line.skuNo,
  itemName: line.name,
  itemSpec: specText(line.specs),
  colorName: colorOf(line.axes, line.specs),
  chartQty: line.qty,
  chartPrice: fenToYuan(line.priceWhenAdded),
  chartTotalFee: fenToYuan(line.price * line.qty),
  realPrice: fenToYuan(line.price),
  isChecked: line.isChecked,
  createTime: formatTime(new Date(line.createdAt)),
  editTime: formatTime(new Date(line.editedAt)),
  itemState: isUnbuyable(line.problem) ? 0 : 1,
  imgs: line.imgUrl ? [{ imgUrl: line.imgUrl }] : [],
  productId: line.productId,
  supplierId: line.supplierId,
  supplierName: line.supplierName,
  shipsFrom: line.shipsFrom,
  partNo: line.partNo,
  unit: line.unit,
  moq: line.moq,
  multiple: line.multiple,
  stockQty: line.available,
  priceKind: line.priceKind,
  contractBook: line.agreed?.bookName ?? '',
  contractUntil: line.agreed?.toDay ?? '',
  contractSaved: line.agreed ? fenToYuan(Math.max(0, listPriceAt(line, line.qty) - line.price)) : 0,
  problem: line.problem,
  sellableQty: fittingQty(line, line.qty),
  adjusted: adjustedText(line, line.askedQty ?? line.qty, line.qty),
});

export function checkedTotals(lines: readonly PricedLine[]): CheckedTotals {
  const { totalFee, ...counts } = sumChecked(lines);
  return { ...counts, totalFee: fenToYuan(totalFee) };
}

function finds(word: string): (line: PricedLine) => boolean {
  const wanted = word.trim().toLowerCase();
  return ({ name, skuNo, partNo }) => [name, skuNo, partNo].some((text) => text.toLowerCase().includes(wanted));
}

type Paging = { pageIndex: number; pageSize: number; searchKey: string };

/** Sums are of the whole cart; what cannot be bought any more counts as a line but not as goods. */
export async function pageCart(ctx: AccountContext, { pageIndex, pageSize, searchKey }: Paging) {
  const lines = await readLines(ctx);
  const found = lines.filter(finds(searchKey));
  const selling = lines.filter((line) => !isUnbuyable(line.problem));
  const from = (pageIndex - 1) * pageSize;
  return {
    resultData: found.slice(from, from + pageSize).map(toLine),
    totalCount: found.length,
    totalQty: selling.reduce((sum, line) => sum + line.qty, 0),
    totalFee: fenToYuan(selling.reduce((sum, line) => sum + line.qty * line.price, 0)),
  };
}

/** Newest lines first, whatever was done to them since: a line does not jump while it is edited. */
export async function viewCart(ctx: AccountContext) {
  const lines = (await readLines(ctx)).sort((a, b) => b.cartId - a.cartId);
  const selling = lines.filter((line) => !isUnbuyable(line.problem)).map(toLine);
  const invalid = lines.filter((line) => isUnbuyable(line.problem)).map(toLine);
  return { resultData: { groups: groupBySupplier(selling), invalid }, checked: checkedTotals(lines) };
}
