import type { Thing } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '../../../test/runs';
import { type TestApp, testApp } from '../../../test/testApp';
import { theSystem } from '../../ground/db/actor';
import { categories, labels, products, skus, suppliers } from '../catalog/catalog.tables';
import type { Values } from '../catalog/keeper.service';
import { pools, priceBooks, priceLines } from '../pricing/pricing.tables';
import { changeRows, changeSets } from './changeSets.tables';
import { type ChangeRow, readEdits, storeSet } from './drafting.service';
import type { Edit } from './edits.rules';
import { goodsFaults } from './goodsFaults.service';
import { releasePiece } from './running.service';
import { keepers } from './things.service';
import { draftUndo } from './undoing.service';
import { writeAtOnce } from './writing.service';

/** On both engines: every kind of thing is read and written with casts of its own. */
let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

const companyId = 1;
type Cell = { thing: Thing; id: number; field: string; values: readonly unknown[] };

/** Two brands of our own and two products that bear one of them: to be merged, to be given apart again. */
async function stage(): Promise<{ cells: Cell[]; brandIds: [number, number]; productIds: number[] }> {
  const { db: tx } = test;
  const writer = { tx, now: test.clock.now(), companyId };
  const edits: Edit[] = ['甲', '乙'].map((name) => ({ thing: 'brand', make: { name: `${name}牌` }, label: name }));
  const [first = 0, second = 0] = await writeAtOnce(writer, { title: '两个品牌' }, edits);
  const made = await tx.select().from(products).orderBy(asc(products.productId)).limit(2);
  const productIds = made.map(({ productId }) => productId);
  await writeAtOnce(
    writer,
    { title: '归到品牌' },
    productIds.map((id, at) => ({ thing: 'product', id, set: { brandId: at === 0 ? first : second } })),
  );
  const [one] = await tx.select().from(skus).orderBy(asc(skus.skuId)).limit(1);
  const [category] = await tx.select().from(categories).limit(1);
  const [supplier] = await tx.select().from(suppliers).limit(1);
  const [label] = await tx.select().from(labels).limit(1);
  const [book] = await tx.select().from(priceBooks).limit(1);
  const [line] = await tx.select().from(priceLines).limit(1);
  const [pool] = await tx.select().from(pools).limit(1);
  const pictures = ['/pictures/1.webp', '/pictures/2.webp', '/pictures/3.webp'];
  const cells: Cell[] = [
    { thing: 'category', id: category?.categoryId ?? 0, field: 'viewOrder', values: [0, 1, 2] },
    { thing: 'supplier', id: supplier?.supplierId ?? 0, field: 'phone', values: ['', '021-1', '021-2'] },
    { thing: 'label', id: label?.labelId ?? 0, field: 'viewOrder', values: [3, 4, 5] },
    { thing: 'brand', id: first, field: 'nameEn', values: ['', 'One', 'First'] },
    { thing: 'brand', id: second, field: 'nameEn', values: ['', 'Two'] },
    ...productIds.map((id): Cell => ({ thing: 'product', id, field: 'brandId', values: [first, second] })),
    { thing: 'product', id: productIds[0] ?? 0, field: 'leadDays', values: [0, 3, 7] },
    { thing: 'sku', id: one?.skuId ?? 0, field: 'imgUrls', values: [[], pictures, pictures.slice(1)] },
    { thing: 'priceBook', id: book?.priceBookId ?? 0, field: 'priority', values: [true, false] },
    { thing: 'priceLine', id: line?.priceLineId ?? 0, field: 'toDay', values: [null, '2031-01-01', '2032-01-01'] },
    { thing: 'pool', id: pool?.poolId ?? 0, field: 'excludeSkuIds', values: [[], [one?.skuId ?? 0]] },
  ];
  return { cells, brandIds: [first, second], productIds };
}

type Step =
  | { do: 'draft'; wants: { cell: number; value: number }[] }
  | { do: 'merge'; back: boolean }
  | { do: 'release' | 'undo'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('draft' as const),
      wants: fc.array(fc.record({ cell: fc.nat({ max: 11 }), value: fc.nat({ max: 2 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('merge' as const), back: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'undo' as const), which: fc.nat({ max: 5 }) }),
  },
);

type Model = Map<string, Values>;
const keyOf = ({ thing, thingId }: Pick<ChangeRow, 'thing' | 'thingId'>): string => `${thing} ${thingId}`;

/** What a set does, by itself and row by row: only what still is as it was, and names only what is there. */
function apply(model: Model, rows: readonly ChangeRow[]): void {
  const isRemoval = (row: ChangeRow): boolean => row.field === '' && row.after === null;
  const isStanding = (row: ChangeRow): boolean => {
    const now = model.get(keyOf(row));
    if (row.field === '') {
      const before = row.before as Values | null;
      return (
        before === null || (now !== undefined && Object.keys(now).every((name) => isSameValue(now[name], before[name])))
      );
    }
    return now !== undefined && isSameValue(now[row.field] ?? null, row.before);
  };
  const standing = rows.filter(isStanding);
  const returning = new Set(standing.filter((row) => row.field === '' && row.after !== null).map(keyOf));
  const names = (row: ChangeRow): boolean => {
    const brand = `brand ${row.after}`;
    return row.field !== 'brandId' || model.has(brand) || returning.has(brand);
  };
  const wrong = new Set(standing.filter((row) => !names(row)).map(keyOf));
  const good = standing.filter((row) => !wrong.has(keyOf(row)));
  for (const row of good.filter((each) => !isRemoval(each)))
    model.set(
      keyOf(row),
      row.field === '' ? (row.after as Values) : { ...model.get(keyOf(row)), [row.field]: row.after },
    );
  for (const row of good.filter(isRemoval)) {
    const isBorne = [...model].some(([key, { brandId }]) => key.startsWith('product ') && brandId === row.thingId);
    if (!isBorne) model.delete(keyOf(row));
  }
}

it('of every kind of thing any sequence of sets, merges, releases and undos leaves what stands', async () => {
  const { cells, brandIds, productIds } = await stage();
  const { db: tx } = test;
  const readAll = async (): Promise<Model> => {
    const now: Model = new Map();
    for (const thing of new Set(cells.map((cell) => cell.thing))) {
      const ids = [...new Set(cells.flatMap((cell) => (cell.thing === thing ? [cell.id] : [])))];
      for (const [id, { values }] of await keepers[thing].read(tx, companyId, ids)) now.set(`${thing} ${id}`, values);
    }
    return now;
  };
  const rowsOf = (changeSetId: number) =>
    tx.select().from(changeRows).where(eq(changeRows.changeSetId, changeSetId)).orderBy(asc(changeRows.rowNo));
  const stateOf = async (changeSetId: number) =>
    (await tx.select().from(changeSets).where(eq(changeSets.changeSetId, changeSetId)))[0];
  const writer = () => ({ tx, now: test.clock.now(), companyId, by: theSystem });
  const draft = async (edits: Edit[]): Promise<number | null> => {
    const { rows } = await readEdits(tx, companyId, edits);
    return rows.length === 0 ? null : (await storeSet(writer(), { title: '调整', source: 'grid' }, rows)).changeSetId;
  };
  const merge = (from: number, to: number): Edit[] => [
    ...productIds.map((id): Edit => ({ thing: 'product', id, set: { brandId: to } })),
    { thing: 'brand', id: from, remove: true },
  ];

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const model = await readAll();
      const sets: number[] = [];
      const keep = (made: number | null) => made !== null && sets.push(made);
      for (const each of steps) {
        if (each.do === 'draft') {
          const wanted = new Map(each.wants.map((want) => [want.cell, want.value]));
          const edits = [...wanted].flatMap(([at, value]): Edit[] => {
            const cell = cells[at];
            return cell
              ? [{ thing: cell.thing, id: cell.id, set: { [cell.field]: cell.values[value % cell.values.length] } }]
              : [];
          });
          keep(await draft(edits));
        } else if (each.do === 'merge') {
          const [one, other] = brandIds;
          keep(await draft(each.back ? merge(other, one) : merge(one, other)));
        } else {
          const changeSetId = sets[each.which % Math.max(1, sets.length)];
          const set = changeSetId === undefined ? undefined : await stateOf(changeSetId);
          if (!set) continue;
          if (each.do === 'release' && set.state === 'draft') {
            apply(model, await rowsOf(set.changeSetId));
            await tx.update(changeSets).set({ state: 'releasing' }).where(eq(changeSets.changeSetId, set.changeSetId));
            const ctx = () => ({ tx, now: test.clock.now(), jobs: { send: async () => {} } });
            while (await tx.transaction((inner) => releasePiece({ ...ctx(), tx: inner }, set.changeSetId)));
            // Two moments, so that the last one is known.
            test.clock.advanceMinutes(1);
          }
          const isWritten = (await rowsOf(set.changeSetId)).some(({ state }) => state === 'applied');
          const isOpen = (await tx.$count(changeSets, eq(changeSets.undoes, set.changeSetId))) > 0;
          if (each.do === 'undo' && set.state === 'released' && isWritten && !isOpen)
            keep((await draftUndo(writer(), set)).changeSetId);
        }
        expect(await readAll()).toEqual(model);
      }
    }),
    { numRuns: runs(12) },
  );
  expect(await goodsFaults(tx)).toEqual([]);
});
