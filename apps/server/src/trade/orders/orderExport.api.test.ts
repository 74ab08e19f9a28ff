import { randomUUID } from 'node:crypto';
import type { CallInput } from '@yigou/contract/calls';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import { exportColumns, exportColumnsOf } from '@yigou/contract/trade/orders.exporting.terms';
import { orderStateLabels, payStateLabels } from '@yigou/contract/trade/orders.terms';
import { eq } from 'drizzle-orm';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy, must } from '../../../test/buying';
import { memoryStore, type TestApp, testApp } from '../../../test/testApp';
import { runTask } from '../../people/tasks/running.service';
import { tasks } from '../../people/tasks/tasks.tables';
import { taskKinds } from '../../workers';
import { orderLines, orders } from './orders.tables';

let test: TestApp;
let buyer: string;
let admin: string;
beforeAll(async () => {
  test = await testApp();
  buyer = (await test.logIn('buyer')).token;
  admin = (await test.logIn('admin')).token;
  await buy(test, buyer, [['DL-A4-70', 10]], 'account');
  await buy(
    test,
    buyer,
    [
      ['DL-A4-70', 20],
      ['MG-Q7-BK', 20],
    ],
    'transfer',
  );
  await buy(test, admin, [['MG-Q7-BK', 40]], 'transfer');
  const { orderId } = await buy(test, buyer, [['MG-Q7-BK', 20]], 'transfer');
  const { customerId } = await test.logIn('buyer2');
  await test.db.update(orders).set({ customerId }).where(eq(orders.orderId, orderId));
});
afterAll(() => test.close());

type Wanted = Partial<CallInput<'Order/Export'>>;
const begin = (token: string, wanted: Wanted) =>
  test.call(
    'Order/Export',
    { requestId: randomUUID(), by: 'order', columns: exportColumnsOf(wanted.by ?? 'order'), reqData: {}, ...wanted },
    { token },
  );

/** The rows of the file, by their headings. */
async function exported(token: string, wanted: Wanted) {
  const { taskId } = must(await begin(token, wanted)).resultData;
  const ctx = { db: test.db, clock: test.clock, files: memoryStore(test.files), kinds: taskKinds, log: test.app.log };
  await runTask(ctx, taskId);
  const [task] = await test.db.select().from(tasks).where(eq(tasks.taskId, taskId));
  const bytes = test.files.get(task?.fileId ?? '');
  if (!bytes) throw new Error(task?.error);
  const [sheet] = await readSheet(bytes);
  const [heading = [], ...rows] = sheet?.data ?? [];
  return { heading, rows: rows.map((row) => Object.fromEntries(row.map((cell, at) => [String(heading[at]), cell]))) };
}

/** As a sheet has it: no zone, Shanghai's clock. */
const shown = (time: string) => (time ? new Date(`${time.replace(' ', 'T')}Z`) : null);

it('by order, every cell is what the list and the order say, in the order of the list', async () => {
  const { resultData: list } = must(await test.call('Order/GetPage', { reqData: {} }, { token: buyer }));
  const { heading, rows } = await exported(buyer, { by: 'order' });
  expect(heading).toEqual(exportColumnsOf('order').map((column) => exportColumns[column]));
  expect(rows.map((row) => row.订单号)).toEqual(list.map((order) => order.orderNo));
  expect(rows).toHaveLength(2);
  for (const [at, { orderId }] of list.entries()) {
    const order = must(await test.call('Order/GetModel', { orderId }, { token: buyer })).resultData;
    expect(rows[at]).toEqual({
      订单号: order.orderNo,
      下单时间: shown(order.createTime),
      订单状态: orderStateLabels[order.state],
      支付状态: payStateLabels[order.payState],
      支付方式: paymentMethodLabels[order.paymentMethod],
      付款时间: shown(order.paidTime),
      下单人: order.buyerName,
      组织: order.orgName,
      成本中心: order.costCentre || null,
      采购单号: order.poNo || null,
      采购事由: order.reason || null,
      收货人: order.address.receiver,
      联系电话: order.address.phone,
      收货地址: `${order.address.areaText} ${order.address.detail}`,
      '商品金额（元）': order.amounts.goods,
      '运费（元）': order.amounts.freight,
      '优惠（元）': order.amounts.discount,
      '应付（元）': order.amounts.payable,
      开票状态: '未开票',
      售后状态: '无售后',
      备注: null,
      取消原因: null,
    });
  }
});

it('by line, every cell is what the order’s lines say; chosen columns come in the order they were chosen', async () => {
  const columns = ['itemNo', 'orderNo', 'qty', 'price', 'total', 'tax', 'supplierName', 'isContract'] as const;
  const { heading, rows } = await exported(buyer, { by: 'line', columns: [...columns] });
  expect(heading).toEqual(columns.map((column) => exportColumns[column]));
  const { resultData: list } = must(await test.call('Order/GetPage', { reqData: {} }, { token: buyer }));
  expect(rows).toEqual(
    list.flatMap(({ orderNo, lines }) =>
      lines.map((line) => ({
        商品编号: line.itemNo,
        订单号: orderNo,
        数量: line.qty,
        '单价（元）': line.price,
        '小计（元）': line.total,
        '税额（元）': line.tax,
        供应商: line.supplierName,
        协议商品: line.isContract ? '是' : '否',
      })),
    ),
  );
  expect(rows).toHaveLength(3);
  const counted = await test.call('Order/CountExport', { by: 'line', reqData: {} }, { token: buyer });
  expect(must(counted).resultData.rows).toBe(3);
});

it('reaches as far as the list does: one’s own, the scope of one’s roles, never another customer’s', async () => {
  const numbers = async (token: string, reqData: Wanted['reqData']) =>
    (await exported(token, { columns: ['orderNo'], reqData })).rows.map((row) => row.订单号);
  const listed = async (token: string, reqData: Wanted['reqData']) =>
    must(await test.call('Order/GetPage', { pageSize: 100, reqData }, { token })).resultData.map(
      (each) => each.orderNo,
    );
  for (const [token, reqData, many] of [
    [admin, { scope: 'mine' }, 1],
    [admin, { scope: 'all' }, 3],
    [admin, { scope: 'all', tab: 'pendingPayment' }, 2],
    [admin, { scope: 'all', buyer: '李' }, undefined],
    [buyer, { itemKey: 'MG-Q7' }, 1],
  ] as const) {
    const wanted = await listed(token, reqData);
    if (many !== undefined) expect(wanted).toHaveLength(many);
    if (wanted.length > 0) expect(await numbers(token, reqData)).toEqual(wanted);
  }
  expect(await begin(buyer, { reqData: { scope: 'all' } })).toMatchObject({ success: false, errorCode: '3' });
  const receiver = (await test.logIn('receiver')).token;
  expect(await begin(receiver, {})).toMatchObject({ success: false, errorCode: '3' });
});

it('says at once that there is nothing, and starts nothing', async () => {
  const before = await test.db.$count(tasks);
  expect(await begin(buyer, { searchKey: '没有这种商品' })).toMatchObject({
    success: false,
    errorCode: '1',
    errorMsg: '没有符合条件的订单，请放宽条件后再导出',
  });
  expect(await test.db.$count(tasks)).toBe(before);
});

it.each([
  ['no column', { columns: [] }],
  ['a column twice', { columns: ['orderNo', 'orderNo'] }],
  ['a column of a line for orders', { by: 'order', columns: ['itemNo'] }],
] as [string, Wanted][])('%s is refused', async (_, wanted) => {
  expect(await begin(buyer, wanted)).toMatchObject({ success: false, errorCode: '5' });
});

it('what was typed cannot become a formula', async () => {
  const [order] = await test.db.select().from(orders).limit(1);
  const orderId = order?.orderId ?? 0;
  await test.db
    .update(orders)
    .set({ remark: '=HYPERLINK("http://x")', poNo: '@A1' })
    .where(eq(orders.orderId, orderId));
  await test.db.update(orderLines).set({ name: '+cmd', spec: '-20℃' }).where(eq(orderLines.orderId, orderId));
  const columns = ['remark', 'poNo', 'itemName', 'itemSpec'] as const;
  const { rows } = await exported(buyer, { by: 'line', searchKey: order?.orderNo ?? '', columns: [...columns] });
  expect(rows).toEqual([{ 备注: `'=HYPERLINK("http://x")`, 采购单号: `'@A1`, 商品名称: `'+cmd`, 规格: `'-20℃` }]);
});
