/** The first `upTo` of these in that order: a heap with the last of them on top, since a page is few of very many. */
export function firstOf(all: Int32Array, upTo: number, isBefore: (a: number, b: number) => boolean): number[] {
  const heap: number[] = [];
  const later = (one: number, other: number) => isBefore(heap[other] as number, heap[one] as number);
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [heap[other] as number, heap[one] as number];
  };
  function sink() {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let last = at;
      if (left < heap.length && later(left, last)) last = left;
      if (right < heap.length && later(right, last)) last = right;
      if (last === at) return;
      swap(at, last);
      at = last;
    }
  }
  function rise() {
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!later(at, parent)) return;
      swap(at, parent);
      at = parent;
    }
  }
  // From the end: what was made last mostly comes first, and then nothing takes its place.
  for (let n = all.length - 1; n >= 0; n -= 1) {
    const each = all[n] as number;
    if (heap.length < upTo) {
      heap.push(each);
      rise();
    } else if (upTo > 0 && isBefore(each, heap[0] as number)) {
      heap[0] = each;
      sink();
    }
  }
  return heap.sort((a, b) => (isBefore(a, b) ? -1 : 1));
}
