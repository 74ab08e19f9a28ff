import { describe, expect, it } from 'vitest';
import { effectNames as invoiceEffects, moves as invoiceMoves } from '../../books/invoices/invoices.rules';
import { effectNames as statementEffects, statementMoves } from '../../books/statements/statements.rules';
import { effectNames as orderEffects, moves as orderMoves } from '../../trade/orders/orderMoves.rules';
import { effectNames as returnEffects, returnMoves } from '../../trade/returns/returnMoves.rules';
import { DomainError } from '../lib/domainError';
import { effectsOf, type Life, lockOrder, type Move, makeMove } from './mover';

type Lock = (typeof lockOrder)[number];
type Table = { effectNames: readonly string[]; moves: Record<string, { effects: readonly string[] }>; locks: object };

/** By hand: what each effect locks, in its order. An effect that is not here is one nobody has thought about. */
const funds: Lock[] = ['credit', 'budget'];
const rooms: Record<string, Table> = {
  orders: {
    effectNames: orderEffects,
    moves: orderMoves,
    locks: {
      reserveStock: ['stock'],
      releaseStock: ['stock'],
      consumeStock: ['stock'],
      unshipStock: ['stock'],
      releasePieces: ['stock'],
      occupyCredit: ['credit'],
      reserveBudget: ['budget'],
      commitBudget: ['budget'],
      releaseFunds: funds,
      giveBackPieces: funds,
      refund: [],
      startFlow: [],
      endFlow: [],
    },
  },
  returns: {
    effectNames: returnEffects,
    moves: returnMoves,
    locks: {
      hold: ['order'],
      settle: ['order'],
      letGo: ['order'],
      letGoRefused: ['order'],
      letGoAccepted: ['order'],
      reserveReplacement: ['stock'],
      restock: ['stock'],
      sendReplacement: ['stock'],
      releaseReplacement: ['stock'],
      payBack: funds,
      // Its order is held already.
      closeOrder: [],
    },
  },
  invoices: {
    effectNames: invoiceEffects,
    moves: invoiceMoves,
    locks: { releaseLines: ['order'], releaseRed: ['order'], noteOrders: ['order'], send: [], tell: [] },
  },
  statements: {
    effectNames: statementEffects,
    moves: statementMoves,
    locks: { freeEntries: ['book'], noteOrders: ['order'], bill: ['credit'], judgeOverdue: ['credit'] },
  },
};

describe.each(Object.entries(rooms))('%s', (_, { effectNames, moves, locks }) => {
  const locksOf = locks as Record<string, Lock[]>;

  it('say of every effect what it locks', () => expect(Object.keys(locksOf).sort()).toEqual([...effectNames].sort()));

  it.each(Object.entries(moves))('%s takes its locks in the one order', (_name, move) => {
    const taken = effectsOf(effectNames, [move]).flatMap((effect) => locksOf[effect] ?? []);
    const places = taken.map((lock) => lockOrder.indexOf(lock));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('a move', () => {
  type Row = { state: 'open' | 'shut' };
  const done: string[] = [];
  const life: Life<{ now: Date }, Row, Row['state'], 'first' | 'second', string> = {
    labels: { open: '开着', shut: '关着' },
    refusal: 'orderStateRefused',
    effectNames: ['first', 'second'],
    write: async (_ctx, row, set) => {
      done.push('written');
      return { ...row, ...set };
    },
    log: async (_ctx, _row, { fromState, toState, note }) => done.push(`${fromState} → ${toState} ${note}`),
    apply: async (effect, _ctx, _row, about) => void done.push(`${effect} ${about}`),
  };
  const shut: Move<Row['state'], 'first' | 'second'> = {
    who: ['operator'],
    from: ['open'],
    to: 'shut',
    what: '关门',
    effects: ['second', 'first'],
  };
  const operator = { kind: 'operator', operatorId: 1, name: '何静' } as never;
  const move = (row: Row, by = operator, how = life) =>
    makeMove(how, { now: new Date(0) }, row, shut, { by, note: '下班', about: 'x' });

  it('is written, logged, and does what it brings in the order of the room', async () => {
    done.length = 0;
    expect(await move({ state: 'open' })).toEqual({ state: 'shut' });
    expect(done).toEqual(['written', 'open → shut 下班', 'first x', 'second x']);
  });

  it('is refused to who may not, from another state, and where the state has changed meanwhile; then nothing is done', async () => {
    done.length = 0;
    await expect(move({ state: 'open' }, { kind: 'system' } as never)).rejects.toThrow(new DomainError('notPermitted'));
    const words = { state: '关着', action: '关门' };
    await expect(move({ state: 'shut' })).rejects.toThrow(new DomainError('orderStateRefused', words));
    expect(done).toEqual([]);
    await expect(move({ state: 'open' }, operator, { ...life, write: async () => undefined })).rejects.toThrow(
      new DomainError('conflict'),
    );
    expect(done).toEqual([]);
  });
});
