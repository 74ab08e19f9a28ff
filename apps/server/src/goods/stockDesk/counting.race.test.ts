import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must, skuIdOf, stockOf } from '../../../test/buying';
import { worldTime as now } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { keepersOf } from '../changeSets/changeSets.fixture';
import { putOnHand, release, reserve } from '../stock/stock.service';
import { stockEntries } from '../stock/stock.tables';
import { stockFaults } from '../stock/stockFaults.service';

let test: TestApp;
let k: Awaited<ReturnType<typeof keepersOf>>;
let goods: { skuId: number; skuNo: string }[];
beforeAll(async () => {
  test = await testApp();
  k = await keepersOf(test);
  const skuNos = ['DL-A4-70', 'MG-Q7-BK', 'DL-CWJ-25'];
  goods = await Promise.all(skuNos.map(async (skuNo) => ({ skuNo, skuId: await skuIdOf(test, skuNo) })));
});
afterAll(() => test.close());

const rounds = Array.from({ length: 10 }, (_, at) => at);
const lay = (onHand: number) =>
  test.db.transaction((tx) =>
    putOnHand(
      tx,
      { cause: 'count:test', now },
      goods.map(({ skuId }) => ({ skuId, onHand })),
    ),
  );
const held = async () => Promise.all(goods.map(({ skuId }) => stockOf(test, skuId)));

it.each(rounds)('a count and orders at the same moment lose no piece of each other (round %i)', async (round) => {
  const booked = 500 + round;
  await lay(booked);
  const before = await held();
  const rows = goods.map(({ skuNo }, at) => ({ rowNo: at + 2, skuNo, booked: `${booked}`, found: `${booked - 7}` }));
  const order = (n: number) =>
    test.db.transaction((tx) =>
      reserve(
        tx,
        { cause: `order:counted${round}x${n}:v1`, now },
        // Each takes them in another order.
        [...goods.slice(n % 3), ...goods.slice(0, n % 3)].map(({ skuId }, at) => ({ lineNo: at + 1, skuId, qty: 3 })),
      ),
    );
  const count = () =>
    k.staff.call('Stock/PostCount', { requestId: randomUUID(), fileName: '', reason: '月末盘点', rows }, k.maker);
  const orders = Array.from({ length: 8 }, (_, n) => order(n));
  // The same sheet by two people: one posts it, the other is told.
  const counts = await Promise.all([count(), count()]);
  for (const { short } of await Promise.all(orders)) expect(short.size).toBe(0);
  expect(counts.filter(({ success }) => success)).toHaveLength(1);
  expect(await held()).toMatchObject(
    before.map(({ reserved }) => ({ onHand: booked - 7, reserved: reserved + 8 * 3 })),
  );
  for (let n = 0; n < 8; n += 1) {
    const holder = `order:counted${round}x${n}:v1`;
    await test.db.transaction((tx) => release(tx, { holder, cause: `${holder}/cancel`, now }));
  }
  expect(await stockFaults(test.db)).toEqual([]);
});

it.each(rounds)('the last pieces go to the order or are counted away, never both (round %i)', async (round) => {
  const [{ skuId, skuNo } = { skuId: 0, skuNo: '' }] = goods;
  await lay(0);
  const { reserved } = await stockOf(test, skuId);
  const onHand = reserved + 20 + round;
  await test.db.transaction((tx) => putOnHand(tx, { cause: 'count:test', now }, [{ skuId, onHand }]));
  const holder = `order:last${round}:v1`;
  const qty = 15 + round;
  const row = { rowNo: 2, skuNo, booked: `${onHand}`, found: `${onHand - 12}` };
  const input = { requestId: randomUUID(), fileName: '', reason: '月末盘点', rows: [row] };
  const [{ short }, posted] = await Promise.all([
    test.db.transaction((tx) => reserve(tx, { cause: holder, now }, [{ lineNo: 1, skuId, qty }])),
    k.staff.call('Stock/PostCount', input, k.maker),
  ]);
  const taken = short.size === 0;
  expect([taken, posted.success].filter(Boolean)).toHaveLength(1);
  expect(await stockOf(test, skuId)).toMatchObject({
    onHand: posted.success ? onHand - 12 : onHand,
    reserved: reserved + (taken ? qty : 0),
  });
  await test.db.transaction((tx) => release(tx, { holder, cause: `${holder}/cancel`, now }));
  expect(await stockFaults(test.db)).toEqual([]);
});

it.each(rounds)('two people who adjust what they both saw: one is told (round %i)', async (round) => {
  const [{ skuId } = { skuId: 0 }] = goods;
  await lay(300 + round);
  const at = (onHand: number) =>
    k.staff.call(
      'Stock/Adjust',
      { requestId: randomUUID(), skuId, seen: 300 + round, onHand, reason: '货架清点' },
      k.maker,
    );
  const answers = await Promise.all([at(290), at(280)]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  const winner = answers.findIndex(({ success }) => success);
  expect((await stockOf(test, skuId)).onHand).toBe([290, 280][winner]);
  const countId = must(answers[winner] as (typeof answers)[number]).resultData.countId;
  expect(
    await test.db
      .select()
      .from(stockEntries)
      .where(eq(stockEntries.cause, `count:${countId}`)),
  ).toHaveLength(1);
});
