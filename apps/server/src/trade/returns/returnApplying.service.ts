import type { CallInput } from '@yigou/contract/calls';
import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import { reasonRule, refundFor, returnTypes, returnWindows } from '@yigou/contract/trade/returns.terms';
import { nextNumber } from '../../ground/db/numbers';
import { takeFiles } from '../../ground/files/files.service';
import { type AccountContext, actorOf } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { keptOf } from '../orders/amounts.rules';
import { mayMove } from '../orders/orderMoves.rules';
import { lockReachedOrder, type Order } from '../orders/orderMoves.service';
import { mostReturnable, type Returnable, returnablesOf } from './returnable.service';
import { returnMoves } from './returnMoves.rules';
import { beginReturn } from './returnMoves.service';
import { findByRequest } from './returns.queries';
import { dueIn } from './returns.rules';
import { returnLines, returns } from './returns.tables';

type ReturnDraft = Required<CallInput<'OrderReturn/Apply'>>;

function judge(each: Returnable | undefined, qty: number, { reason }: ReturnDraft, now: Date) {
  if (!each) throw new DomainError('notFound');
  const { window } = reasonRule(reason);
  const { name } = each.line;
  if (window === 'noReason' && !each.noReasonReturn) throw new DomainError('returnNoReasonRefused', { name });
  const left = mostReturnable(window, each, now);
  if (qty <= left) return each.line;
  const { shippedQty, returnedQty, returningQty, receivedQty } = each.line;
  const arrived = window === 'delivery' ? shippedQty : receivedQty;
  const isLate = left === 0 && arrived > returnedQty + returningQty;
  if (isLate) throw new DomainError('returnWindowOver', { name, reason, days: returnWindows[window] });
  throw new DomainError('returnTooMany', { name, reason, left });
}

/** All of them the caller's own uploads of this kind, whose content was looked at when they came. */
async function takePictures({ tx, caller, now }: AccountContext, fileIds: string[]) {
  const wanted = [...new Set(fileIds)];
  const taken = await takeFiles(tx, caller.accountId, 'returnPicture', wanted, now);
  if (taken.length < wanted.length) throw new DomainError('returnPictureUnknown');
  return wanted.flatMap((fileId) => taken.filter((file) => file.fileId === fileId));
}

type Judged = { requestHash: string; estimate: number };

async function insertReturn(ctx: AccountContext, order: Order, wanted: ReturnDraft, judged: Judged) {
  const { type, reason, text, contact, phone, requestId } = wanted;
  const { companyId, customerId, orgId, accountId, orderId } = order;
  const [row] = await ctx.tx
    .insert(returns)
    .values({
      returnNo: await nextNumber(ctx.tx, 'R', 'return_number', ctx.now),
      companyId,
      customerId,
      orgId,
      accountId,
      orderId,
      applicantId: ctx.caller.accountId,
      applicant: ctx.caller.accountName,
      requestId,
      ...judged,
      state: returnMoves.apply.to,
      type,
      reason,
      text,
      contact,
      phone,
      pictures: await takePictures(ctx, wanted.pictureIds),
      createdAt: ctx.now,
      dueAt: dueIn(returnMoves.apply.to, ctx.now),
    })
    .returning();
  if (!row) throw new Error('the return was not stored');
  return row;
}

/** One click applies once: the same key answers the same return. Counted under the lock of the order. */
export async function applyForReturn(ctx: AccountContext, wanted: ReturnDraft) {
  const order = await lockReachedOrder(ctx, wanted.orderId);
  const { requestId, ...content } = wanted;
  const requestHash = contentMark(content);
  const known = await findByRequest(ctx.tx, ctx.caller.accountId, requestId);
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  if (known) return { returnId: known.returnId, returnNo: known.returnNo };
  if (!mayMove('close', order.state))
    throw new DomainError('returnOrderState', { state: orderStateLabels[order.state] });
  const returnables = await returnablesOf(ctx.tx, order.orderId);
  const lines = wanted.lines.map(({ lineNo, qty }) => {
    const line = judge(
      returnables.find((each) => each.line.lineNo === lineNo),
      qty,
      wanted,
      ctx.now,
    );
    const estimate = wanted.type === 'exchange' ? 0 : refundFor(keptOf(line), qty, wanted.reason);
    return { lineNo, qty, skuId: line.skuId, estimate };
  });
  const estimate = lines.reduce((sum, line) => sum + line.estimate, 0);
  const row = await insertReturn(ctx, order, wanted, { requestHash, estimate });
  await ctx.tx.insert(returnLines).values(lines.map((line) => ({ ...line, returnId: row.returnId })));
  const note = `${returnTypes[row.type].label}，${row.reason}`;
  await beginReturn(ctx, { order, row }, { by: actorOf(ctx), note });
  return { returnId: row.returnId, returnNo: row.returnNo };
}
