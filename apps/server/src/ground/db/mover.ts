import type { DomainErrorCode } from '@yigou/contract/ground/errors';
import { DomainError } from '../lib/domainError';
import { type Actor, type ActorKind, actorRow } from './actor';

/**
 * Whoever takes several locks takes them in this order, or two would wait for each other for ever: the statement book,
 * bank lines, orders by number, attempts, goods by SKU, credit, budgets (decisions/0034, 0047). The rows that move are
 * locked before they are judged; a room lists its effects so that theirs follow in the same order.
 */
export const lockOrder = ['book', 'bankLine', 'order', 'attempt', 'stock', 'credit', 'budget'] as const;

/** A row of a table of moves: who may, from where, to where, what the log says, and what it does besides. */
export type Move<State extends string, Effect extends string> = {
  who: readonly ActorKind[];
  from: readonly State[];
  to: State;
  what: string;
  effects: readonly Effect[];
};

type Moving = { now: Date };
type Logged<State> = ReturnType<typeof actorRow> & {
  at: Date;
  what: string;
  fromState: State | null;
  toState: State;
  note: string;
};

/** How a room writes down what its moves do. The row is locked by whoever moves it. */
export type Life<
  Ctx extends Moving,
  Row extends { state: State },
  State extends string,
  Effect extends string,
  About,
> = {
  labels: Readonly<Record<State, string>>;
  /** Said with the label of the state and the name of the move. */
  refusal: DomainErrorCode;
  /** In the order in which they are applied. */
  effectNames: readonly Effect[];
  /** Where the old state still stands; nothing: it does not. */
  write: (ctx: Ctx, row: Row, set: Partial<Row>) => Promise<Row | undefined>;
  log: (ctx: Ctx, row: Row, line: Logged<State>, about: About) => Promise<unknown>;
  apply: (effect: Effect, ctx: Ctx, row: Row, about: About) => Promise<void>;
};

/** What several moves do that are made at once, in the order of the room. */
export const effectsOf = <Effect extends string>(
  effectNames: readonly Effect[],
  moves: readonly { effects: readonly Effect[] }[],
): Effect[] => effectNames.filter((effect) => moves.some(({ effects }) => effects.includes(effect)));

type Step<Row, About> = { by: Actor; note?: string; set?: Partial<Row>; about: About };

/**
 * The log and all that a move does besides, for the first move, which makes the row, as for every other. Only an order
 * makes its first moves elsewhere: placing.service.ts sends row, log and effects of all of them in one batch.
 */
export async function finishMove<C extends Moving, R extends { state: S }, S extends string, E extends string, A>(
  life: Life<C, R, S, E, A>,
  ctx: C,
  row: NoInfer<R>,
  move: Move<NoInfer<S>, NoInfer<E>>,
  { by, note = '', about, from }: Omit<Step<NoInfer<R>, NoInfer<A>>, 'set'> & { from: NoInfer<S> | null },
): Promise<void> {
  const { what, to: toState } = move;
  await life.log(ctx, row, { at: ctx.now, ...actorRow(by), what, fromState: from, toState, note }, about);
  for (const effect of effectsOf(life.effectNames, [move])) await life.apply(effect, ctx, row, about);
}

/** The one way anything changes its state: judged on the locked row, written, logged, and done with all it brings. */
export async function makeMove<C extends Moving, R extends { state: S }, S extends string, E extends string, A>(
  life: Life<C, R, S, E, A>,
  ctx: C,
  row: NoInfer<R>,
  move: Move<NoInfer<S>, NoInfer<E>>,
  { set = {}, ...step }: Step<NoInfer<R>, NoInfer<A>>,
): Promise<R> {
  const { state: from } = row;
  if (!move.who.includes(step.by.kind)) throw new DomainError('notPermitted');
  if (!move.from.includes(from)) throw new DomainError(life.refusal, { state: life.labels[from], action: move.what });
  const moved = await life.write(ctx, row, { ...set, state: move.to });
  if (!moved) throw new DomainError('conflict');
  await finishMove(life, ctx, moved, move, { ...step, from });
  return moved;
}
