const steps = [1, 2, 5];
const niceNumbers = Array.from({ length: 10 }, (_, power) => steps.map((step) => step * 10 ** power)).flat();
const bandCount = 5;

/** Beside each price whose it is; those of one owner stand together. */
export type Prices = { values: Float64Array; owners: Int32Array };

type PriceBand = { from: number; to: number | null; count: number };

/** Bands with round borders and about as many prices in each. From is included, to is not. In 分. */
export function priceBands({ values, owners }: Prices): PriceBand[] {
  if (values.length < bandCount) return [];
  const sorted = values.slice().sort();
  const borders = new Set<number>();
  for (let at = 1; at < bandCount; at += 1) {
    const price = sorted[Math.floor((sorted.length * at) / bandCount)] ?? 0;
    const round = niceNumbers.findLast((nice) => nice * 100 <= price);
    if (round && round * 100 > (sorted[0] ?? 0)) borders.add(round * 100);
  }
  const edges = [0, ...[...borders].sort((a, b) => a - b)];
  if (edges.length < 2) return [];
  const counts = countOwners(edges, values, owners);
  return edges
    .map((from, at) => ({ from, to: edges[at + 1] ?? null, count: counts[at] ?? 0 }))
    .filter((each) => each.count > 0);
}

/** A product with several prices in a band counts once in it. */
function countOwners(edges: readonly number[], values: Float64Array, owners: Int32Array): Int32Array {
  const counts = new Int32Array(edges.length);
  const last = new Int32Array(edges.length).fill(-1);
  for (let at = 0; at < values.length; at += 1) {
    const price = values[at] ?? 0;
    let band = edges.length - 1;
    while (band > 0 && (edges[band] ?? 0) > price) band -= 1;
    if (last[band] === owners[at]) continue;
    last[band] = owners[at] ?? 0;
    counts[band] = (counts[band] ?? 0) + 1;
  }
  return counts;
}
