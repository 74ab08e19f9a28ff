import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { brands, products } from '../catalog/catalog.tables';
import { keepersOf } from './changeSets.fixture';
import { changeRows } from './changeSets.tables';
import { goodsFaults } from './goodsFaults.service';
import { writeAtOnce } from './writing.service';

let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
});
afterAll(async () => {
  expect(await goodsFaults(test.db)).toEqual([]);
  await test.close();
});

const rounds = Array.from({ length: 10 }, (_, at) => at);
const paper = () => k.skuOf('DL-A4-70');
const drafted = async (...edits: Parameters<typeof k.draft>[0]) => must(await k.draft(edits)).resultData.changeSetId;
const statesOf = async (changeSetId: number) =>
  (await test.db.select().from(changeRows).where(eq(changeRows.changeSetId, changeSetId))).map(({ state }) => state);

it.each(rounds)(
  'two sets of one SKU released at once: one is written, of the other it is told (round %i)',
  async (at) => {
    test.clock.advanceMinutes(1);
    const { skuId } = await paper();
    const sets = await Promise.all(
      [1, 2].map((n) => drafted({ thing: 'sku', id: skuId, set: { weight: 1000 + 10 * at + n } })),
    );
    const answers = await Promise.all(sets.map((each, n) => k.release(each, n === 0 ? k.maker : k.second)));
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    const states = await Promise.all(sets.map(statesOf));
    expect(states.flat().sort()).toEqual(['applied', 'skipped']);
    const winner = states.findIndex(([state]) => state === 'applied') + 1;
    expect((await paper()).weight).toBe(1000 + 10 * at + winner);
  },
);

it.each(rounds)('one set released by two at once is written once (round %i)', async (at) => {
  test.clock.advanceMinutes(1);
  const { skuId } = await paper();
  const changeSetId = await drafted({ thing: 'sku', id: skuId, set: { weight: 2000 + at } });
  const answers = await Promise.all([k.release(changeSetId), k.release(changeSetId, k.second)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await statesOf(changeSetId)).toEqual(['applied']);
});

it.each(rounds)('a release and an undo of what it changes: the later one is told (round %i)', async (at) => {
  test.clock.advanceMinutes(1);
  const before = await paper();
  const first = await k.change([{ thing: 'sku', id: before.skuId, set: { weight: 3000 + 10 * at } }]);
  test.clock.advanceMinutes(1);
  const next = await drafted({ thing: 'sku', id: before.skuId, set: { weight: 3001 + 10 * at } });
  const back = await k.undo(first);
  await Promise.all([k.release(next), k.release(back, k.second)]);
  const [[released], [undone]] = await Promise.all([statesOf(next), statesOf(back)]);
  expect([released, undone].sort()).toEqual(['applied', 'skipped']);
  expect((await paper()).weight).toBe(released === 'applied' ? 3001 + 10 * at : before.weight);
});

it.each(rounds)('two undos of one set at once are one (round %i)', async (at) => {
  test.clock.advanceMinutes(1);
  const { skuId } = await paper();
  const changeSetId = await k.change([{ thing: 'sku', id: skuId, set: { weight: 4000 + at } }]);
  const answers = await Promise.all(
    [k.maker, k.second].map((who) => k.staff.call('ChangeSet/Undo', { changeSetId }, who)),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

it.each(rounds)(
  'a brand merged away while goods are given to it: none bears a brand that is gone (round %i)',
  async (at) => {
    test.clock.advanceMinutes(1);
    const make = (name: string) => ({ thing: 'brand' as const, make: { name: `${name}${at}` }, label: name });
    const writer = { tx: test.db, now: test.clock.now(), companyId: 1 };
    const [from = 0, to = 0] = await writeAtOnce(writer, { title: '两个品牌' }, [make('旧'), make('新')]);
    const { productId } = await paper();
    const other = await k.skuOf('MG-Q7-BK');
    await k.change([{ thing: 'product', id: other.productId, set: { brandId: from } }]);
    test.clock.advanceMinutes(1);
    const naming = await drafted({ thing: 'product', id: productId, set: { brandId: from } });
    const merging = await drafted(
      { thing: 'product', id: other.productId, set: { brandId: to } },
      { thing: 'brand', id: from, remove: true },
    );
    await Promise.all([k.release(naming), k.release(merging, k.second)]);
    const [named] = await test.db
      .select({ brandId: brands.brandId })
      .from(products)
      .innerJoin(brands, eq(brands.brandId, products.brandId))
      .where(eq(products.productId, productId));
    expect(named).toBeDefined();
    const isNamed = (await statesOf(naming))[0] === 'applied';
    expect(named?.brandId === from).toBe(isNamed);
    // Named first it stays, and the merge says so of it; merged first it is gone.
    expect((await statesOf(merging)).sort()).toEqual(isNamed ? ['applied', 'skipped'] : ['applied', 'applied']);
    expect(await test.db.$count(brands, eq(brands.brandId, from))).toBe(isNamed ? 1 : 0);
  },
);
