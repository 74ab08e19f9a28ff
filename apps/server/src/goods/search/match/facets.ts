import type { Facets } from '@yigou/contract/goods/catalog';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { SearchMemory } from '../shelf/memory';
import { priceBands } from './bands.rules';
import type { Counts } from './facetCounter';
import { byCount, specFacets } from './facets.rules';

const idLimit = 60;

const named = (counts: ReadonlyMap<number, number>, names: ReadonlyMap<number, string>) =>
  byCount([...counts].map(([id, count]) => ({ id, name: names.get(id) ?? '', count })).filter((each) => each.name));

export function toFacets({ shelf, directory }: SearchMemory, counts: Counts, chosen: ReadonlySet<string>): Facets {
  return {
    categories: directory.tree.nextChoices(counts.categories),
    brands: named(counts.brands, directory.brands).slice(0, idLimit),
    labels: named(counts.labels, directory.labels),
    suppliers: named(counts.suppliers, directory.suppliers).slice(0, idLimit),
    // Both ends belong to a band, so that asking for exactly it finds exactly its count.
    prices: priceBands(counts.prices).map(({ from, to, count }) => ({
      from: fenToYuan(from),
      to: to === null ? null : fenToYuan(to - 1),
      count,
    })),
    specs: specFacets(counts.specs, shelf.specNames, chosen),
  };
}
