import { type CartItem, fenToYuan, formatTime } from '@yigou/contract';
import { colorOf, specText } from '../catalog/catalog.rules';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { type ContractTerm, quotePrice } from '../pricing/pricing.rules';
import { contractsFor } from '../pricing/pricing.service';
import { type CartRow, deleteCartLine, selectCart } from './cart.queries';
import { cartLines } from './cart.tables';

type PricedRow = CartRow & { price: number };

const toItem = ({ line, sku, itemName, axes, price }: PricedRow): CartItem => ({
  cartId: line.cartId,
  companyId: line.companyId,
  accountId: line.accountId,
  itemId: sku.skuId,
  itemNo: sku.skuNo,
  itemName,
  itemSpec: specText(sku.specs),
  colorName: colorOf(axes, sku.specs),
  chartQty: line.qty,
  chartPrice: fenToYuan(line.priceWhenAdded),
  chartTotalFee: fenToYuan(price * line.qty),
  realPrice: fenToYuan(price),
  isChecked: line.isChecked,
  createTime: formatTime(line.createdAt),
  editTime: formatTime(line.editedAt),
  itemState: sku.onShelf ? 1 : 0,
  imgs: sku.imgUrls.map((imgUrl) => ({ imgUrl })),
});

const priceNow = ({ sku, line }: CartRow, contracts: ContractTerm[] = [], now: Date): number =>
  quotePrice({ listPrice: sku.listPrice, tiers: sku.tiers, contracts }, line.qty, now).price;

/** Sums are of the whole cart; what cannot be bought counts as a line but not as goods. */
export async function readCart(ctx: AccountContext, pageIndex: number, pageSize: number) {
  const rows = await selectCart(ctx.tx, ctx.caller.accountId);
  const skuIds = rows.map(({ sku }) => sku.skuId);
  const contracts = await contractsFor(ctx.tx, ctx.caller.customerId, skuIds);
  const priced = rows.map((row) => ({ ...row, price: priceNow(row, contracts.get(row.sku.skuId), ctx.now) }));
  const selling = priced.filter(({ sku }) => sku.onShelf);
  const from = (pageIndex - 1) * pageSize;
  return {
    resultData: priced.slice(from, from + pageSize).map(toItem),
    totalCount: rows.length,
    totalQty: selling.reduce((sum, { line }) => sum + line.qty, 0),
    totalFee: fenToYuan(selling.reduce((sum, { line, price }) => sum + line.qty * price, 0)),
  };
}

export async function removeFromCart(ctx: AccountContext, cartId: number): Promise<void> {
  const removed = await deleteCartLine(ctx.tx, ctx.caller.accountId, cartId);
  if (removed.length === 0) throw new DomainError('notFound');
}

export async function addCartLine(tx: AccountContext['tx'], line: typeof cartLines.$inferInsert): Promise<void> {
  await tx.insert(cartLines).values(line);
}
