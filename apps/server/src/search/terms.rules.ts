/** A question in words: one term as PostgreSQL writes it, all of several, or any of them. */
export type Query = string | { all: readonly Query[] } | { any: readonly Query[] };

export const any = (parts: readonly Query[]): Query => (parts.length === 1 ? (parts[0] ?? '') : { any: parts });
export const all = (parts: readonly Query[]): Query => (parts.length === 1 ? (parts[0] ?? '') : { all: parts });

/** Every term that has to be known to answer it. */
export function termsIn(queries: Iterable<Query>, terms = new Set<string>()): Set<string> {
  for (const query of queries) {
    if (typeof query === 'string') terms.add(query);
    else termsIn('all' in query ? query.all : query.any, terms);
  }
  return terms;
}

const none = new Int32Array(0);

/** A number beside each document. Whoever marks begins with a new number: nothing has to be wiped or sorted. */
export class Marks {
  private of = new Int32Array(0);
  private last = 0;

  /** For `size` documents, none of them marked. */
  fresh(size: number): { of: Int32Array; mark: number } {
    if (size > this.of.length || this.last >= 2 ** 31 - 1) {
      this.of = new Int32Array(Math.max(size, this.of.length));
      this.last = 0;
    }
    this.last += 1;
    return { of: this.of, mark: this.last };
  }
}

/** Answers questions from what is known of their terms. */
export class Answering {
  private readonly docsOf = new Map<string, Int32Array>();
  private readonly answers = new Map<Query, Int32Array>();
  private readonly marks: Marks;
  private readonly shelf: { size: number };

  constructor(marks: Marks, shelf: { size: number }) {
    this.marks = marks;
    this.shelf = shelf;
  }

  /** The terms that are not known yet. */
  unknownIn(queries: Iterable<Query>): string[] {
    return Array.from(termsIn(queries)).filter((term) => !this.docsOf.has(term));
  }

  learn(docsOf: ReadonlyMap<string, Int32Array>) {
    for (const [term, docs] of docsOf) this.docsOf.set(term, docs);
  }

  /** Each document once, in no order. */
  docs(query: Query): Int32Array {
    if (typeof query === 'string') return this.docsOf.get(query) ?? none;
    const known = this.answers.get(query);
    if (known) return known;
    const docs = 'any' in query ? this.union(query.any) : this.common(query.all);
    this.answers.set(query, docs);
    return docs;
  }

  private union(queries: readonly Query[]): Int32Array {
    const lists = queries.map((each) => this.docs(each)).filter((list) => list.length > 0);
    if (lists.length < 2) return lists[0] ?? none;
    const { of, mark } = this.marks.fresh(this.shelf.size);
    const union = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let size = 0;
    for (const list of lists) {
      for (let at = 0; at < list.length; at += 1) {
        const doc = list[at] ?? 0;
        if (of[doc] === mark) continue;
        of[doc] = mark;
        union[size++] = doc;
      }
    }
    return union.subarray(0, size);
  }

  private common(queries: readonly Query[]): Int32Array {
    const lists: Int32Array[] = [];
    for (const each of queries) {
      const list = this.docs(each);
      if (list.length === 0) return none;
      lists.push(list);
    }
    const [fewest = none, ...others] = lists.sort((a, b) => a.length - b.length);
    return others.reduce((left, list) => this.both(left, list), fewest);
  }

  private both(few: Int32Array, many: Int32Array): Int32Array {
    const { of, mark } = this.marks.fresh(this.shelf.size);
    for (let at = 0; at < many.length; at += 1) of[many[at] ?? 0] = mark;
    return few.filter((doc) => of[doc] === mark);
  }
}
