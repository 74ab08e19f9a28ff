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

/** Answers questions from what is known of their terms. Beside each document a mark: nothing has to be sorted. */
export class Answering {
  private readonly docsOf: ReadonlyMap<string, Int32Array>;
  private readonly answers = new Map<Query, Int32Array>();
  private readonly marks: Int32Array;
  private mark = 0;

  constructor(docsOf: ReadonlyMap<string, Int32Array>, size: number) {
    this.docsOf = docsOf;
    this.marks = new Int32Array(size);
  }

  /** Each document once, in no order. */
  docs(query: Query): Int32Array {
    const known = this.answers.get(query);
    if (known) return known;
    const docs = this.work(query);
    this.answers.set(query, docs);
    return docs;
  }

  private work(query: Query): Int32Array {
    if (typeof query === 'string') return this.docsOf.get(query) ?? none;
    return 'any' in query ? this.union(query.any) : this.common(query.all);
  }

  private union(queries: readonly Query[]): Int32Array {
    const lists = queries.map((each) => this.docs(each)).filter((list) => list.length > 0);
    if (lists.length < 2) return lists[0] ?? none;
    this.mark += 1;
    const union = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
    let size = 0;
    for (const list of lists) {
      for (let at = 0; at < list.length; at += 1) {
        const doc = list[at] ?? 0;
        if (this.marks[doc] === this.mark) continue;
        this.marks[doc] = this.mark;
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
    this.mark += 1;
    for (let at = 0; at < many.length; at += 1) this.marks[many[at] ?? 0] = this.mark;
    return few.filter((doc) => this.marks[doc] === this.mark);
  }
}
