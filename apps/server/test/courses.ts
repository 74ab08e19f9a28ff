import { randomUUID } from 'node:crypto';
import { formatDate } from '@yigou/contract/ground/time';
import type { AfterSaleType, ReturnReason } from '@yigou/contract/trade/returns.terms';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { applications, invoices } from '../src/books/invoices/invoices.tables';
import { lockBook } from '../src/books/statements/books.service';
import { collect } from '../src/books/statements/collecting.service';
import { statementBooks } from '../src/books/statements/statements.tables';
import { addDays } from '../src/ground/lib/clock';
import { creditTerms } from '../src/money/ledger/ledger.tables';
import { refunds } from '../src/money/payments/payments.tables';
import { customers } from '../src/people/customers/customers.tables';
import { leftOf, linesOf } from '../src/trade/orders/orderShipping.service';
import { returns } from '../src/trade/returns/returns.tables';
import { shipments } from '../src/trade/shipments/shipments.tables';
import { flowOf, tasksOf } from './approving';
import { must } from './buying';
import { invoiceNo, titleOf } from './invoicing';
import type { Operators } from './operators';
import type { PayingApp } from './payingApp';
import type { Person } from './people';
import { applyInput } from './returning';
import { parcelOf, trackingNo } from './shipping';

/** `pick` chooses among what there is, `part` a quantity; both are any number. */
type Chosen = { orderId: number; pick: number; part: number };
type Answer = { success: boolean; errorCode: string };
/** What is not allowed where the order stands is refused; nothing: there was nothing to do it with. */
type Verb = (chosen: Chosen) => Promise<Answer | undefined>;
type Cast = { test: PayingApp; staff: Operators; operator: { token: string }; buyer: Person; approver: Person };

const choose = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

let bankNo = 0;
const happened: Answer = { success: true, errorCode: '' };

const orderVerbs = ({ test, staff, operator, buyer, approver }: Cast): Record<string, Verb> => {
  const decide =
    (path: 'Approval/Approve' | 'Approval/Reject' | 'Approval/SendBack', reason = ''): Verb =>
    async ({ orderId }) => {
      const task = (await tasksOf(test, orderId).catch(() => [])).at(-1);
      return task && test.call(path, { requestId: randomUUID(), taskId: task.taskId, reason }, approver);
    };
  const model = async (orderId: number) => must(await test.call('Order/GetModel', { orderId }, buyer)).resultData;
  return {
    approve: decide('Approval/Approve'),
    reject: decide('Approval/Reject', '这个月不买了'),
    sendBack: decide('Approval/SendBack', '请少买一些'),
    withdraw: async ({ orderId }) => {
      const flow = await flowOf(test, orderId).catch(() => undefined);
      return flow && test.call('Approval/Withdraw', { requestId: randomUUID(), flowId: flow.flowId }, buyer);
    },
    resubmit: async ({ orderId, part }) => {
      const { lines, amounts, paymentMethod } = await model(orderId);
      const { qty = 0, price = 0 } = lines[0] ?? {};
      const wanted = 1 + (part % 10);
      const payable = amounts.payable - (qty - wanted) * price;
      return test.call(
        'Order/Resubmit',
        {
          requestId: randomUUID(),
          orderId,
          lines: [{ lineNo: 1, qty: wanted }],
          payable,
          paymentMethod,
          invoice: { type: 'none', title: '' },
        },
        buyer,
      );
    },
    cancel: ({ orderId }) => test.call('Order/Cancel', { orderId, reason: '不想买了' }, buyer),
    transfer: async ({ orderId, pick, part }) => {
      const { amounts, paidTime } = await model(orderId);
      // What is paid already is seldom paid again.
      if (paidTime && pick > 0) return undefined;
      bankNo += 1;
      // Now and then a 分 too few or too many.
      const amount = amounts.payable + (((part + 1) % 3) - 1) / 100;
      const paidDate = formatDate(test.clock.now());
      const came = { orderIds: [orderId], bankNo: `COURSE-${bankNo}`, amount, paidDate };
      return staff.call('Payment/ConfirmTransfer', came, operator);
    },
    payPart: async ({ orderId, part }) => {
      bankNo += 1;
      const paidDate = formatDate(test.clock.now());
      const came = { orderIds: [orderId], bankNo: `COURSE-${bankNo}`, amount: 1 + part / 100, paidDate };
      return staff.call('Payment/ConfirmTransfer', came, operator);
    },
    payOnAccount: ({ orderId }) => {
      const wanted = { requestId: randomUUID(), orderIds: [orderId], method: 'account' as const };
      return test.call('Payment/Create', wanted, buyer);
    },
    applyCancel: ({ orderId }) => test.call('Order/CancelApply', { orderId, reason: '不想买了' }, buyer),
    acceptCancel: ({ orderId }) => staff.call('Order/AcceptCancel', { orderId }, operator),
    refuseCancel: ({ orderId }) => staff.call('Order/RefuseCancel', { orderId, reason: '货物已经在装车' }, operator),
  };
};

const parcelVerbs = ({ test, staff, operator, buyer }: Cast): Record<string, Verb> => {
  const parcelOfOrder = async ({ orderId, pick }: Chosen) =>
    choose(await test.db.select().from(shipments).where(eq(shipments.orderId, orderId)), pick);
  return {
    ship: ({ orderId, part }) => {
      const parcels = [parcelOf([{ lineNo: 1, qty: 1 + (part % 5) }])];
      return staff.call('Shipment/Ship', { requestId: randomUUID(), orderId, parcels }, operator);
    },
    callBack: async (chosen) => {
      const parcel = await parcelOfOrder(chosen);
      return parcel && staff.call('Shipment/Withdraw', { shipmentId: parcel.shipmentId, reason: '贴错面单' }, operator);
    },
    close: async ({ orderId, part }) => {
      const toShip = (await linesOf(test.db, orderId)).reduce((sum, line) => sum + leftOf(line), 0);
      const lines = [{ lineNo: 1, qty: 1 + (part % 2) }];
      return toShip > 0
        ? staff.call('Shipment/CloseLines', { orderId, toShip, lines, reason: '缺货' }, operator)
        : undefined;
    },
    receive: async ({ orderId, pick, part }) => {
      const shown = await test.call('Order/GetLogistics', { orderId }, buyer);
      const parcel = shown.success ? choose(shown.resultData, pick) : undefined;
      const qty = parcel?.lines[0]?.qty ?? 0;
      const missing = Math.min(part % 2, qty);
      const lines = [{ lineNo: 1, sound: qty - missing, damaged: 0, missing }];
      return parcel && test.call('Order/ConfirmReceipt', { orderId, shipmentId: parcel.shipmentId, lines }, buyer);
    },
  };
};

const ways: [AfterSaleType, ReturnReason][] = [
  ['refundOnly', '未收到货'],
  ['refundOnly', '协商一致'],
  ['returnRefund', '七天无理由'],
  ['returnRefund', '与描述不符'],
  ['exchange', '规格不合适'],
];

const returnVerbs = ({ test, staff, operator, buyer }: Cast): Record<string, Verb> => {
  /** With one of the order's returns, where it has any. */
  const withReturn =
    (work: (returnId: number, chosen: Chosen) => Promise<Answer>): Verb =>
    async (chosen) => {
      const own = eq(returns.orderId, chosen.orderId);
      const one = choose(await test.db.select().from(returns).where(own).orderBy(asc(returns.returnId)), chosen.pick);
      return one && work(one.returnId, chosen);
    };
  const sent = (returnId: number) => ({ returnId, carrier: 'sf', trackingNo: trackingNo() }) as const;
  return {
    applyReturn: ({ orderId, pick, part }) => {
      const [type, reason] = choose(ways, pick) ?? ways[0] ?? [];
      const lines = [{ lineNo: 1, qty: 1 + (part % 4) }];
      return test.call('OrderReturn/Apply', applyInput(orderId, { type, reason, lines }), buyer);
    },
    withdrawReturn: withReturn((returnId) => test.call('OrderReturn/Withdraw', { returnId }, buyer)),
    pass: withReturn((returnId) => staff.call('Return/Pass', { returnId }, operator)),
    refuse: withReturn((returnId) => staff.call('Return/Reject', { returnId, reason: '不符合退货条件' }, operator)),
    sendBackGoods: withReturn((returnId) => test.call('OrderReturn/FillLogistics', sent(returnId), buyer)),
    inspect: withReturn(async (returnId, { part }) => {
      const { qty } = must(await staff.call('Return/GetModel', { returnId }, operator)).resultData;
      const refused = Math.min(part % 4, qty);
      const damaged = Math.min(part % 3, qty - refused);
      const lines = [{ lineNo: 1, sound: qty - refused - damaged, damaged, refused }];
      return staff.call('Return/Inspect', { returnId, lines, reason: '有使用痕迹' }, operator);
    }),
    refund: withReturn((returnId) => staff.call('Return/Refund', { returnId }, operator)),
    reship: withReturn((returnId) => staff.call('Return/Reship', sent(returnId), operator)),
    confirmExchange: withReturn((returnId) => test.call('OrderReturn/Confirm', { returnId }, buyer)),
    returnTimesOut: async ({ orderId }) => {
      const timed = inArray(returns.state, ['pendingReview', 'pendingReturn', 'pendingConfirm']);
      const moved = await test.db
        .update(returns)
        .set({ dueAt: addDays(test.clock.now(), -1) })
        .where(and(eq(returns.orderId, orderId), timed))
        .returning();
      await test.sweep();
      return moved.length > 0 ? happened : undefined;
    },
  };
};

/** Nobody does anything: statements are collected, and all that waits for its time happens by itself. */
const timeVerbs = ({ test }: Cast): Record<string, Verb> => {
  const collectAll = async () => {
    for (const { customerId, companyId } of await test.db.select().from(customers))
      await test.db.transaction(async (tx) =>
        collect(tx, await lockBook(tx, { customerId, companyId }), test.clock.now()),
      );
    return happened;
  };
  return {
    collectStatements: collectAll,
    timePasses: async ({ part }) => {
      test.clock.advanceMinutes((1 + part * 4) * 24 * 60);
      await test.sweep();
      test.rewind();
      // What was collected at a time that is not yet come says nothing of what comes before it.
      await test.db.update(statementBooks).set({ collectedAt: null });
      await test.db.update(creditTerms).set({ overdue: false });
      return happened;
    },
  };
};

/** What the gateways answer to refunds; bank money goes back by hand. */
const refundVerbs = ({ test, staff, operator }: Cast): Record<string, Verb> => ({
  moneyGoesBack: async ({ orderId }) => {
    const waiting = and(eq(refunds.orderId, orderId), eq(refunds.state, 'waiting'));
    const [refund] = await test.db.select().from(refunds).where(waiting).limit(1);
    if (!refund) return undefined;
    bankNo += 1;
    const byHand = { refundNo: refund.refundNo, bankNo: `COURSE-${bankNo}` };
    const confirmed = await staff.call('Payment/ConfirmRefund', byHand, operator);
    if (!confirmed.success) await test.runRefund(refund.refundNo);
    return happened;
  },
});

const invoiceVerbs = ({ test, staff, operator, buyer }: Cast): Record<string, Verb> => {
  const applicationsOfBuyer = () =>
    test.db
      .select()
      .from(applications)
      .where(eq(applications.accountId, buyer.accountId))
      .orderBy(desc(applications.applicationId));
  const withApplication =
    (work: (applicationId: number, chosen: Chosen) => Promise<Answer | undefined>): Verb =>
    async (chosen) => {
      const one = choose(await applicationsOfBuyer(), chosen.pick % 3);
      return one && work(one.applicationId, chosen);
    };
  const withInvoice = (work: (invoiceId: number, chosen: Chosen) => Promise<Answer>): Verb =>
    withApplication(async (applicationId, chosen) => {
      const own = eq(invoices.applicationId, applicationId);
      const one = choose(await test.db.select().from(invoices).where(own).orderBy(invoices.invoiceId), chosen.part);
      return one && work(one.invoiceId, chosen);
    });
  const issuedOn = () => formatDate(test.clock.now());
  return {
    applyInvoice: async ({ orderId }) => {
      const given = { titleId: await titleOf(test, buyer), orderIds: [orderId] };
      const shown = await test.call('Invoice/Preview', given, buyer);
      if (!shown.success) return shown;
      return test.call('Invoice/Apply', { requestId: randomUUID(), ...given, total: shown.resultData.total }, buyer);
    },
    approveInvoice: withApplication((applicationId) =>
      staff.call('Invoice/Approve', { applicationId, issuer: 'hand' }, operator),
    ),
    issue: withInvoice((invoiceId) =>
      staff.call('Invoice/Enter', { invoiceId, invoiceNo: invoiceNo(), issuedOn: issuedOn() }, operator),
    ),
    applyRed: withInvoice((invoiceId, { part }) => {
      const lines = part % 3 === 0 ? [] : [{ lineNo: 1, qty: 1 + (part % 4) }];
      return test.call('Invoice/ApplyRed', { requestId: randomUUID(), invoiceId, reason: '销货退回', lines }, buyer);
    }),
    answerRed: withApplication((applicationId, { part }) =>
      staff.call('Invoice/AnswerRed', { applicationId, accept: part % 4 !== 0, reason: '票面没有错误' }, operator),
    ),
  };
};

/** Everything that both sides can do with an order once it was submitted. */
export const courseVerbs = (cast: Cast): Record<string, Verb> => ({
  ...orderVerbs(cast),
  ...parcelVerbs(cast),
  ...returnVerbs(cast),
  ...refundVerbs(cast),
  ...timeVerbs(cast),
  ...invoiceVerbs(cast),
});
