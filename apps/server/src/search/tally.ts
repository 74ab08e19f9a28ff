/** Counts by small numbers: an array is many times quicker than a map when 25,000 hits are counted. */
export class Tally {
  private counts = new Int32Array(256);
  private last = new Int32Array(256).fill(-1);

  /** A group counts once for a key, however often it comes; what is of one group comes together. */
  add(key: number, group: number) {
    if (key >= this.counts.length) this.widen(key);
    if (this.last[key] === group) return;
    this.last[key] = group;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }

  private widen(key: number) {
    const size = 2 ** Math.ceil(Math.log2(key + 1));
    const [counts, last] = [new Int32Array(size), new Int32Array(size).fill(-1)];
    counts.set(this.counts);
    last.set(this.last);
    this.counts = counts;
    this.last = last;
  }

  total(): Map<number, number> {
    const sums = new Map<number, number>();
    for (let key = 0; key < this.counts.length; key += 1) {
      const count = this.counts[key] ?? 0;
      if (count > 0) sums.set(key, count);
    }
    return sums;
  }
}
