import type { PaymentMethod } from '@yigou/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { booksOf } from '../../test/books';
import { buy, skuIdOf, stockOf } from '../../test/buying';
import { type PayingApp, payingApp, pen } from '../../test/payingApp';
import { audit } from '../auditor/auditor.service';
import { type Actor, theSystem } from '../db/actor';
import { ledgerAccounts } from '../ledger/ledger.tables';
import { DomainError } from '../lib/domainError';
import { noteRefund } from '../payments/refunding.service';
import { refundOrder } from '../payments/refunds.service';
import { confirmTransfer } from '../payments/transfers.service';
import { expireOrder } from './cancelling.service';
import { lockOrder, moveOrder, writeLog } from './moves.service';
import type { MoveName } from './orders.rules';
import { orders } from './orders.tables';

let test: PayingApp;
let token: string;
let buyer: Actor;
let skuId: number;
beforeAll(async () => {
  test = await payingApp();
  skuId = await skuIdOf(test, pen[0]);
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

const move = (orderId: number, name: MoveName, by: Actor) =>
  life(async (ctx) => {
    const order = await lockOrder(ctx.tx, orderId);
    return moveOrder(ctx, order, name, { by, set: name === 'resubmit' ? { version: order.version + 1 } : {} });
  });

/** As an order stands that has to be approved first. */
const askApproval = (orderId: number) =>
  life(async (ctx) => {
    const order = await lockOrder(ctx.tx, orderId);
    if (order.state !== 'pendingPayment' || order.received > 0) throw new DomainError('conflict');
    await ctx.tx.update(orders).set({ state: 'pendingApproval' }).where(eq(orders.orderId, orderId));
    await writeLog(ctx, order, theSystem, { from: order.state, to: 'pendingApproval', what: '等待审批' });
  });

let bankNo = 0;
const transfer = (orderId: number, amount: number) => {
  bankNo += 1;
  const came = { orderIds: [orderId], bankNo: `BANK-${bankNo}`, amount, paidAt: test.clock.now(), by: operator };
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
    const one = await buy(test, token, [pen], 'transfer');
    await buy(test, token, [pen], 'transfer');
    await askApproval(one.orderId);
    await move(one.orderId, 'reject', buyer);
    expect((await stockOf(test, skuId)).reserved).toBe(before.reserved + pen[1]);
    await move(one.orderId, 'cancel', buyer);
    expect((await stockOf(test, skuId)).reserved).toBe(before.reserved + pen[1]);
    expect(await audit(test.db)).toEqual([]);
  });

  it('takes goods and credit again when it is submitted again, as its next version', async () => {
    const [before] = await test.db.select().from(ledgerAccounts);
    const stock = await stockOf(test, skuId);
    const { orderId, payable } = await buy(test, token, [pen], 'account');
    const used = (before?.used ?? 0) + Math.round(payable * 100);
    await test.db.update(orders).set({ state: 'pendingApproval', payState: 'unpaid' }).where(eq(orders.orderId, orderId));
    for (const version of [2, 3]) {
      await move(orderId, 'reject', buyer);
      expect((await test.db.select().from(ledgerAccounts))[0]?.used).toBe(before?.used);
      expect(await stockOf(test, skuId)).toEqual(stock);
      expect(await move(orderId, 'resubmit', buyer)).toMatchObject({ state: 'pendingApproval', version });
      expect((await test.db.select().from(ledgerAccounts))[0]?.used).toBe(used);
      expect((await stockOf(test, skuId)).reserved).toBe(stock.reserved + pen[1]);
    }
    await move(orderId, 'approveOnAccount', buyer);
    expect(await row(orderId)).toMatchObject({ state: 'pendingShipment', payState: 'onAccount' });
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

type Step = { act: string; which: number; amount: number };
const acts = {
  askApproval: ({ orderId }) => askApproval(orderId),
  approve: ({ orderId }) => move(orderId, 'approve', buyer),
  reject: ({ orderId }) => move(orderId, 'reject', buyer),
  resubmit: ({ orderId }) => move(orderId, 'resubmit', buyer),
  cancel: ({ orderId }) => move(orderId, 'cancel', buyer),
  putOnAccount: ({ orderId }) =>
    life(async (ctx) => {
      const order = await lockOrder(ctx.tx, orderId);
      // The cashier offers what is left to pay; credit takes the whole.
      if (order.received > 0) throw new DomainError('conflict');
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

describe('the books', () => {
  it('stay true whatever happens to orders, in whatever order', async () => {
    const step: fc.Arbitrary<Step> = fc.record({
      act: fc.constantFrom(...Object.keys(acts)),
      which: fc.nat(2),
      amount: fc.integer({ min: 1, max: 900 }),
    });
    const methods: PaymentMethod[] = ['transfer', 'alipay', 'account'];
    const seen = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        test.rewind();
        token = (await test.logIn('buyer')).token;
        const bought = [];
        for (const method of methods) bought.push(await buy(test, token, [pen], method));
        for (const { act, which, amount } of steps) {
          const order = bought[which] ?? { orderId: 0, payable: 0 };
          try {
            await acts[act as keyof typeof acts]({ ...order, amount });
            seen.set(act, (seen.get(act) ?? 0) + 1);
          } catch (cause) {
            if (!(cause instanceof DomainError)) throw cause;
          }
          expect(await audit(test.db)).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
    // Not a single way was always refused.
    expect([...seen.keys()].sort()).toEqual(Object.keys(acts).sort());
  });
});
