import type { Facets } from '@yigou/contract/goods/catalog';
import type { SpecNames } from '../shelf/specNames';
import { compareNatural } from '../words/naturalOrder.rules';

const rowLimit = 10;
const valueLimit = 60;

/** The most frequent first. */
export const byCount = <T extends { count: number }>(values: T[]): T[] => values.sort((a, b) => b.count - a.count);

type Value = { value: string; count: number };

const isSize = (value: string): boolean => /^[A-Z]{0,3}-?\d/i.test(value);

/** Numbers as one looks for them: 8, 10, 12; words by how many there are. */
const inReadingOrder = (values: Value[]): Value[] =>
  values.filter(({ value }) => isSize(value)).length > values.length / 2
    ? values.sort((a, b) => compareNatural(a.value, b.value))
    : byCount(values);

const sum = (values: readonly Value[]) => values.reduce((total, each) => total + each.count, 0);

/** Almost every product has another one: a name, not a choice. */
const isName = (values: readonly Value[]): boolean => values.length > 8 && values.length > sum(values) * 0.7;

/**
 * One row for each axis that tells what was found apart, the most telling first. What is cut into parts is chosen by
 * its parts. `chosen` axes stay, or what is chosen there could not be seen.
 */
export function specFacets(
  counts: ReadonlyMap<number, number>,
  names: SpecNames,
  chosen: ReadonlySet<string>,
): Facets['specs'] {
  const axes = new Map<string, Value[]>();
  for (const [code, count] of counts) {
    if ((names.parts[code]?.length ?? 0) > 0) continue;
    const pair = names.names[code] ?? '';
    const axis = names.axes.names[names.axisOf[code] ?? 0] ?? '';
    const values = axes.get(axis) ?? [];
    values.push({ value: pair.slice(axis.length + 1), count });
    axes.set(axis, values);
  }
  return [...axes]
    .filter(([name, values]) => chosen.has(name) || (values.length > 1 && !isName(values)))
    .sort(([a, one], [b, other]) => Number(chosen.has(b)) - Number(chosen.has(a)) || sum(other) - sum(one))
    .slice(0, rowLimit)
    .map(([name, values]) => ({ name, values: inReadingOrder(byCount(values).slice(0, valueLimit)) }));
}
