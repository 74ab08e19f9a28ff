import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import { RuleLevel } from '@yigou/contract/trade/approvals.rules';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buyAsked, byUsers } from '../../../test/approving';
import { booksOf, creditRow } from '../../../test/books';
import { budgetForBuyer } from '../../../test/budgets';
import { buy, counted, skuIdOf, stockOf } from '../../../test/buying';
import { type PayingApp, payingApp, pen } from '../../../test/payingApp';
import { accountOf } from '../../../test/people';
import { runs } from '../../../test/runs';
import { audit } from '../../books/auditor/auditor.service';
import { putOnHand } from '../../goods/stock/stock.service';
import type { Actor } from '../../ground/db/actor';
import { DomainError } from '../../ground/lib/domainError';
import { foldEntries } from '../../money/ledger/ledger.rules';
import { ledgerEntries } from '../../money/ledger/ledger.tables';
import { noteRefund, refundOrder } from '../../money/payments/refunds.service';
import { confirmTransfer } from '../../money/payments/transfers.service';
import type { FlowStart } from '../approvals/flows.service';
import { expireOrder } from './cancelling.service';
import type { MoveName } from './orderMoves.rules';
import { lockOrder, moveOrder } from './orderMoves.service';
import { orderLogs, orders } from './orders.tables';

/** On both engines: it walks through most verbs, and PGlite hangs where one asks outside its transaction. */
let test: PayingApp;
let token: string;
let buyer: Actor;
let skuId: number;
let approverId: number;
beforeAll(async () => {
  test = await payingApp();
  await budgetForBuyer(test);
  skuId = await skuIdOf(test, pen[0]);
  approverId = (await accountOf(test, 'approver')).accountId;
  await test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: 1_000_000 }]));
});
afterAll(() => test.close());
beforeEach(async () => {
  test.rewind();
  const login = await test.logIn('buyer');
  token = login.token;
  buyer = { kind: 'account', id: login.userId, name: '王晓燕' };
});

const { row, refundsOf } = booksOf(() => test);
const operator: Actor = { kind: 'operator', id: 1, name: '运营' };
const life = <T>(work: (ctx: ReturnType<PayingApp['context']>) => Promise<T>) =>
  test.db.transaction((tx) => work({ ...test.context(), tx }));

/** Whoever it is that has to approve it. */
const flow: FlowStart = {
  linkBase: 'http://localhost',
  plan: {
    fired: [],
    notFired: [],
    overBudget: false,
    overBudgetText: '',
    steps: [
      {
        ruleId: 0,
        no: 1,
        title: '',
        why: '',
        need: 1,
        approverIds: [1],
        dropped: [],
        spec: RuleLevel.parse({ by: 'unitHead' }),
      },
    ],
  },
};

const move = (orderId: number, name: MoveName, by: Actor) =>
  life(async (ctx) => {
    const order = await lockOrder(ctx.tx, orderId);
    const again = name === 'resubmit' ? { set: { version: order.version + 1 }, flow } : {};
    return moveOrder(ctx, order, name, { by, ...again });
  });

/** An order that has to be approved first, as the shop makes one. */
const buyToApprove = async (method: 'transfer' | 'account') => {
  const asked = await accountOf(test, 'buyer');
  return buyAsked(test, { ...asked, token }, [byUsers([approverId])], { goods: pen, method });
};
const approve = async (orderId: number) => {
  const { payMethod } = (await row(orderId)) ?? {};
  return move(orderId, payMethod === 'account' ? 'approveOnAccount' : 'approve', buyer);
};

let bankNo = 0;
const transfer = (orderId: number, amount: number) => {
  bankNo += 1;
  const came = {
    companyId: 1,
    orderIds: [orderId],
    bankNo: `BANK-${bankNo}`,
    amount,
    paidAt: test.clock.now(),
    by: operator,
  };
  return life((ctx) => confirmTransfer(ctx, came));
};
const refundPart = (orderId: number, cause: string, amount: number) =>
  life((ctx) => refundOrder(ctx, { orderId, kind: 'return', cause, reason: '退货', amount }));
const finishRefunds = async (orderId: number) => {
  for (const { refundNo } of await refundsOf(orderId))
    await noteRefund(test.context(), refundNo, { state: 'done', accepted: true });
};

describe('an order that is rejected', () => {
  it('gives its goods back once; cancelling it then takes nothing from another order', async () => {
    const before = await stockOf(test, skuId);
    const one = await buyToApprove('transfer');
    await buy(test, token, [pen], 'transfer');
    await move(one.orderId, 'reject', buyer);
    expect((await stockOf(test, skuId)).reserved).toBe(before.reserved + pen[1]);
    await move(one.orderId, 'cancel', buyer);
    expect((await stockOf(test, skuId)).reserved).toBe(before.reserved + pen[1]);
    expect(await audit(test.db)).toEqual([]);
  });

  it('takes goods and credit again when it is submitted again, as its next version', async () => {
    const before = await creditRow(test);
    const stock = await stockOf(test, skuId);
    const { orderId, payable } = await buyToApprove('account');
    const used = (before?.used ?? 0) + Math.round(payable * 100);
    expect((await creditRow(test))?.used).toBe(used);
    for (const version of [2, 3]) {
      await move(orderId, 'reject', buyer);
      expect((await creditRow(test))?.used).toBe(before?.used);
      expect(await stockOf(test, skuId)).toEqual(stock);
      expect(await move(orderId, 'resubmit', buyer)).toMatchObject({ state: 'pendingApproval', version });
      expect((await creditRow(test))?.used).toBe(used);
      expect((await stockOf(test, skuId)).reserved).toBe(stock.reserved + pen[1]);
    }
    await approve(orderId);
    expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'onAccount' });
    expect(await audit(test.db)).toEqual([]);
  });

  it('cannot be submitted again once its goods are gone', async () => {
    const { orderId } = await buyToApprove('transfer');
    await move(orderId, 'reject', buyer);
    const { onHand, reserved } = await stockOf(test, skuId);
    const count = (pieces: number) =>
      test.db.transaction((tx) => putOnHand(tx, counted, [{ skuId, onHand: reserved + pieces }]));
    await count(pen[1] - 1);
    await expect(move(orderId, 'resubmit', buyer)).rejects.toThrow(DomainError);
    expect(await row(orderId)).toMatchObject({ state: 'rejected', version: 1 });
    await count(onHand - reserved);
  });
});

describe('money that comes before it is asked for', () => {
  it('goes back, and the order says why: nothing is taken for what is not approved', async () => {
    const { orderId, payable } = await buyToApprove('transfer');
    const said = async () => {
      const logs = await test.db.select().from(orderLogs).where(eq(orderLogs.orderId, orderId));
      return logs.sort((a, b) => a.orderLogId - b.orderLogId).at(-1)?.what;
    };
    await transfer(orderId, 300);
    expect(await said()).toBe('订单待审批，经银行退回');
    await move(orderId, 'reject', buyer);
    await transfer(orderId, Math.round(payable * 100));
    expect(await said()).toBe('订单审批驳回，经银行退回');
    await move(orderId, 'cancel', buyer);
    await transfer(orderId, 300);
    expect(await said()).toBe('订单已取消，经银行退回');
    expect(await row(orderId)).toMatchObject({ received: 0, state: 'cancelled' });
    const back = await refundsOf(orderId);
    expect(back.map(({ amount }) => amount)).toEqual([300, Math.round(payable * 100), 300]);
    expect(await audit(test.db)).toEqual([]);
  });
});

describe('the budgets of an order', () => {
  const heldBy = async (orderId: number, version = 1) => {
    const holder = `order:${orderId}:v${version}`;
    const entries = await test.db.select().from(ledgerEntries).where(eq(ledgerEntries.holder, holder));
    return [foldEntries(entries), entries.filter((entry) => entry.kind === 'commit').length] as const;
  };

  it('are reserved with it, spent when the money comes, given back when it ends, and taken anew with the next version', async () => {
    const { orderId, payable } = await buyToApprove('transfer');
    const [held] = await heldBy(orderId);
    expect(held % Math.round(payable * 100)).toBe(0);
    expect(held).toBeGreaterThan(0);
    expect(await heldBy(orderId)).toEqual([held, 0]);
    await move(orderId, 'reject', buyer);
    expect(await heldBy(orderId)).toEqual([0, 0]);
    await move(orderId, 'resubmit', buyer);
    await approve(orderId);
    expect(await heldBy(orderId, 2)).toEqual([held, 0]);
    await transfer(orderId, Math.round(payable * 100));
    const [spent, commits] = await heldBy(orderId, 2);
    expect([spent, commits > 0]).toEqual([held, true]);
    await move(orderId, 'applyCancel', buyer);
    await move(orderId, 'acceptCancel', operator);
    expect((await heldBy(orderId, 2))[0]).toBe(0);
    expect(await audit(test.db)).toEqual([]);
  });
});

describe('a move', () => {
  it('is refused to whom the table does not name', async () => {
    const { orderId } = await buy(test, token, [pen], 'transfer');
    await expect(move(orderId, 'pay', buyer)).rejects.toThrow('没有使用该功能的权限');
    await expect(move(orderId, 'expire', operator)).rejects.toThrow('没有使用该功能的权限');
    await expect(move(orderId, 'cancel', operator)).rejects.toThrow('没有使用该功能的权限');
  });

  it('does not complete an order of which only a part was shipped', async () => {
    const { orderId } = await buy(test, token, [pen], 'account');
    await test.db.update(orders).set({ state: 'partlyShipped' }).where(eq(orders.orderId, orderId));
    expect(await test.call('Order/ConfirmReceipt', { orderId }, { token })).toMatchObject({ errorCode: '6' });
    await test.db.update(orders).set({ state: 'pendingShipment' }).where(eq(orders.orderId, orderId));
  });
});

const acts = {
  approve: ({ orderId }) => approve(orderId),
  withdraw: ({ orderId }) => move(orderId, 'withdraw', buyer),
  reject: ({ orderId }) => move(orderId, 'reject', buyer),
  resubmit: ({ orderId }) => move(orderId, 'resubmit', buyer),
  cancel: ({ orderId }) => move(orderId, 'cancel', buyer),
  putOnAccount: ({ orderId }) =>
    life(async (ctx) => {
      const order = await lockOrder(ctx.tx, orderId);
      return moveOrder(ctx, order, 'putOnAccount', { by: buyer, set: { payMethod: 'account' } });
    }),
  expire: async ({ orderId }) => {
    test.clock.advanceMinutes(8 * 24 * 60);
    await expireOrder(test.context(), orderId);
  },
  applyCancel: ({ orderId }) => move(orderId, 'applyCancel', buyer),
  refuseCancel: ({ orderId }) => move(orderId, 'refuseCancel', operator),
  acceptCancel: ({ orderId }) => move(orderId, 'acceptCancel', operator),
  payPart: ({ orderId, amount }) => transfer(orderId, amount),
  payWhole: ({ orderId, payable }) => transfer(orderId, Math.round(payable * 100)),
  refundPart: ({ orderId, amount }) => refundPart(orderId, `return:${amount}`, amount),
  finishRefunds: ({ orderId }) => finishRefunds(orderId),
} satisfies Record<string, (order: { orderId: number; payable: number; amount: number }) => Promise<unknown>>;

type Act = keyof typeof acts;
/** What can happen in which state; what cannot is tried now and then. */
const likely: Partial<Record<OrderState, Act[]>> = {
  pendingPayment: ['cancel', 'putOnAccount', 'expire', 'payPart', 'payWhole'],
  pendingApproval: ['approve', 'reject', 'withdraw', 'cancel', 'expire', 'payPart', 'payWhole', 'finishRefunds'],
  rejected: ['resubmit', 'cancel', 'payPart', 'payWhole', 'finishRefunds'],
  pendingShipment: ['applyCancel', 'refundPart', 'finishRefunds', 'payWhole'],
  cancelRequested: ['refuseCancel', 'acceptCancel', 'refundPart'],
  cancelled: ['finishRefunds', 'payWhole', 'cancel'],
};
const all = Object.keys(acts) as Act[];

/** `pick` chooses among what is likely, or, below zero, among everything. */
type Step = { which: number; pick: number; amount: number };
async function actOf(orderId: number, pick: number): Promise<Act> {
  const state = (await row(orderId))?.state;
  const among = (pick >= 0 && state && likely[state]) || all;
  return among[Math.abs(pick) % among.length] ?? 'cancel';
}

/** Told step by step: each way at least once. */
const told = (which: number, ...wanted: Act[]): Step[] =>
  wanted.map((act) => ({ which, pick: -all.indexOf(act) || -all.length, amount: 300 }));
const wholeLives: Step[][] = [
  [
    ...told(4, 'payPart', 'reject', 'payWhole', 'resubmit', 'approve', 'payPart', 'payWhole', 'refundPart'),
    ...told(4, 'finishRefunds', 'applyCancel', 'refuseCancel', 'applyCancel', 'acceptCancel', 'finishRefunds'),
    ...told(5, 'payWhole', 'withdraw', 'payPart', 'resubmit', 'approve', 'applyCancel', 'acceptCancel'),
    ...told(1, 'putOnAccount', 'applyCancel', 'acceptCancel', 'cancel'),
    ...told(2, 'applyCancel', 'acceptCancel', 'payWhole', 'finishRefunds'),
  ],
  [
    ...told(0, 'payPart', 'payPart', 'cancel', 'finishRefunds', 'payWhole'),
    ...told(4, 'reject', 'cancel', 'expire'),
    ...told(5, 'approve', 'payWhole', 'applyCancel', 'refuseCancel', 'finishRefunds'),
    ...told(3, 'payPart', 'putOnAccount', 'payWhole', 'applyCancel', 'acceptCancel', 'finishRefunds'),
    ...told(2, 'payWhole', 'refundPart'),
  ],
  [...told(0, 'payPart', 'expire', 'finishRefunds'), ...told(1, 'expire', 'cancel'), ...told(1, 'payWhole')],
];

describe('the books', () => {
  it('stay true whatever happens to orders, in whatever order', async () => {
    const step: fc.Arbitrary<Step> = fc.record({
      which: fc.nat(5),
      pick: fc.integer({ min: -all.length, max: 60 }),
      amount: fc.integer({ min: 1, max: 900 }),
    });
    const methods: PaymentMethod[] = ['transfer', 'alipay', 'account', 'transfer'];
    const seen = new Set<Act>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        test.rewind();
        token = (await test.logIn('buyer')).token;
        const bought = [];
        for (const method of methods) bought.push(await buy(test, token, [pen], method));
        for (const method of ['transfer', 'account'] as const) bought.push(await buyToApprove(method));
        for (const { which, pick, amount } of steps) {
          const order = bought[which] ?? { orderId: 0, payable: 0 };
          const act = await actOf(order.orderId, pick);
          try {
            await acts[act]({ ...order, amount });
            seen.add(act);
          } catch (cause) {
            if (!(cause instanceof DomainError)) throw cause;
          }
          expect([act, await audit(test.db)]).toEqual([act, []]);
        }
      }),
      { numRuns: runs(8), examples: wholeLives.map((steps) => [steps]) },
    );
    expect([...seen].sort()).toEqual([...all].sort());
  });
});
