import { type CartItem, fenToYuan, formatTime } from '@yigou/contract';
import type { AccountContext } from '../http/context';
import { DomainError } from '../lib/domainError';
import { deleteCartLine, selectCartPage, selectCartTotals } from './cart.queries';
import { cartLines } from './cart.tables';

type CartRow = Awaited<ReturnType<typeof selectCartPage>>[number];

const toItem = ({ line, sku, itemName }: CartRow): CartItem => ({
  cartId: line.cartId,
  companyId: line.companyId,
  accountId: line.accountId,
  itemId: sku.skuId,
  itemNo: sku.skuNo,
  itemName,
  itemSpec: sku.spec,
  colorName: sku.color,
  chartQty: line.qty,
  chartPrice: fenToYuan(line.priceWhenAdded),
  chartTotalFee: fenToYuan(sku.listPrice * line.qty),
  realPrice: fenToYuan(sku.listPrice),
  isChecked: line.isChecked,
  createTime: formatTime(line.createdAt),
  editTime: formatTime(line.editedAt),
  itemState: sku.onShelf ? 1 : 0,
  imgs: sku.imgUrls.map((imgUrl) => ({ imgUrl })),
});

export async function readCart(ctx: AccountContext, pageIndex: number, pageSize: number) {
  const { accountId } = ctx.caller;
  const rows = await selectCartPage(ctx.tx, accountId, pageIndex, pageSize);
  const totals = await selectCartTotals(ctx.tx, accountId);
  return {
    resultData: rows.map(toItem),
    totalCount: totals.lines,
    totalQty: totals.qty,
    totalFee: fenToYuan(totals.fee),
  };
}

export async function removeFromCart(ctx: AccountContext, cartId: number): Promise<void> {
  const removed = await deleteCartLine(ctx.tx, ctx.caller.accountId, cartId);
  if (removed.length === 0) throw new DomainError('notFound');
}

export async function addCartLine(tx: AccountContext['tx'], line: typeof cartLines.$inferInsert): Promise<void> {
  await tx.insert(cartLines).values(line);
}
