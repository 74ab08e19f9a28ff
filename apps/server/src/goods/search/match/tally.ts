/** Counts by small numbers: an array is many times quicker than a map when 25,000 hits are counted. */
export class Tally {
  private counts = new Int32Array(256);
  /** The group that was last counted for a key, from 1. */
  private last = new Int32Array(256);
  private readonly keys: number[] = [];

  /** A group counts once for a key, however often it comes; what is of one group comes together. Groups from 0. */
  add(key: number, group: number) {
    if (key >= this.counts.length) this.widen(key);
    if (this.last[key] === group + 1) return;
    const count = this.counts[key] ?? 0;
    if (count === 0) this.keys.push(key);
    this.last[key] = group + 1;
    this.counts[key] = count + 1;
  }

  private widen(key: number) {
    const size = 2 ** Math.ceil(Math.log2(key + 1));
    const [counts, last] = [new Int32Array(size), new Int32Array(size)];
    counts.set(this.counts);
    last.set(this.last);
    this.counts = counts;
    this.last = last;
  }

  /** Hands out the sums, and is empty again for the next count. */
  take(): Map<number, number> {
    const sums = new Map<number, number>();
    for (const key of Int32Array.from(this.keys).sort()) {
      sums.set(key, this.counts[key] ?? 0);
      this.counts[key] = 0;
      this.last[key] = 0;
    }
    this.keys.length = 0;
    return sums;
  }
}
