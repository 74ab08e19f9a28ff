import { type PaymentMethod, paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import { type OrderState, orderStateLabels, type PayState, payStateLabels } from '@yigou/contract/trade/orders.terms';
import { describe, expect, it } from 'vitest';
import type { ActorKind } from '../../ground/db/actor';
import {
  type EffectName,
  firstMoves,
  type MoveName,
  mayMove,
  moves,
  payStateAfter,
  tableMove,
} from './orderMoves.rules';
import { actionsFor, holderOf, payStateRefunded } from './orders.rules';
import { dueAfter, overdueMove } from './orderTimes.rules';

const states = Object.keys(orderStateLabels) as OrderState[];
const methods = Object.keys(paymentMethodLabels) as PaymentMethod[];

const ends: EffectName[] = ['releaseStock', 'releaseFunds', 'refund', 'endFlow'];
const closes: EffectName[] = ['releasePieces', 'giveBackPieces'];
const givesBack: EffectName[] = ['releaseStock', 'releaseFunds', 'endFlow'];

/** Written out by hand: from where each move may start, and where it ends. Every other pair is refused. */
const table: Record<MoveName, [from: OrderState[], to: OrderState, who: ActorKind[], effects: EffectName[]]> = {
  submit: [[], 'pendingPayment', ['account'], ['reserveStock', 'reserveBudget']],
  approve: [['pendingApproval'], 'pendingPayment', ['account', 'system'], ['endFlow']],
  approveOnAccount: [['pendingApproval'], 'pendingShipment', ['account', 'system'], ['commitBudget', 'endFlow']],
  submitForApproval: [
    [],
    'pendingApproval',
    ['account'],
    ['reserveStock', 'occupyCredit', 'reserveBudget', 'startFlow'],
  ],
  reject: [['pendingApproval'], 'rejected', ['account', 'system'], givesBack],
  returnToBuyer: [['pendingApproval'], 'rejected', ['system'], givesBack],
  withdraw: [['pendingApproval'], 'rejected', ['account'], givesBack],
  cut: [['pendingApproval'], 'pendingApproval', ['account'], ['reserveStock', 'occupyCredit', 'reserveBudget']],
  resubmit: [
    ['rejected'],
    'pendingApproval',
    ['account'],
    ['reserveStock', 'occupyCredit', 'reserveBudget', 'startFlow'],
  ],
  resubmitUnasked: [['rejected'], 'pendingPayment', ['account'], ['reserveStock', 'reserveBudget']],
  resubmitOnAccount: [
    ['rejected'],
    'pendingShipment',
    ['account'],
    ['reserveStock', 'occupyCredit', 'reserveBudget', 'commitBudget'],
  ],
  pay: [['pendingPayment'], 'pendingShipment', ['operator', 'system'], ['commitBudget']],
  putOnAccount: [['pendingPayment'], 'pendingShipment', ['account'], ['occupyCredit', 'commitBudget']],
  cancel: [['pendingApproval', 'rejected', 'pendingPayment'], 'cancelled', ['account'], ends],
  expire: [['pendingApproval', 'pendingPayment'], 'cancelled', ['system'], ends],
  applyCancel: [['pendingShipment'], 'cancelRequested', ['account'], []],
  withdrawCancel: [['cancelRequested'], 'pendingShipment', ['account'], []],
  refuseCancel: [['cancelRequested'], 'pendingShipment', ['operator'], []],
  acceptCancel: [['cancelRequested'], 'cancelled', ['operator', 'system'], ends],
  shipPart: [['pendingShipment', 'partlyShipped'], 'partlyShipped', ['operator'], ['consumeStock']],
  shipAll: [['pendingShipment', 'partlyShipped'], 'shipped', ['operator'], ['consumeStock']],
  unshipPart: [['partlyShipped', 'shipped'], 'partlyShipped', ['operator'], ['unshipStock']],
  unshipAll: [['partlyShipped', 'shipped'], 'pendingShipment', ['operator'], ['unshipStock']],
  closePiecesUnshipped: [['pendingShipment'], 'pendingShipment', ['operator'], closes],
  closePieces: [['partlyShipped'], 'partlyShipped', ['operator'], closes],
  closeRest: [['partlyShipped'], 'shipped', ['operator'], closes],
  closeRestReceived: [['partlyShipped'], 'completed', ['operator'], closes],
  closeAll: [['pendingShipment'], 'closed', ['operator'], closes],
  receive: [['shipped'], 'completed', ['account'], []],
  receiveByTime: [['shipped'], 'completed', ['system'], []],
  close: [['partlyShipped', 'shipped', 'completed'], 'closed', ['system'], ['releaseStock', 'releaseFunds']],
};
const kinds: ActorKind[] = ['account', 'operator', 'system'];
const names = Object.keys(table) as MoveName[];

describe('moves', () => {
  it('are all in the table', () => expect(Object.keys(moves).sort()).toEqual([...names].sort()));

  it.each(names)('%s goes from where it may, to where it must, and from nowhere else', (name) => {
    const [from, to] = table[name];
    for (const state of states) expect([state, mayMove(name, state)]).toEqual([state, from.includes(state)]);
    expect(moves[name].to).toBe(to);
  });

  it.each(names)('%s is for those who may, and does what it must', (name) => {
    const [, , who, effects] = table[name];
    for (const kind of kinds) expect([kind, tableMove(name).who.includes(kind)]).toEqual([kind, who.includes(kind)]);
    expect(moves[name].effects).toEqual(effects);
  });

  it('never leave an order that is over', () => {
    for (const state of ['cancelled', 'closed'] as const)
      expect(names.filter((name) => mayMove(name, state))).toEqual([]);
    expect(names.filter((name) => mayMove(name, 'completed'))).toEqual(['close']);
  });
});

describe('a new order', () => {
  it.each(methods)('by %s begins with moves that follow each other', (method) => {
    const [first, ...then] = firstMoves(method, false);
    expect(first).toBe('submit');
    expect(then).toEqual(method === 'account' ? ['putOnAccount'] : []);
    for (const [at, name] of then.entries())
      expect(mayMove(name, moves[firstMoves(method, false)[at] ?? 'submit'].to)).toBe(true);
  });
});

it('a new order that has to be approved begins with nothing but that, however it is paid', () => {
  for (const method of methods) expect(firstMoves(method, true)).toEqual(['submitForApproval']);
});

describe('the money axis', () => {
  it('follows the moves that are about money, and no others', () => {
    const changed = names.flatMap((name) =>
      (Object.keys(payStateLabels) as PayState[]).flatMap((before) => {
        const after = payStateAfter(name, before);
        return after === before ? [] : [`${name}: ${before} → ${after}`];
      }),
    );
    expect(changed).toEqual([
      'approveOnAccount: unpaid → onAccount',
      'approveOnAccount: paying → onAccount',
      'resubmitOnAccount: unpaid → onAccount',
      'resubmitOnAccount: paying → onAccount',
      'pay: unpaid → paid',
      'pay: paying → paid',
      'putOnAccount: unpaid → onAccount',
      'putOnAccount: paying → onAccount',
      'acceptCancel: onAccount → refunded',
      'closeAll: onAccount → refunded',
      'close: onAccount → refunded',
    ]);
  });

  it('says whether all or a part went back', () => {
    expect([payStateRefunded(100, 99), payStateRefunded(100, 100)]).toEqual(['partRefunded', 'refunded']);
  });
});

describe('what an order holds', () => {
  it('it holds as its version', () => expect(holderOf({ orderId: 17, version: 2 })).toBe('order:17:v2'));
});

describe('time', () => {
  const now = new Date('2026-11-15T02:00:00Z');
  const hours = (state: OrderState, method: PaymentMethod) => {
    const due = dueAfter(state, method, now);
    return due && (due.getTime() - now.getTime()) / 3_600_000;
  };

  it('to pay is 24 hours online and 7 days by transfer', () => {
    expect(methods.map((method) => [method, hours('pendingPayment', method)])).toEqual([
      ['alipay', 24],
      ['wechat', 24],
      ['transfer', 168],
      ['account', 168],
    ]);
  });

  it('is limited in three states whatever the method, and each has something that happens then', () => {
    for (const method of methods) {
      expect(hours('pendingApproval', method)).toBe(168);
      expect(hours('cancelRequested', method)).toBe(24);
      for (const state of states) expect(overdueMove(state) === null).toBe(hours(state, method) === null);
    }
  });

  it('moves an order only where it may go', () => {
    for (const state of states) {
      const move = overdueMove(state);
      if (move) expect(mayMove(move, state)).toBe(true);
    }
    expect(overdueMove('cancelRequested')).toBe('acceptCancel');
    expect(overdueMove('pendingPayment')).toBe('expire');
  });
});

describe('actions', () => {
  it('of the buyer follow the state', () => {
    expect(Object.fromEntries(states.map((state) => [state, actionsFor(state)]))).toEqual({
      pendingApproval: ['cancel', 'remindApproval', 'withdrawApproval', 'reorder'],
      rejected: ['cancel', 'resubmit', 'reorder'],
      pendingPayment: ['pay', 'cancel', 'reorder'],
      pendingShipment: ['applyCancel', 'urgeShipment', 'reorder'],
      cancelRequested: ['withdrawCancel', 'reorder'],
      partlyShipped: ['urgeShipment', 'applyReturn', 'reorder'],
      shipped: ['confirmReceipt', 'applyReturn', 'reorder'],
      completed: ['applyReturn', 'applyInvoice', 'reorder', 'hide', 'unhide'],
      cancelled: ['reorder', 'hide', 'unhide'],
      closed: ['reorder', 'hide', 'unhide'],
    });
  });
});

it('what may have taken money never goes back to be approved: no way leads there', () => {
  const reached = new Set<OrderState>(states.filter((state) => mayMove('pay', state)));
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const { from, to } of Object.values(moves))
      if (from.some((state: OrderState) => reached.has(state))) reached.add(to);
    grew = reached.size > before;
  }
  for (const state of ['pendingApproval', 'rejected'] as const) expect(reached).not.toContain(state);
});
