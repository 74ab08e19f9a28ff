import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { runs } from '../../../test/runs';
import { type TestApp, testApp } from '../../../test/testApp';
import { skus } from '../catalog/catalog.tables';
import { keepersOf } from './changeSets.fixture';
import { goodsFaults } from './goodsFaults.service';

/** On both engines: casts of JSON to the types of columns are the database's. */
let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
});
afterAll(() => test.close());

const goods = ['DL-A4-70', 'MG-Q7-BK', 'HP-M208DW'];
const fieldNames = ['weight', 'warnQty', 'barcode'] as const;
type Field = (typeof fieldNames)[number];
type Model = Map<string, number | string>;

type Step =
  | { do: 'draft'; cells: { sku: number; field: Field; value: number }[] }
  | { do: 'release' | 'undo' | 'discard'; which: number };

const cell = fc.record({ sku: fc.nat({ max: 2 }), field: fc.constantFrom(...fieldNames), value: fc.nat({ max: 3 }) });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('draft' as const), cells: fc.array(cell, { minLength: 1, maxLength: 4 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('release' as const, 'undo' as const, 'discard' as const),
      which: fc.nat({ max: 5 }),
    }),
  },
);

const cellValue = (field: Field, value: number) => (field === 'barcode' ? (value === 0 ? '' : `69000${value}`) : value);

type Cell = { key: string; before: number | string; after: number | string; applied: boolean };
type Made = { id: number; cells: Cell[]; state: 'draft' | 'released' | 'undone' | 'gone'; undoes: Made | null };

/** What a set does, by itself: only what is still as it was when the set was made. */
function apply(model: Model, made: Made): void {
  for (const each of made.cells) {
    if (model.get(each.key) !== each.before) continue;
    model.set(each.key, each.after);
    each.applied = true;
  }
  made.state = 'released';
  if (made.undoes) made.undoes.state = 'undone';
}

const cellsNow = async (): Promise<Model> => {
  const rows = await test.db.select().from(skus).where(inArray(skus.skuNo, goods));
  return new Map(rows.flatMap((row) => fieldNames.map((field) => [`${row.skuNo} ${field}`, row[field]] as const)));
};

it('any sequence of sets, releases and undos leaves what stands, and the history folds to it', async () => {
  const ids = await Promise.all(goods.map(async (skuNo) => (await k.skuOf(skuNo)).skuId));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const model = await cellsNow();
      const sets: Made[] = [];
      for (const each of steps) {
        if (each.do === 'draft') {
          const wanted = new Map(each.cells.map((c) => [`${goods[c.sku]} ${c.field}`, c]));
          const edits = [...wanted.values()].map((c) => ({
            thing: 'sku' as const,
            id: ids[c.sku] ?? 0,
            set: { [c.field]: cellValue(c.field, c.value) },
          }));
          const cells = [...wanted].flatMap(([key, c]): Cell[] => {
            const [before, after] = [model.get(key) ?? '', cellValue(c.field, c.value)];
            return before === after ? [] : [{ key, before, after, applied: false }];
          });
          const answer = await k.draft(edits);
          expect(answer.success).toBe(cells.length > 0);
          if (answer.success) sets.push({ id: answer.resultData.changeSetId, cells, state: 'draft', undoes: null });
          continue;
        }
        const made = sets[each.which % Math.max(1, sets.length)];
        if (!made) continue;
        if (each.do === 'release') {
          const answer = await k.release(made.id);
          expect(answer.success).toBe(made.state === 'draft');
          if (answer.success) apply(model, made);
          // Two moments, so that the last one is known.
          test.clock.advanceMinutes(1);
        } else if (each.do === 'discard') {
          const answer = await k.staff.call('ChangeSet/Discard', { changeSetId: made.id }, k.maker);
          expect(answer.success).toBe(made.state === 'draft');
          if (answer.success) made.state = 'gone';
        } else {
          const answer = await k.staff.call('ChangeSet/Undo', { changeSetId: made.id }, k.maker);
          const open = sets.some((other) => other.undoes === made && other.state !== 'gone');
          const applied = made.cells.filter(({ applied }) => applied);
          expect(answer.success).toBe(made.state === 'released' && !open && applied.length > 0);
          if (answer.success) {
            const cells = applied.map(({ key, before, after }) => ({
              key,
              before: after,
              after: before,
              applied: false,
            }));
            sets.push({ id: must(answer).resultData.changeSetId, cells, state: 'draft', undoes: made });
          }
        }
        expect(await cellsNow()).toEqual(model);
      }
    }),
    { numRuns: runs(12) },
  );
  expect(await goodsFaults(test.db)).toEqual([]);
});

it('a field that somebody wrote by another way, or goods the search does not know as they are, are told', async () => {
  const { skuId } = await k.skuOf('DL-A4-70');
  await k.change([{ thing: 'sku', id: skuId, set: { weight: 4321 } }]);
  await test.db.update(skus).set({ weight: 1, onShelf: false }).where(eq(skus.skuId, skuId));
  expect(await goodsFaults(test.db)).toEqual([
    'DL-A4-70 的“上架”与最后一次变更不同',
    'DL-A4-70 的“毛重”与最后一次变更不同',
    '商品 DL-A4-70 与搜索索引不同',
  ]);
});
