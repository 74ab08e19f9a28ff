import type { SkuSelTag } from '@yigou/contract/goods/catalog';

type Combination = SkuSelTag['combinations'][number];

/** free: a combination with the other choices exists. off: it does not. jump: it does not, and no other way leads there. */
type ValueState = 'free' | 'off' | 'jump';

const others = (a: readonly string[], b: readonly string[]) => a.filter((value, axis) => value !== b[axis]).length;

/** The combination that has the value and keeps all other choices. */
const exact = (combinations: readonly Combination[], chosen: readonly string[], axis: number, value: string) =>
  combinations.find(({ values }) => values.every((each, at) => each === (at === axis ? value : chosen[at])));

/** All combinations that can be had by changing one choice after another. */
function reachable(combinations: readonly Combination[], chosen: readonly string[]): Set<Combination> {
  const found = new Set(combinations.filter(({ values }) => others(values, chosen) <= 1));
  for (const near of found) {
    for (const next of combinations) if (others(next.values, near.values) === 1) found.add(next);
  }
  return found;
}

export function valueState(
  combinations: readonly Combination[],
  chosen: readonly string[],
  axis: number,
  value: string,
): ValueState {
  if (exact(combinations, chosen, axis, value)) return 'free';
  const wayLeads = [...reachable(combinations, chosen)].some(({ values }) => values[axis] === value);
  return wayLeads || !combinations.some(({ values }) => values[axis] === value) ? 'off' : 'jump';
}

/** The SKU a value leads to: all other choices kept where possible, else as many of them as can be. */
export function pickCombination(
  combinations: readonly Combination[],
  chosen: readonly string[],
  axis: number,
  value: string,
): Combination | undefined {
  const having = combinations.filter(({ values }) => values[axis] === value);
  return having.sort((a, b) => others(a.values, chosen) - others(b.values, chosen))[0];
}

/** Whether choosing the value leads to something that is there. */
export const isInStock = (
  combinations: readonly Combination[],
  chosen: readonly string[],
  axis: number,
  value: string,
) => exact(combinations, chosen, axis, value)?.inStock ?? true;
