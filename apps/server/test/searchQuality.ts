import { writeFileSync } from 'node:fs';
import type { SkuCard } from '@yigou/contract/goods/catalog';
import { afterAll, beforeAll, it } from 'vitest';
import { goods } from '../src/demo/goods/goods.data';
import type { GoodsSeed } from '../src/demo/goods/goods.types';
import { searchJudge } from './searchJudge.data';
import { searchKinds } from './searchKinds.data';
import { type Graded, type QueryClass, searchQueries } from './searchQueries.data';
import { searchUnseen } from './searchUnseen.data';
import { type TestApp, testApp } from './testApp';

/** `npm run search:quality`: how often the graded queries find what was meant. Prints a table; never part of the tests. */

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  ({ token } = await test.logIn('buyer'));
});
afterAll(() => test.close());

/** What is off the shelf nobody can find. */
const onSale = (seed: GoodsSeed) => seed.skus.filter((sku) => !sku.off);

const textOf = new Map(
  goods.flatMap((seed) =>
    onSale(seed).map((sku) => [sku.no, `${seed.category} ${seed.brand} ${seed.name} ${sku.spec.join(' ')} ${sku.no}`]),
  ),
);

const productOf = new Map(goods.flatMap((seed, at) => onSale(seed).map((sku) => [sku.no, at])));

/** A page has one row for each product, so no more than one of its SKUs can be missed; or a row for each SKU. */
function rightOnes(grade: (text: string) => number, grouped: boolean): number {
  const rights = [...textOf].filter(([, text]) => grade(text) === 3).map(([no]) => no);
  return grouped ? new Set(rights.map((no) => productOf.get(no))).size : rights.length;
}

function graderOf([, right, close]: Graded) {
  const [first, second] = [right, close].map((pattern) => (pattern ? new RegExp(pattern, 'i') : null));
  return (text: string): number => (first?.test(text) ? 3 : second?.test(text) ? 1 : 0);
}

const gain = (grades: readonly number[]) =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + grade / Math.log2(at + 2), 0);

type Row = { first: number; five: number; ndcg: number; empty: number; wrong: number; count: number };
const blank = (): Row => ({ first: 0, five: 0, ndcg: 0, empty: 0, wrong: 0, count: 0 });

async function measure(query: Graded, buyer: boolean): Promise<{ row: Row; note: string }> {
  const door = buyer ? 'Product/GetWebSkuPage' : 'ProductToC/GetWebSkuPage';
  const answer = await test.call(door, { searchKey: query[0], pageSize: 20 } as never, buyer ? { token } : {});
  if (!answer.success) throw new Error(`${query[0]}: ${answer.errorMsg}`);
  const { resultData, totalCount, matched, grouped } = answer;
  const shown = (resultData as SkuCard[]).map((card) => textOf.get(card.itemNo) ?? '');
  const seen = `${matched} ${totalCount} ${shown[0] ?? '-'}`;
  if (!query[1]) {
    const wrong = matched === 'all' && totalCount > 0 ? 1 : 0;
    return { row: { ...blank(), wrong, count: 1 }, note: wrong ? `${query[0]} → ${seen}` : '' };
  }
  const grade = graderOf(query);
  const grades = shown.map(grade);
  // What would do counts where it is shown; it is not missed where it is not.
  const rights = rightOnes(grade, grouped);
  if (rights === 0) return { row: blank(), note: `${query[0]} → what was meant is not on sale` };
  const best = gain([...Array<number>(rights).fill(3), ...grades.slice(0, 10).filter((each) => each === 1)]);
  const row = {
    first: grades[0] === 3 ? 1 : 0,
    five: grades.slice(0, 5).includes(3) ? 1 : 0,
    ndcg: best > 0 ? gain(grades) / best : 0,
    empty: totalCount === 0 ? 1 : 0,
    wrong: 0,
    count: 1,
  };
  const note = row.five === 0 || row.ndcg < 0.7 ? `${query[0]} → ${row.ndcg.toFixed(2)} ${seen}` : '';
  return { row, note };
}

const plus = (one: Row, other: Row): Row =>
  Object.fromEntries(Object.entries(one).map(([key, value]) => [key, value + other[key as keyof Row]])) as Row;

const share = (part: number, whole: number) => (whole === 0 ? '' : (part / whole).toFixed(2));

const sets: Record<string, QueryClass> = {
  ...searchQueries,
  ...searchKinds,
  ...Object.fromEntries(Object.entries(searchJudge).map(([name, tuned]) => [`${name}（评）`, { tuned, heldOut: [] }])),
  ...Object.fromEntries(
    Object.entries(searchUnseen).map(([name, heldOut]) => [`${name}（新）`, { tuned: [], heldOut }]),
  ),
};

it('the graded queries', async () => {
  const lines = ['| 类别 | 半 | 条 | 首条 | 前五 | nDCG@10 | 空 | 误称全部匹配 |', '|---|---|---|---|---|---|---|---|'];
  const notes: string[] = [];
  const totals = { tuned: blank(), heldOut: blank() };
  for (const [name, queries] of Object.entries(sets)) {
    for (const half of ['tuned', 'heldOut'] as const) {
      let sum = blank();
      for (const query of queries[half]) {
        const { row, note } = await measure(query, queries.buyer ?? false);
        sum = plus(sum, row);
        if (note && !name.endsWith('（新）')) notes.push(`${half} ${name}: ${note}`);
      }
      const sold = queries[half].some((query) => query[1]);
      if (sold) totals[half] = plus(totals[half], sum);
      else totals[half].wrong += sum.wrong;
      if (queries[half].length > 0) lines.push(lineOf(name, half, sum, sold));
    }
  }
  for (const half of ['tuned', 'heldOut'] as const) lines.push(lineOf('合计', half, totals[half], true));
  process.stdout.write(`${lines.join('\n')}\n`);
  if (process.env.NOTES) writeFileSync(process.env.NOTES, `${notes.join('\n')}\n`);
});

function lineOf(name: string, half: 'tuned' | 'heldOut', row: Row, sold: boolean): string {
  const { first, five, ndcg, empty, wrong, count } = row;
  const cells = sold ? [first, five, ndcg, empty].map((each) => share(each, count)) : ['', '', '', ''];
  return `| ${[name, half === 'tuned' ? '调' : '留', count, ...cells, wrong].join(' | ')} |`;
}
