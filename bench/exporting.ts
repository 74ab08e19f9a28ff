import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { exportColumnsOf } from '@yigou/contract/trade/orders.exporting.terms';
import { openDesk, seedOrders } from './orders';
import { machine, memoryMb, say } from './server';

/** node bench/run.mjs exporting: sheets of ten, of a hundred and of three hundred thousand lines: memory must not grow with them. Never part of the tests. */

const { database, server, ask, logIn, end } = await openDesk();
const all = 100_000;
await seedOrders(database, { orders: all, lines: 3 });
const token = await logIn('Account/Login', 'buyer');

/** Of the last days only, so that the sheet has about so many lines. */
const since = (orders: number) =>
  new Date(Date.now() - (730 * 86_400_000 * orders) / all + 8 * 3_600_000).toISOString().slice(0, 10);

async function measure(name: string, by: 'order' | 'line', from: string) {
  const before = memoryMb(server.pid);
  const began = Date.now();
  const wanted = { requestId: randomUUID(), by, columns: exportColumnsOf(by), reqData: { from } };
  const { resultData: started } = await ask('Order/Export', wanted, token);
  let peak = before;
  let state = started;
  while (state.state === 'waiting' || state.state === 'running') {
    await setTimeout(50);
    peak = Math.max(peak, memoryMb(server.pid));
    state = (await ask('Task/GetModel', { taskId: started.taskId }, token)).resultData;
  }
  const seconds = (Date.now() - began) / 1000;
  const cells = [
    name,
    state.total,
    seconds.toFixed(1),
    Math.round(state.total / seconds),
    before,
    peak,
    (state.size / 2 ** 20).toFixed(1),
    state.state,
  ];
  say(`| ${cells.join(' | ')} |`);
}

say(`${machine()}\n`);
say(
  '| 导出 | 行 | 秒（含排队） | 行/秒 | 之前内存 MB | 最高内存 MB | 文件 MB | 结果 |\n|---|---|---|---|---|---|---|---|',
);
await measure('按订单，一万行（预热）', 'order', since(10_000));
await measure('按商品明细，一万行', 'line', since(3_334));
await measure('按商品明细，十万行', 'line', since(33_334));
await measure('按商品明细，十万行，再一次', 'line', since(33_334));
await measure('按商品明细，三十万行', 'line', '');
await measure('按订单，十万行', 'order', '');
await end();
