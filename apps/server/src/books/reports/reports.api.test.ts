import type { CallInput } from '@yigou/contract/calls';
import type { FunctionCode } from '@yigou/contract/ground/functions';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { DataScope } from '@yigou/contract/people/org.terms';
import type { OrderState } from '@yigou/contract/trade/orders.terms';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../test/buying';
import { type Distance, distances, placesOf } from '../../../test/distances';
import { addPerson, type Person, type Place } from '../../../test/people';
import { type RawFact, type RawOrder, recounted, setState, someSkus, storeOrder } from '../../../test/reporting';
import { runs } from '../../../test/runs';
import { type TestApp, testApp } from '../../../test/testApp';
import { categories, products, skus } from '../../goods/catalog/catalog.tables';
import { addRole } from '../../people/org/org.service';
import { roles } from '../../people/org/org.tables';
import { countChanges, startRecount } from './counting.service';
import { rankFirst, rankPeople } from './reportPeople.queries';
import { nothing } from './reports.rules';
import { facts, goodsSums, personSums, unitSums } from './reports.tables';

let test: TestApp;
let caller: Person;
let places: Record<Distance, Place>;
let owners: Record<Distance, Place & { accountId: number }>;
let goods: Awaited<ReturnType<typeof someSkus>>;

const functions: FunctionCode[] = [
  'dashboard',
  'order/allOrder',
  'report/apcatesku',
  'report/apusersku',
  'report/orgbyorderfee',
  'report/aporgbudger',
];
const hold = (dataScope: DataScope, held: FunctionCode[] = functions) =>
  test.db.update(roles).set({ dataScope, functions: held }).where(eq(roles.name, '看报表'));

beforeAll(async () => {
  test = await testApp();
  places = await placesOf(test);
  const draft = { name: '看报表', dataScope: 'all' as const, functions };
  caller = await addPerson(test, places.own, [await addRole(test.db, places.own.customerId, draft)]);
  const people = {} as typeof owners;
  for (const distance of distances) {
    const { accountId } = distance === 'own' ? caller : await addPerson(test, places[distance], []);
    people[distance] = { ...places[distance], accountId };
  }
  owners = people;
  goods = await someSkus(test, 6);
  await count();
});
afterAll(() => test.close());

const count = () => countChanges({ db: test.db, log: test.app.log }, test.clock.now());

const states: OrderState[] = [
  'pendingApproval',
  'rejected',
  'pendingPayment',
  'pendingShipment',
  'cancelRequested',
  'partlyShipped',
  'shipped',
  'completed',
  'cancelled',
  'closed',
];
/** The last second of a day in Shanghai and the first of the next, at the end of a month and of a year, and any other. */
const moment = fc.oneof(
  fc
    .constantFrom('2026-10-31T23:59:59+08:00', '2026-11-01T00:00:00+08:00', '2025-12-31T23:59:59+08:00')
    .map((t) => new Date(t)),
  fc.integer({ min: Date.UTC(2025, 9, 1), max: Date.UTC(2026, 10, 14) }).map((ms) => new Date(ms)),
);
const line = fc.record({
  sku: fc.nat(5),
  qty: fc.integer({ min: 1, max: 50 }),
  price: fc.integer({ min: 1, max: 99_999 }),
  freight: fc.nat(500),
  discount: fc.nat(0),
  market: fc.option(fc.integer({ min: 1, max: 120_000 })),
  kind: fc.option(fc.constantFrom('contract', 'tier', 'list')),
  back: fc.array(fc.record({ qty: fc.nat(3), amount: fc.integer({ min: 1, max: 300 }), at: moment }), { maxLength: 2 }),
  unnoted: fc.oneof(fc.constant(0), fc.constant(77)),
});
const order = fc.record({
  whose: fc.constantFrom(...distances),
  state: fc.constantFrom(...states),
  later: fc.option(fc.constantFrom(...states)),
  at: moment,
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});

const sum = (list: readonly RawFact[], of: (fact: RawFact) => number) =>
  list.reduce((total, each) => total + of(each), 0);
const figuresOf = (list: readonly RawFact[]) => {
  const [came, went] = [list.filter(({ kind }) => kind === 'order'), list.filter(({ kind }) => kind === 'refund')];
  return {
    lines: came.length,
    refundLines: went.length,
    qty: sum(came, ({ qty }) => qty),
    refundQty: 0 - sum(went, ({ qty }) => qty),
    amount: fenToYuan(sum(came, ({ amount }) => amount)),
    refund: fenToYuan(0 - sum(went, ({ amount }) => amount)),
    net: fenToYuan(sum(list, ({ amount }) => amount)),
    saving: fenToYuan(sum(list, ({ saving }) => saving)),
    contract: fenToYuan(sum(list, ({ contract }) => contract)),
    contractSaving: fenToYuan(sum(list, ({ contractSaving }) => contractSaving)),
    tierSaving: fenToYuan(sum(list, ({ tierSaving }) => tierSaving)),
  };
};

/** What each scope of the caller reaches; written out by hand. */
const reach: Record<DataScope, Distance[]> = {
  own: ['own'],
  org: ['own', 'colleague'],
  orgTree: ['own', 'colleague', 'below'],
  all: ['own', 'colleague', 'below', 'beside'],
};

const everything = async (table: typeof personSums | typeof unitSums | typeof goodsSums) =>
  test.db
    .select()
    .from(table)
    .where(sql`lines <> 0 or refund_lines <> 0 or amount <> 0 or refund <> 0 or qty <> 0 or orders <> 0`)
    .then((rows) => rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort());

type Filter = CallInput<'Report/OrgOrderFee'>;

/** Every report over one filter, held against the facts. */
async function compare(seen: readonly RawFact[], filter: Filter) {
  const expected = figuresOf(seen);
  const orders = seen.filter(({ first }) => first).length;
  const org = must(await test.call('Report/OrgOrderFee', filter, caller)).resultData;
  expect(org.now).toMatchObject({ ...expected, orders });
  const total = (rows: { figures: { net: number; lines: number; refund: number } }[], of: 'net' | 'lines' | 'refund') =>
    Math.round(rows.reduce((all, row) => all + row.figures[of], 0) * 100) / 100;
  for (const of of ['net', 'lines', 'refund'] as const) expect(total(org.rows, of)).toBe(expected[of]);
  const category = must(await test.call('Report/CategorySku', filter, caller)).resultData;
  for (const of of ['net', 'lines', 'refund'] as const) expect(total(category.rows, of)).toBe(expected[of]);
  for (const row of org.rows) {
    const reqData = { ...filter, orgId: row.orgId, selfOnly: row.self };
    const { sums } = must(await test.call('Report/Lines', { pageSize: 1, reqData }, caller));
    expect(sums).toEqual(row.figures);
  }
  const skus = must(await test.call('Report/Sku', { pageSize: 100, reqData: filter }, caller));
  expect(total(skus.resultData, 'net')).toBe(expected.net);
  for (const { skuId, figures } of skus.resultData) {
    const own = seen.filter((fact) => fact.skuId === skuId);
    expect(figures).toMatchObject(figuresOf(own));
    const { resultData, sums, totalCount } = must(
      await test.call('Report/Lines', { pageSize: 100, reqData: { ...filter, skuId } }, caller),
    );
    expect(sums).toMatchObject(figuresOf(own));
    expect(totalCount).toBe(own.length);
    expect(resultData).toHaveLength(own.length);
    expect(Math.round(resultData.reduce((all, { amount }) => all + amount, 0) * 100) / 100).toBe(figures.net);
  }
  const users = must(await test.call('Report/UserSku', { pageSize: 100, reqData: filter }, caller));
  expect(total(users.resultData, 'net')).toBe(expected.net);
  expect(new Set(users.resultData.map((row) => `${row.accountId}/${row.orgId}/${row.skuId}`)).size).toBe(
    users.resultData.length,
  );
  expect(users.totalCount).toBe(users.resultData.length);
  await checkRanking(filter);
}

/** Looking only at the first of each span answers the same, or says that it cannot. */
async function checkRanking({ from, to }: { from: string; to: string }) {
  const of = { table: personSums, where: eq(personSums.customerId, places.own.customerId) };
  for (const range of [{ from, to }, wholeYears, twoMonths]) {
    const plain = (await rankPeople(test.db, of, range, { index: 1, size: 1 })).map(keyOf);
    const quick = await rankFirst(test.db, of, range, { index: 1, size: 1 }, 2);
    if (quick) expect(quick.map(keyOf)).toEqual(plain);
    sure += quick ? 1 : 0;
  }
}
const twoMonths = { from: '2026-09-01', to: '2026-10-31' };
const wholeYears = { from: '2025-01-01', to: '2026-12-31' };
const keyOf = ({ orgId, accountId, skuId }: { orgId: number; accountId: number; skuId: number }) => [
  orgId,
  accountId,
  skuId,
];
let sure = 0;

it('who is second in every span may be first in all of them: looking at the first alone says it cannot tell', async () => {
  const customerId = 999_999_999;
  const row = (span: string, accountId: number, amount: number) => ({
    ...{ ...nothing, companyId: 1, customerId, orgId: 1, skuId: 1 },
    ...{ span, accountId, amount, lines: 1 },
  });
  const spans = { from: '2026-01-01', to: '2026-02-28' };
  await test.db
    .insert(personSums)
    .values([
      ...[row('2026-01', 1, 100), row('2026-01', 2, 99), row('2026-01', 5, 98)],
      ...[row('2026-02', 3, 100), row('2026-02', 4, 99), row('2026-02', 5, 98)],
    ]);
  const of = { table: personSums, where: eq(personSums.customerId, customerId) };
  const first = { index: 1, size: 1 };
  expect(await rankPeople(test.db, of, spans, first)).toMatchObject([{ accountId: 5 }]);
  expect(await rankFirst(test.db, of, spans, first, 2)).toBeNull();
  expect(await rankFirst(test.db, of, spans, first, 4)).toMatchObject([{ accountId: 5, net: 196 }]);
  await test.db.delete(personSums).where(eq(personSums.customerId, customerId));
});

it('whatever was bought, given back and cancelled, every figure is the recount of the lines one may see', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(order, { minLength: 6, maxLength: 14 }),
      fc.array(fc.tuple(moment, moment), { minLength: 1, maxLength: 1 }),
      async (drawn, ranges) => {
        await test.db.transaction((tx) => startRecount(tx, test.clock.now()));
        for (const name of ['report_fact', 'order_change', 'order_refund'])
          await test.db.execute(sql`delete from ${sql.identifier(name)}`);
        await test.db.execute(
          sql`delete from order_line where order_id in (select order_id from purchase_order where order_no like 'R%-%')`,
        );
        await test.db.execute(sql`delete from purchase_order where order_no like 'R%-%'`);
        const all: RawOrder[] = [];
        for (const { whose, state, later, at, lines } of drawn) {
          const raw = lines.map(({ sku, ...rest }) => ({ ...rest, skuId: goods[sku]?.skuId ?? 0 }));
          const stored = { owner: owners[whose], state, at, lines: raw };
          const orderId = await storeOrder(test, stored);
          if (later) {
            await count();
            await setState(test, orderId, later);
          }
          all.push({ ...stored, state: later ?? state });
        }
        await count();
        const kept = [await everything(personSums), await everything(unitSums), await everything(goodsSums)];

        const told = recounted(all);
        const periods = [
          { from: '2026-10-01', to: '2026-10-31' },
          { from: '2025-10-01', to: '2026-11-30' },
        ].concat(
          ranges.map((pair) => {
            const [from = '', to = ''] = pair.map((time) => time.toISOString().slice(0, 10)).sort();
            return { from, to };
          }),
        );
        for (const scope of Object.keys(reach) as DataScope[]) {
          await hold(scope);
          const mine = told.filter(({ owner }) => reach[scope].some((at) => owners[at].accountId === owner.accountId));
          for (const period of periods)
            await compare(
              mine.filter(({ day }) => day >= period.from && day <= period.to),
              period,
            );
        }
        await hold('all');
        const below = told.filter(({ owner }) => [owners.own.orgId, owners.below.orgId].includes(owner.orgId));
        const period = { from: '2025-10-01', to: '2026-11-30' };
        await compare(below, { ...period, orgId: places.own.orgId });

        await test.db.transaction((tx) => startRecount(tx, test.clock.now()));
        await count();
        expect([await everything(personSums), await everything(unitSums), await everything(goodsSums)]).toEqual(kept);
      },
    ),
    { numRuns: runs(3) },
  );
  expect(sure, 'the quick way was gone at times').toBeGreaterThan(0);
});

it('a database that was never counted, or by older rules, counts itself; once', async () => {
  const line = { skuId: goods[0]?.skuId ?? 0, qty: 2, price: 900, freight: 5, discount: 0, market: 1000 };
  const at = new Date('2026-11-05T10:00:00+08:00');
  const lines = [{ ...line, back: [], unnoted: 0 }];
  await storeOrder(test, { owner: owners.colleague, state: 'completed', at, lines });
  await count();
  const kept = [await everything(personSums), await everything(unitSums), await everything(goodsSums)];
  for (const name of ['report_basis', 'report_fact', 'report_person_sum', 'report_unit_sum', 'report_goods_sum'])
    await test.db.execute(sql`delete from ${sql.identifier(name)}`);
  expect(kept[1]).not.toEqual([]);
  await count();
  expect([await everything(personSums), await everything(unitSums), await everything(goodsSums)]).toEqual(kept);
  await test.db.execute(sql`update report_fact set amount = 0`);
  await count();
  expect(await everything(unitSums)).toEqual(kept[1]);
});

it('goods by category and supplier are those of the facts', async () => {
  await hold('all');
  const period = { from: '2025-10-01', to: '2026-11-30' };
  const lines = goods.map(({ skuId }) => ({
    ...{ skuId, qty: 2, price: 1000, freight: 0, discount: 0, market: 1500, back: [], unnoted: 0 },
  }));
  const at = new Date('2026-11-02T10:00:00+08:00');
  await storeOrder(test, { owner: owners.colleague, state: 'completed', at, lines });
  const [parent] = await test.db.select().from(categories).where(eq(categories.companyId, 1)).limit(1);
  const { rows } = must(await test.call('Report/CategorySku', period, caller)).resultData;
  const opened = rows.find((row) => row.skuCount > 0);
  const filter = { ...period, categoryId: opened?.categoryId ?? parent?.categoryId ?? 0 };
  const inside = must(await test.call('Report/CategorySku', filter, caller)).resultData;
  expect(inside.now).toMatchObject({ net: opened?.figures.net, lines: opened?.figures.lines });
  expect(inside.rows.reduce((all, row) => all + row.skuCount, 0)).toBe(opened?.skuCount);
  expect(inside.path.map(({ id }) => id)).toEqual([filter.categoryId]);
});

it('goods that hang on a category itself have a row of their own, and their own lines behind it', async () => {
  await hold('all');
  const [leaf] = await test.db
    .select()
    .from(categories)
    .where(eq(categories.categoryId, goods[0]?.categoryId ?? 0));
  const parentId = leaf?.parentId ?? 0;
  const [sku] = await test.db
    .select()
    .from(skus)
    .where(eq(skus.skuId, goods[0]?.skuId ?? 0));
  await test.db
    .update(products)
    .set({ categoryId: parentId })
    .where(eq(products.productId, sku?.productId ?? 0));
  const filter = { from: '2025-10-01', to: '2026-11-30', categoryId: parentId };
  const { rows } = must(await test.call('Report/CategorySku', filter, caller)).resultData;
  expect(rows.map(({ categoryId }) => categoryId)).toContain(parentId);
  for (const { categoryId, figures } of rows) {
    const reqData = { ...filter, categoryId, categoryOnly: categoryId === parentId };
    const page = must(await test.call('Report/Lines', { pageSize: 100, reqData }, caller));
    expect(page.sums).toMatchObject({ lines: figures.lines, net: figures.net });
    expect(page.resultData).toHaveLength(page.totalCount);
  }
});

it('reports and their lines need their function, and see only one’s own without 全部订单', async () => {
  const period = { from: '2025-10-01', to: '2026-11-30' };
  await hold(
    'all',
    functions.filter((code) => code !== 'order/allOrder'),
  );
  const at = new Date('2026-11-03T10:00:00+08:00');
  const one = {
    skuId: goods[0]?.skuId ?? 0,
    qty: 1,
    price: 500,
    freight: 0,
    discount: 0,
    market: null,
    back: [],
    unnoted: 0,
  };
  const before = must(await test.call('Report/OrgOrderFee', period, caller)).resultData.now;
  await storeOrder(test, { owner: owners.own, state: 'completed', at, lines: [one] });
  await storeOrder(test, { owner: owners.colleague, state: 'completed', at, lines: [one] });
  const after = must(await test.call('Report/OrgOrderFee', period, caller)).resultData.now;
  expect(after.lines - before.lines).toBe(1);
  const { rows } = must(await test.call('Report/CategorySku', period, caller)).resultData;
  expect(rows.reduce((all, { figures }) => all + figures.lines, 0)).toBe(after.lines);
  await hold('all', ['order/allOrder', 'dashboard']);
  expect(await test.call('Report/OrgOrderFee', period, caller)).toMatchObject({ success: false, errorCode: '3' });
  expect(await test.call('Report/Lines', { reqData: period }, caller)).toMatchObject({ success: true });
  await hold('all');
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, '开始日期不能晚于结束日期'],
  [{ from: '1926-11-01', to: '2026-11-01' }, '一次最多查看 5 年，请缩短日期范围'],
])('%o is refused with a reason', async (period, text) => {
  expect(await test.call('Report/OrgOrderFee', period, caller)).toMatchObject({
    success: false,
    errorCode: '5',
    fields: { from: text },
  });
});

it('a unit out of one’s reach answers like one that does not exist', async () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  await hold('org');
  for (const orgId of [places.beside.orgId, places.customer.orgId, 99_999_999])
    for (const path of ['Report/OrgOrderFee', 'Report/CategorySku'] as const)
      expect(await test.call(path, { ...period, orgId }, caller)).toMatchObject({
        success: false,
        errorCode: '4',
        errorMsg: '组织不存在，或不在您的数据范围内',
      });
  await hold('all');
});

it('what cannot be counted yet is said: figures reach as far as the oldest order that waits', async () => {
  const answer = must(await test.call('Report/OrgOrderFee', { from: '2026-11-01', to: '2026-11-30' }, caller));
  expect(answer.resultData.asOf).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(await test.db.$count(facts)).toBeGreaterThan(0);
});
