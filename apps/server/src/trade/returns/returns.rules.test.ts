import {
  type AfterSaleType,
  costOf,
  type ReturnReason,
  type ReturnState,
  reasonRule,
  refundFor,
  returnReasons,
  returnStateLabels,
  returnTypes,
} from '@yigou/contract/trade/returns.terms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../../ground/db/actor';
import { type EffectName, mayMoveReturn, type ReturnMoveName, returnMoves } from './returnMoves.rules';
import { dueIn, overdueReturn, passMove, returnActions, returnSteps } from './returns.rules';
import { lastReceipt, mostOf, type ParcelPart } from './windows.rules';

const states = Object.keys(returnStateLabels) as ReturnState[];
const kinds: ActorKind[] = ['account', 'operator', 'system'];

/** Written out by hand: from where each move may start, where it ends, who makes it, what it does. */
const table: Record<ReturnMoveName, [ReturnState[], ReturnState, ActorKind[], EffectName[]]> = {
  apply: [[], 'pendingReview', ['account'], ['hold']],
  withdraw: [['pendingReview', 'pendingReturn'], 'withdrawn', ['account'], ['letGo', 'releaseReplacement']],
  reject: [['pendingReview'], 'rejected', ['operator'], ['letGo']],
  pass: [['pendingReview'], 'pendingReturn', ['operator'], ['reserveReplacement']],
  passByTime: [['pendingReview'], 'pendingReturn', ['system'], ['reserveReplacement']],
  passUnsent: [['pendingReview'], 'pendingRefund', ['operator'], ['settle']],
  passUnsentByTime: [['pendingReview'], 'pendingRefund', ['system'], ['settle']],
  send: [['pendingReturn'], 'pendingInspection', ['account'], []],
  closeByTime: [['pendingReturn'], 'closed', ['system'], ['letGo', 'releaseReplacement']],
  accept: [['pendingInspection'], 'pendingRefund', ['operator'], ['settle', 'restock']],
  acceptExchange: [['pendingInspection'], 'pendingReship', ['operator'], ['letGoRefused', 'restock']],
  fail: [['pendingInspection'], 'inspectionFailed', ['operator'], ['letGo', 'releaseReplacement']],
  awaitRed: [['pendingRefund'], 'pendingRefund', ['operator'], []],
  refund: [['pendingRefund'], 'pendingRefund', ['operator', 'system'], ['payBack']],
  refunded: [['pendingRefund'], 'pendingConfirm', ['system'], []],
  reship: [
    ['pendingReship'],
    'pendingConfirm',
    ['operator'],
    ['letGoAccepted', 'sendReplacement', 'releaseReplacement'],
  ],
  confirm: [['pendingConfirm'], 'completed', ['account'], ['closeOrder']],
  confirmByTime: [['pendingConfirm'], 'completed', ['system'], ['closeOrder']],
};
const names = Object.keys(table) as ReturnMoveName[];

describe('moves of a return', () => {
  it('are all in the table', () => expect(Object.keys(returnMoves).sort()).toEqual([...names].sort()));

  it.each(names)('%s goes from where it may to where it must, for those who may, and does what it must', (name) => {
    const [from, to, who, effects] = table[name];
    for (const state of states) expect([state, mayMoveReturn(name, state)]).toEqual([state, from.includes(state)]);
    expect(returnMoves[name].to).toBe(to);
    expect(kinds.filter((kind) => (returnMoves[name].who as readonly ActorKind[]).includes(kind))).toEqual(who);
    expect(returnMoves[name].effects).toEqual(effects);
  });

  it('never leave a return that is over', () => {
    for (const state of ['rejected', 'inspectionFailed', 'completed', 'withdrawn', 'closed'] as const)
      expect(names.filter((name) => mayMoveReturn(name, state))).toEqual([]);
  });

  it('where nothing comes back, passing leads to the money', () => {
    const types = Object.keys(returnTypes) as AfterSaleType[];
    expect(types.map((type) => [type, passMove(type, 'operator'), passMove(type, 'system')])).toEqual([
      ['returnRefund', 'pass', 'passByTime'],
      ['exchange', 'pass', 'passByTime'],
      ['refundOnly', 'passUnsent', 'passUnsentByTime'],
    ]);
  });

  it('by time happen in three states, each after its own', () => {
    const now = new Date('2026-11-16T00:00:00Z');
    const hours = (state: ReturnState) => {
      const due = dueIn(state, now);
      return due && (due.getTime() - now.getTime()) / 3_600_000;
    };
    const timed = states.flatMap((state) => {
      expect(overdueReturn(state, 'returnRefund') === null).toBe(hours(state) === null);
      return hours(state) === null ? [] : [[state, hours(state), overdueReturn(state, 'returnRefund')]];
    });
    expect(timed).toEqual([
      ['pendingReview', 48, 'passByTime'],
      ['pendingReturn', 168, 'closeByTime'],
      ['pendingConfirm', 168, 'confirmByTime'],
    ]);
  });

  it('are offered to who makes them, as the state lets', () => {
    const offered = states.map((state) => [state, [...returnActions(state), ...returnSteps(state, false)]]);
    expect(Object.fromEntries(offered.filter(([, each]) => each?.length))).toEqual({
      pendingReview: ['withdraw', 'pass', 'reject'],
      pendingReturn: ['send', 'withdraw'],
      pendingInspection: ['inspect'],
      pendingRefund: ['refund'],
      pendingReship: ['reship'],
      pendingConfirm: ['confirm'],
    });
    expect(returnSteps('pendingRefund', true)).toEqual([]);
  });
});

describe('reasons', () => {
  const reasons = Object.keys(returnReasons) as ReturnReason[];
  const those = (of: (reason: ReturnReason) => boolean) => reasons.filter(of);
  it('say which type they are for, who is at fault, and what must be shown', () => {
    expect(those((reason) => reasonRule(reason).types.includes('refundOnly'))).toEqual([
      '未收到货',
      '空包裹',
      '少件漏发',
      '配送超时',
      '协商一致',
    ]);
    expect(those((reason) => reasonRule(reason).needsPicture)).toEqual(['质量问题', '发错货', '破损']);
    expect(those((reason) => !reasonRule(reason).sellersFault)).toEqual(['协商一致', '七天无理由', '规格不合适']);
    expect(those((reason) => reasonRule(reason).window === 'noReason')).toEqual(['七天无理由', '规格不合适']);
  });
});

describe('how many can be applied for', () => {
  const now = new Date('2026-11-16T00:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const part = (qty: number, receivedAt: Date | null, found: Partial<ParcelPart> = {}): ParcelPart => ({
    qty,
    sound: receivedAt ? qty : 0,
    damaged: 0,
    missing: 0,
    receivedAt,
    ...found,
  });
  const counts = { shippedQty: 20, receivedQty: 10, returnedQty: 0, returningQty: 0, backQty: 0 };

  it('follows the receipt of each parcel: 7 days without a reason, 15 for a fault, no end while it is on its way', () => {
    const parts = [part(10, daysAgo(8)), part(10, null)];
    expect(mostOf('noReason', counts, parts, now)).toBe(0);
    expect(mostOf('quality', counts, parts, now)).toBe(10);
    expect(mostOf('delivery', counts, parts, now)).toBe(20);
    expect(mostOf('noReason', counts, [part(10, daysAgo(7))], now)).toBe(10);
    expect(mostOf('quality', counts, [part(10, daysAgo(15.01))], now)).toBe(0);
    expect(mostOf('delivery', counts, [part(10, daysAgo(16)), part(10, null)], now)).toBe(10);
    expect(lastReceipt(parts)).toEqual(daysAgo(8));
  });

  it('counts what arrived, not what was sent, where goods come back', () => {
    const short = [part(10, daysAgo(1), { sound: 6, damaged: 1, missing: 3 })];
    expect(mostOf('quality', { ...counts, shippedQty: 10, receivedQty: 7 }, short, now)).toBe(7);
    expect(mostOf('delivery', { ...counts, shippedQty: 10, receivedQty: 7 }, short, now)).toBe(10);
  });

  it('does not let what never came stand in the way of what did', () => {
    const parts = [part(10, daysAgo(1)), part(10, null)];
    const lost = { ...counts, returnedQty: 10 };
    expect(mostOf('quality', lost, parts, now)).toBe(10);
    expect(mostOf('delivery', lost, parts, now)).toBe(10);
    expect(mostOf('quality', { ...lost, returningQty: 10, backQty: 10 }, parts, now)).toBe(0);
    expect(mostOf('delivery', { ...counts, returnedQty: 3, returningQty: 10 }, parts, now)).toBe(7);
  });
});

describe('what comes back', () => {
  const line = fc.record({ qty: fc.integer({ min: 1, max: 200 }), paid: fc.nat(1_000_000), freight: fc.nat(10_000) });

  it('however the pieces are cut adds up to what was paid, with freight where the seller is at fault', () => {
    fc.assert(
      fc.property(line, fc.array(fc.integer({ min: 1, max: 20 })), ({ qty, paid, freight }, cuts) => {
        let kept = { pieces: qty, goods: paid, freight };
        let [seller, buyer] = [0, 0];
        for (const cut of [...cuts, qty]) {
          const count = Math.min(cut, kept.pieces);
          if (count === 0) break;
          const [faulty, free] = [refundFor(kept, count, '破损'), refundFor(kept, count, '七天无理由')];
          expect(faulty).toBeGreaterThanOrEqual(free);
          expect(free).toBeGreaterThanOrEqual(0);
          seller += faulty;
          buyer += free;
          const cost = costOf(kept, count);
          kept = {
            pieces: kept.pieces - count,
            goods: kept.goods - cost.goods,
            freight: kept.freight - cost.freight,
          };
        }
        expect([seller, buyer]).toEqual([paid + freight, paid]);
      }),
    );
  });
});
