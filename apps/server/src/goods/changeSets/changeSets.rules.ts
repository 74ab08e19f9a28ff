import type { ChangeSetState, ReleaseHit, ReleaseRules } from '@yigou/contract/goods/changeSets.terms';

type Who = 'operator' | 'system' | 'account';
type Step = {
  who: readonly Who[];
  from: readonly ChangeSetState[];
  to: ChangeSetState;
  what: string;
  effects: readonly EffectName[];
};

/** In the order in which they are applied. */
export const effectNames = ['queue', 'undoneBefore'] as const;
/** queue: the rows are written in the background. undoneBefore: the set that this one takes back is taken back. */
export type EffectName = (typeof effectNames)[number];

const byOperator = ['operator'] as const;
const byBoth = ['operator', 'system'] as const;

export const moves = {
  submit: { who: byOperator, from: ['draft'], to: 'pending', what: '提交放行', effects: [] },
  return: { who: byOperator, from: ['pending', 'scheduled'], to: 'draft', what: '退回', effects: [] },
  schedule: { who: byOperator, from: ['draft', 'pending'], to: 'scheduled', what: '定时发布', effects: [] },
  release: {
    who: byBoth,
    from: ['draft', 'pending', 'scheduled'],
    to: 'releasing',
    what: '发布',
    effects: ['queue'],
  },
  finish: { who: byBoth, from: ['releasing'], to: 'released', what: '发布完成', effects: ['undoneBefore'] },
  takeBack: { who: byBoth, from: ['released'], to: 'undone', what: '已被撤销', effects: [] },
  discard: { who: byOperator, from: ['draft', 'pending', 'scheduled'], to: 'discarded', what: '作废', effects: [] },
} as const satisfies Record<string, Step>;
export type ChangeSetMove = keyof typeof moves;
export const moveOf = (name: ChangeSetMove): Step => moves[name];

/** A price before and after, with what the thing costs after it. In 分. */
export type PriceStep = { before: number | null; after: number; cost: number | null };

/** How far a price fell, in percent of what it was; a rise is below zero. */
export const fallPercent = ({ before, after }: PriceStep): number =>
  before === null || before === 0 ? 0 : ((before - after) * 100) / before;

/** Which rules ask for a second person, and by how many rows. */
export function hitsOf(
  rules: ReleaseRules,
  rowCount: number,
  steps: readonly PriceStep[],
): Partial<Record<ReleaseHit, number>> {
  const priceDown = steps.filter((step) => fallPercent(step) > rules.priceDownPercent).length;
  const belowCost = rules.belowCost ? steps.filter(({ after, cost }) => cost !== null && after < cost).length : 0;
  const hits = { priceDown, belowCost, manyRows: rowCount > rules.rowsMost ? rowCount : 0 };
  return Object.fromEntries(Object.entries(hits).filter(([, count]) => count > 0));
}

/** Whoever made a set that a rule asks about does not release it. */
export const needsSecondPerson = (hits: Partial<Record<ReleaseHit, number>>): boolean => Object.keys(hits).length > 0;
