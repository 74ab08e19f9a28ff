import { addBits, addDocs, type Bits, emptyBits, intersectBits } from './bits.rules';

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

/** Answers questions from what is known of their terms. */
export class QueryEvaluator {
  private readonly docsOf = new Map<string, Int32Array>();
  private readonly answers = new Map<Query, Bits>();
  private readonly shelf: { size: number };

  constructor(shelf: { size: number }) {
    this.shelf = shelf;
  }

  /** The terms that are not known yet. */
  unknownTerms(queries: Iterable<Query>): string[] {
    return Array.from(termsIn(queries)).filter((term) => !this.docsOf.has(term));
  }

  addTerms(docsOf: ReadonlyMap<string, Int32Array>) {
    for (const [term, docs] of docsOf) this.docsOf.set(term, docs);
  }

  /** What it is answered by; not to be changed. */
  bits(query: Query): Bits {
    const known = this.answers.get(query);
    if (known) return known;
    const bits = this.answer(query);
    this.answers.set(query, bits);
    return bits;
  }

  private answer(query: Query): Bits {
    const bits = emptyBits(this.shelf.size);
    if (typeof query === 'string' || 'any' in query) {
      for (const each of typeof query === 'string' ? [query] : query.any) this.put(bits, each);
      return bits;
    }
    for (const [at, each] of query.all.entries()) {
      if (at === 0) this.put(bits, each);
      else if (!intersectBits(bits, this.bits(each))) break;
    }
    return bits;
  }

  private put(bits: Bits, query: Query) {
    if (typeof query === 'string') addDocs(bits, this.docsOf.get(query) ?? none);
    else addBits(bits, this.bits(query));
  }
}

const none = new Int32Array(0);
