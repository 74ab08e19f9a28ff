import { type calls, fenToYuan, formatDate, type Submitted } from '@yigou/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { addressFor } from '../addresses/addresses.service';
import { type PricedLine, readBuyableLines, removeFromCart } from '../cart/cart.service';
import { specText } from '../catalog/catalog.rules';
import { filesOf } from '../files/files.service';
import type { AccountContext } from '../http/context';
import { occupyCredit } from '../ledger/ledger.service';
import { contentMark } from '../lib/contentMark';
import { DomainError } from '../lib/domainError';
import { actorOf, creditRef, moveOrder, type Order } from '../orders/moves.service';
import { findByRequest, placeOrder } from '../orders/orders.service';
import { reserve } from '../stock/stock.service';
import { changesOf, payableChange } from './settlement.rules';
import { priceOrder } from './settlement.service';

type Submission = z.output<(typeof calls)['Order/Submit']['input']>;

const submitted = (order: Order): Submitted => ({
  orderId: order.orderId,
  orderNo: order.orderNo,
  state: order.state,
  paymentMethod: order.payMethod,
  payable: fenToYuan(order.payable),
});

const submitLock = 4001;

/** Two submissions of one account wait for each other: the second finds the first one's order, or a cart without its lines. */
const oneAtATime = (ctx: AccountContext) =>
  ctx.tx.execute(sql`select pg_advisory_xact_lock(${submitLock}, ${ctx.caller.accountId}::int)`);

function refuseChanges(changes: Record<string, string>) {
  const count = Object.keys(changes).length;
  if (count > 0) throw new DomainError('orderChanged', { count }, changes);
}

/** The judge of a line already looked at the stock; here the row is locked and the last word is spoken. */
async function takeGoods(ctx: AccountContext, lines: readonly PricedLine[]) {
  const { short } = await reserve(ctx.tx, lines);
  const text = (available: number) => (available > 0 ? `库存仅剩 ${available}` : '已售罄');
  refuseChanges(Object.fromEntries([...short].map(([skuId, available]) => [`lines.${skuId}`, text(available)])));
}

async function checkForm(ctx: AccountContext, { wantedDate, attachmentIds }: Submission) {
  if (wantedDate && wantedDate < formatDate(ctx.now))
    throw new DomainError('wantedDatePast', {}, { wantedDate: '期望送达日期不能早于今天' });
  const found = await filesOf(ctx.tx, ctx.caller.accountId, 'attachment', attachmentIds);
  if (found.length < new Set(attachmentIds).size) throw new DomainError('attachmentUnknown');
  return found.map(({ fileId, fileName }) => ({ fileId, fileName }));
}

export async function submitOrder(ctx: AccountContext, input: Submission): Promise<Submitted> {
  await oneAtATime(ctx);
  const { requestId, ...content } = input;
  const requestHash = contentMark(content);
  const known = await findByRequest(ctx.tx, ctx.caller.accountId, requestId);
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  if (known) return submitted(known);

  const attachments = await checkForm(ctx, input);
  const lines = await readBuyableLines(
    ctx,
    input.lines.map((line) => line.cartId),
  );
  refuseChanges(changesOf(input.lines, lines));
  const { areaCodes: _, addressId: __, tag: ___, ...address } = await addressFor(ctx, input.addressId);
  const { amounts, freight } = await priceOrder(ctx, lines, address.areaCode);
  if (freight === null) throw new DomainError('orderFreightUnknown');
  refuseChanges(payableChange(input.payable, amounts.payable));
  await takeGoods(ctx, lines);

  const order = await placeOrder(ctx, {
    header: {
      requestId,
      requestHash,
      payMethod: input.paymentMethod,
      poNo: input.poNo,
      costCentre: input.costCentre,
      reason: input.reason,
      wantedDate: input.wantedDate,
      remark: input.remark,
      invoice: input.invoice,
      address,
      attachments,
    },
    goods: lines.map((line) => ({
      skuId: line.skuId,
      productId: line.productId,
      supplierId: line.supplierId,
      supplierName: line.supplierName,
      skuNo: line.skuNo,
      partNo: line.partNo,
      name: line.name,
      spec: specText(line.specs),
      imgUrl: line.imgUrl,
      unit: line.unit,
      qty: line.qty,
      price: line.price,
      taxRate: line.taxRate,
      isContract: line.priceKind === 'contract',
    })),
    amounts,
  });
  await removeFromCart(
    ctx,
    lines.map((line) => line.cartId),
  );
  if (input.paymentMethod !== 'account') return submitted(order);
  const { customerId, payable: amount, orderId } = order;
  await occupyCredit(ctx.tx, { customerId, amount, ref: creditRef(orderId), now: ctx.now });
  const set = { payState: 'onAccount' as const };
  return submitted(await moveOrder(ctx.tx, order, 'putOnAccount', { by: actorOf(ctx), now: ctx.now, set }));
}
