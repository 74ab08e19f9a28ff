import type { calls } from '@yigou/contract/calls';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import type { Submitted } from '@yigou/contract/trade/checkout';
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
import { type Quoted, readNamedLines, removeFromCart } from '../cart/cart.service';
import { freightRuleOf } from '../freight/freight.service';
import { holderOf } from '../orders/orders.rules';
import { findByRequest, newOrderId, type PlacedOrder, placeOrder } from '../orders/placing.service';
import { checkPlanned, planFor } from './approving.service';
import { changesOf, payableChange } from './checkout.rules';
import { priceOrder } from './checkout.service';
import { readLimits, refuseOverLimit } from './limits.service';

type Submission = z.output<(typeof calls)['Order/Submit']['input']>;

export const submitted = ({ orderId, orderNo, state, payMethod, payable }: PlacedOrder): Submitted => ({
  orderId,
  orderNo,
  state,
  paymentMethod: payMethod,
  payable: fenToYuan(payable),
});

/** A line as the order keeps it. */
export const lineSnapshot = (line: Quoted) => ({
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
  marketPrice: line.marketPrice || null,
  priceKind: line.priceKind,
  taxRate: line.taxRate,
  isContract: line.priceKind === 'contract',
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

/** All that is judged. Sent together, answered one after the other: whatever follows the lock is read under it. */
const readAll = (ctx: AccountContext, { requestId, lines, addressId, attachmentIds }: Submission) =>
  together([
    oneAtATime(ctx.tx, ctx.caller.accountId),
    findByRequest(ctx.tx, ctx.caller.accountId, requestId),
    readNamedLines(
      ctx,
      lines.map((line) => line.cartId),
    ),
    findAddressFor(ctx, addressId),
    freightRuleOf(ctx.tx, ctx.site.companyId),
    takeFiles(ctx.tx, ctx.caller.accountId, 'attachment', attachmentIds, ctx.now),
    newOrderId(ctx.tx),
    readLimits(ctx),
  ]);

/** What is refused whatever the goods are. */
export function checkTerms(
  ctx: AccountContext,
  { paymentMethod, wantedDate }: Pick<Submission, 'paymentMethod' | 'wantedDate'>,
) {
  const refusal = paymentMethod === 'account' ? refuseOnAccount(ctx.caller) : null;
  if (refusal) throw refusal;
  if (wantedDate && wantedDate < formatDate(ctx.now))
    throw new DomainError('wantedDatePast', {}, { wantedDate: '期望送达日期不能早于今天' });
}

export async function submitOrder(ctx: AccountContext, input: Submission, shopUrl: string): Promise<Submitted> {
  const [, known, lines, address, rule, attachments, orderId, limits] = await readAll(ctx, input);
  const { requestId, ...content } = input;
  const requestHash = contentMark(content);
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  if (known) return submitted(known);

  checkTerms(ctx, input);
  if (attachments.length < new Set(input.attachmentIds).size) throw new DomainError('attachmentUnknown');
  refuseChanges(changesOf(input.lines, lines));
  if (!address) throw new DomainError('notFound');
  const { amounts, freight } = priceOrder(lines, rule, address.areaCode);
  if (freight === null) throw new DomainError('orderFreightUnknown');
  refuseChanges(payableChange(input.payable, amounts.payable));
  refuseOverLimit(limits, amounts.payable);

  const planned = await planFor(ctx, { lines, amounts }, shopUrl);
  const cartIds = lines.map((line) => line.cartId);
  // What others wait for, goods and credit, comes last: it is held until the end.
  const [, order] = await together([
    removeFromCart(ctx, cartIds),
    placeOrder(ctx, {
      orderId,
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
      goods: lines.map(lineSnapshot),
      amounts,
      flow: planned.flow,
    }),
  ]);
  await checkPlanned(ctx.tx, holderOf({ orderId, version: 1 }), planned);
  return submitted(order);
}
