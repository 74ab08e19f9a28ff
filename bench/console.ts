import { type Figures, figureCells, figureColumns, run } from './load';
import { openDesk, seedOrders } from './orders';
import { machine, say } from './server';

/** node bench/run.mjs console [orders]: the operators' lists over a million orders. Never part of the tests. */

const orders = Number(process.argv[2] ?? 1_000_000);
const { database, server, ask, logIn, end } = await openDesk();
await seedOrders(database, { orders, customers: 2000 });
const token = await logIn('console/Operator/Login', 'operator');

const { rows } = await database.run(
  `select order_no as no from purchase_order where order_no like '________2%' order by order_id offset $1 limit 50`,
  [Math.floor(orders / 2)],
);
const numbers = rows.map((row) => String(row.no));
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const page = (reqData: object, pageIndex = 1, searchKey = '') => ({ pageIndex, pageSize: 20, searchKey, reqData });
const lists: [name: string, path: string, bodies: unknown[]][] = [
  ['待处理，第 1 页', 'Order/GetPage', [page({ tab: 'todo' })]],
  ['待处理，第 500 页', 'Order/GetPage', [page({ tab: 'todo' }, 500)]],
  ['全部，第 1 页', 'Order/GetPage', [page({ tab: 'all' })]],
  ['全部，第 500 页', 'Order/GetPage', [page({ tab: 'all' }, 500)]],
  ['全部，近 90 天，第 500 页', 'Order/GetPage', [page({ tab: 'all', from: day(90) }, 500)]],
  ['已完成，账期支付，第 500 页', 'Order/GetPage', [page({ tab: 'completed', paymentMethod: 'account' }, 500)]],
  ['仅看超时，第 1 页', 'Order/GetPage', [page({ tab: 'todo', late: true })]],
  ['待付款，对公转账，第 1 页', 'Order/GetPage', [page({ tab: 'pendingPayment', paymentMethod: 'transfer' })]],
  ['按订单号找', 'Order/GetPage', numbers.map((no) => page({ tab: 'all' }, 1, no))],
  ['按汇款识别码找', 'Order/GetPage', numbers.map((no) => page({ tab: 'all' }, 1, `HK${no.slice(-8)}`))],
  ['按企业名找', 'Order/GetPage', [page({ tab: 'all' }, 1, '压测企业 777')]],
  ['全局查找：订单号', 'Search/Find', numbers.map((word) => ({ word }))],
  ['全局查找：企业', 'Search/Find', [{ word: '压测企业 77' }]],
  ['概览', 'Overview/GetWaiting', [{}]],
];

say(`${machine()}\n`);
say(`| ${figureColumns.join(' | ')} |\n|${figureColumns.map(() => '---').join('|')}|`);
for (const [name, path, bodies] of lists) {
  const figures: Figures = await run(server.url, { name, path: `console/${path}`, bodies, token }, 1);
  say(`| ${figureCells(figures).join(' | ')} |${figures.errors ? ` 错误 ${figures.errors}` : ''}`);
}
await ask('console/Operator/Logout', {}, token);
await end();
