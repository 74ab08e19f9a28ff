import { quickOrderNamesMax } from '@yigou/contract/trade/quickOrder.terms';
import { repeat } from './load';
import { addCustomer, addPerson, type Buyer, openShop } from './shop';

/** node bench/run.mjs buying: carts and orders. Never part of the tests. */

const customers = 8;
const buyersEach = 8;

const { database, skuIds, ask, submit, logIn, fill, report, tidy, begin, end } = await openShop();

const buyers: Buyer[] = [];
for (let no = 0; no < customers; no += 1) {
  const names = await database.db.transaction(async (tx) => {
    const customer = await addCustomer(tx, no, skuIds);
    const people: string[] = [];
    for (let b = 0; b < buyersEach; b += 1)
      people.push((await addPerson(tx, customer, customer.rootOrgId, '采购员')).accountNo);
    return people;
  });
  for (const name of names) buyers.push(await logIn(name));
}
await tidy();
const buyerOf = (worker: number): Buyer => buyers[worker % buyers.length] as Buyer;
let next = 0;
const hot = (): number => skuIds[next++ % 100] ?? 0;

begin();

const adding = () =>
  repeat('加入购物车', 16, async (worker) => {
    await ask('ShopCart/Add', { itemId: hot(), chartQty: 1 }, buyerOf(worker));
    return true;
  });
// A process that has just started has not compiled its code yet.
await adding();
await report(adding);

for (const buyer of buyers) await fill(buyer, 10);
await report(() =>
  repeat('读 10 行的购物车', 16, async (worker) => {
    await ask('ShopCart/GetList', { pageIndex: 1, pageSize: 10 }, buyerOf(worker));
    return true;
  }),
);

async function order(worker: number, lines: number): Promise<boolean> {
  const buyer = buyerOf(worker);
  const items = new Map(Array.from({ length: lines }, () => [hot(), 1]));
  await ask('ShopCart/AddList', { items: [...items].map(([itemId, chartQty]) => ({ itemId, chartQty })) }, buyer);
  const { resultData } = await ask('Order/Preview', {}, buyer);
  await submit(resultData, buyer);
  return true;
}

for (const buyer of buyers) await ask('ShopCart/EmptyCart', {}, buyer);
await report(() => repeat('下 3 行的订单（加购、预览、提交）', 16, (worker) => order(worker, 3)));
await report(() => repeat('64 个采购员抢 100 种商品', 64, (worker) => order(worker, 3)));

const first = buyerOf(0);
await fill(first, 500);
await report(() =>
  repeat('500 行的购物车：读', 1, async () => {
    await ask('ShopCart/GetWebList', {}, first);
    return true;
  }),
);
const { resultData: cart } = await ask('ShopCart/GetList', { pageSize: 1 }, first);
const cartId = cart[0]?.cartId ?? 0;
let qty = 1;
await report(() =>
  repeat('500 行的购物车：改一行数量', 1, async () => {
    await ask('ShopCart/Edit', { items: [{ cartId, chartQty: (qty++ % 50) + 1 }] }, first);
    return true;
  }),
);
await report(() =>
  repeat('500 行的购物车：结算预览', 1, async () => {
    await ask('Order/Preview', {}, first);
    return true;
  }),
);
await report(() =>
  repeat('500 行的购物车：装车、预览、提交', 1, async () => {
    await fill(first, 500);
    await submit((await ask('Order/Preview', {}, first)).resultData, first);
    return true;
  }),
);

const { rows: asked } = await database.run(
  `select sku_no as no, product.name || ' ' || (specs ->> 0) as name from sku join product using (product_id)
    where on_shelf order by sku_id limit 500`,
);
for (const [what, key] of [
  ['编号', 'no'],
  ['品名', 'name'],
] as const) {
  const lines = asked.map((row) => ({ key: String(row[key]), qty: 1 }));
  await report(() =>
    repeat(`批量导入 500 行${what}：核对`, 1, async () => {
      // In parts, as the page asks.
      for (let at = 0; at < lines.length; at += quickOrderNamesMax)
        await ask('QuickOrder/Match', { lines: lines.slice(at, at + quickOrderNamesMax) }, first);
      return true;
    }),
  );
}

await end();
