import fc from 'fast-check';
import { expect, it } from 'vitest';
import { docsOf as docsIn } from './bits.rules';
import { type Query, QueryEvaluator, termsIn } from './terms.rules';

const size = 70;
const names = ['a', 'b', 'c', 'd', 'e'];

const docsOf = fc
  .tuple(...names.map(() => fc.uniqueArray(fc.nat({ max: size - 1 }))))
  .map((lists) => new Map(names.map((name, at) => [name, Int32Array.from(lists[at] ?? [])])));

const { query } = fc.letrec<{ query: Query }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(...names, 'unknown'),
    fc.record({ all: fc.array(tie('query'), { minLength: 1, maxLength: 4 }) }),
    fc.record({ any: fc.array(tie('query'), { minLength: 1, maxLength: 4 }) }),
  ),
}));

/** The plain way: is this one document meant? */
function holds(asked: Query, doc: number, known: ReadonlyMap<string, Int32Array>): boolean {
  if (typeof asked === 'string') return known.get(asked)?.includes(doc) ?? false;
  if ('all' in asked) return asked.all.every((each) => holds(each, doc, known));
  return asked.any.some((each) => holds(each, doc, known));
}

it('answers any question as looking at each document would, each document once', () => {
  fc.assert(
    fc.property(docsOf, fc.array(query, { minLength: 1, maxLength: 3 }), (known, queries) => {
      const answers = new QueryEvaluator({ size });
      answers.addTerms(known);
      for (const each of queries) {
        const plain = Array.from({ length: size }, (_, doc) => doc).filter((doc) => holds(each, doc, known));
        expect(Array.from(docsIn(answers.bits(each)))).toEqual(plain);
      }
    }),
  );
});

it('knows every term of a question', () => {
  expect([...termsIn([{ all: ['a', { any: ['b', { all: ['c', 'a'] }] }] }, 'd'])]).toEqual(['a', 'b', 'c', 'd']);
});
