import type { calls } from '@yigou/contract/calls';
import { formatDate } from '@yigou/contract/ground/time';
import type { FreightRule } from '@yigou/contract/trade/freight.terms';
import type { z } from 'zod';
import { specText } from '../../goods/catalog/catalog.rules';
import { named, takes } from '../../ground/db/client';
import { nothing } from '../../ground/db/row';
import { together } from '../../ground/db/together';
import { takeFiles } from '../../ground/files/files.service';
import type { AccountContext } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { refuseOnAccount } from '../../money/payments/payments.service';
import { findAddressFor } from '../addresses/addresses.service';
import type { Quoted } from '../cart/goods.service';
import { freightRuleOf } from '../freight/freight.service';
import { holderOf } from '../orders/orders.rules';
import { findByRequest, newOrderId, type PlacedOrder, placeOrder } from '../orders/placing.service';
import { payableChange, priceOrder, problemsOf } from './checkout.rules';
import { readLimits, refuseOverLimit } from './checkoutLimits.service';
import { checkPlanned, planFor } from './checkoutPlanning.service';

/**
 * The middle of three: submit.service takes lines out of the cart, here they become an order whoever brings them, and
 * orders/placing.service writes it down.
 */

/** What is asked besides the goods, and what the buyer was told it would cost. */
export type OrderTerms = Omit<z.output<(typeof calls)['Order/Submit']['input']>, 'lines'>;

/** An article as it is sold now, how many of it, and at what price from where. */
export type LineToOrder = Omit<Quoted, 'priceKind'>;

/** A line as the order keeps it. */
export const lineSnapshot = (line: LineToOrder) => ({
  skuId: line.skuId,
  productId: line.productId,
  categoryId: line.categoryId,
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
  marketPrice: line.marketPrice || null,
  priceSource: line.priceSource,
  taxRate: line.taxRate,
  taxCode: line.taxCode,
  isContract: line.priceSource === 'book',
});

/** Two submissions of one account wait for each other: the second finds the first one's order, or a cart without its lines. */
export const oneAtATime = named(
  'lock_submit',
  takes<[accountId: number]>,
  { locked: nothing },
  "select pg_advisory_xact_lock(hashtextextended('submit', $1)) as locked",
);

export function refuseChanges(changes: Record<string, string>) {
  const count = Object.keys(changes).length;
  if (count > 0) throw new DomainError('orderChanged', { count }, changes);
}

/** What is refused whatever the goods are. */
export function checkTerms(
  ctx: AccountContext,
  { paymentMethod, wantedDate }: Pick<OrderTerms, 'paymentMethod' | 'wantedDate'>,
) {
  const refusal = paymentMethod === 'account' ? refuseOnAccount(ctx.caller) : null;
  if (refusal) throw refusal;
  if (wantedDate && wantedDate < formatDate(ctx.now))
    throw new DomainError('wantedDatePast', {}, { wantedDate: '期望送达日期不能早于今天' });
}

/**
 * Whoever orders begins here, and reads their lines behind it: under the lock. `placed` is the order that the same request
 * made before; then there is nothing left to do.
 */
export async function beginSubmission(ctx: AccountContext, asked: OrderTerms) {
  const { requestId, ...content } = asked;
  const { tx, caller } = ctx;
  // Sent together, answered one after the other: whatever follows the lock is read under it.
  const [, placed, address, rule, attachments, orderId, limits] = await together([
    oneAtATime(tx, caller.accountId),
    findByRequest(tx, caller.accountId, requestId),
    findAddressFor(ctx, asked.addressId),
    freightRuleOf(tx, ctx.site.companyId),
    takeFiles(tx, caller.accountId, 'attachment', asked.attachmentIds, ctx.now),
    newOrderId(tx),
    readLimits(ctx),
  ]);
  const requestHash = contentMark(content);
  if (placed && placed.requestHash !== requestHash) throw new DomainError('requestReused');
  if (!placed) {
    checkTerms(ctx, asked);
    if (attachments.length < new Set(asked.attachmentIds).size) throw new DomainError('attachmentUnknown');
  }
  return { placed, requestId, requestHash, address, rule, attachments, orderId, limits };
}
type Opened = Awaited<ReturnType<typeof beginSubmission>>;

type Settled = {
  lines: readonly LineToOrder[];
  areaCode: string;
  rule: FreightRule;
  limits: Opened['limits'];
  /** In 元, as the buyer saw it. */
  payable: number;
  /** Of an order that is submitted again. */
  orderId?: number;
};

/** What the lines come to, and who has to be asked. */
export async function settle(
  ctx: AccountContext,
  { lines, areaCode, rule, limits, payable, orderId }: Settled,
  shopUrl: string,
) {
  const { amounts, freight } = priceOrder(lines, rule, areaCode);
  if (freight === null) throw new DomainError('orderFreightUnknown');
  refuseChanges(payableChange(payable, amounts.payable));
  refuseOverLimit(limits, amounts.payable);
  const planned = await planFor(ctx, { lines, amounts, ...(orderId !== undefined && { orderId }) }, shopUrl);
  return { amounts, planned };
}

/** The one way to an order: of these lines, wherever they come from. */
export async function orderFromLines(
  ctx: AccountContext,
  { address, rule, limits, orderId, requestId, requestHash, attachments }: Opened,
  { lines, ...terms }: OrderTerms & { lines: readonly LineToOrder[] },
  shopUrl: string,
): Promise<PlacedOrder> {
  refuseChanges(problemsOf(lines));
  if (!address) throw new DomainError('notFound');
  const { areaCode } = address;
  const { amounts, planned } = await settle(ctx, { lines, areaCode, rule, limits, payable: terms.payable }, shopUrl);
  const { paymentMethod: payMethod, invoice, poNo, costCentre, reason, wantedDate, remark } = terms;
  const texts = { invoice, poNo, costCentre, reason, wantedDate, remark };
  const order = await placeOrder(ctx, {
    orderId,
    header: { ...texts, requestId, requestHash, payMethod, address, attachments },
    goods: lines.map(lineSnapshot),
    amounts,
    flow: planned.flow,
  });
  await checkPlanned(ctx.tx, holderOf({ orderId, version: 1 }), planned);
  return order;
}
