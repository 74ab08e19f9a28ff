import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from '@yigou/contract/people/tasks';
import pg from 'pg';
import readSheet from 'read-excel-file/node';
import { afterAll, expect, it, vi } from 'vitest';
import { ownDatabase, startProcess } from '../../../test/ownProcess';
import { patiently } from '../../../test/patience';
import { asSent } from '../../ground/lib/passwords';

const database = await ownDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'yigou-killed-'));
const start = () =>
  startProcess('server', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
  });
let server = await start();
const client = new pg.Client(database.url);
await client.connect();
afterAll(async () => {
  await server.end('SIGTERM');
  await client.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

// So many that a machine that stands still for a second does not let the export end before the kill.
const orders = 12_000;
const manyOrders = `with made as (
    insert into purchase_order (company_id, customer_id, org_id, account_id, order_no, state, created_at)
      select company_id, customer_id, org_id, account_id, (2026010100000000 + n)::text, 'completed', now() - n * interval '1 minute'
      from account cross join generate_series(1, ${orders}) n where account_no = 'buyer' returning order_id)
  insert into order_line (order_id, line_no, sku_id, product_id, supplier_id, supplier_name, sku_no, part_no, name, spec,
      img_url, unit, qty, price, price_source, tax_rate, is_contract, total, freight_share, discount_share, tax)
    select order_id, line_no, 1, 1, 1, '得力', 'DL-A4-70', '', '复印纸', '', '', '包', 1, 100, 'list', 13, false, 100, 0, 0, 12
    from made cross join generate_series(1, 2) line_no`;

let token = '';
const send = (path: string, input: object) =>
  fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authtoken: token },
    body: JSON.stringify(input),
  });
const call = async (path: string, input: object) =>
  ((await (await send(path, input)).json()) as { resultData: Task & { token: string } }).resultData;
const untilTask = (taskId: number, wanted: (task: Task) => void) =>
  vi.waitFor(async () => wanted(await call('Task/GetModel', { taskId })), patiently);

it('a server killed in the middle of an export: the next one makes one whole file of it', async () => {
  await client.query(manyOrders);
  token = (await call('Account/Login', { accountNo: 'buyer', accountPwd: asSent('Yigou@2026') })).token;
  const wanted = { requestId: crypto.randomUUID(), by: 'line', columns: ['orderNo', 'lineNo', 'itemNo'], reqData: {} };
  const { taskId } = await call('Order/Export', wanted);
  await untilTask(taskId, (task) => expect(task).toMatchObject({ state: 'running', done: expect.any(Number) }));
  await untilTask(taskId, (task) => expect(task.done).toBeGreaterThan(0));
  await server.end('SIGKILL');
  const [left] = (await client.query('select state, done from task')).rows;
  expect(left).toMatchObject({ state: 'running' });
  expect(left.done).toBeLessThan(orders * 2);

  // A minute of silence, without waiting for it.
  await client.query(`update task set beat_at = beat_at - interval '2 minutes'`);
  server = await start();
  await untilTask(taskId, (task) => expect(task).toMatchObject({ state: 'done', done: orders * 2 }));
  const file = await send('Task/Download', { taskId });
  const [sheet] = await readSheet(Buffer.from(await file.arrayBuffer()));
  const rows = sheet?.data.slice(1) ?? [];
  expect(rows).toHaveLength(orders * 2);
  expect(new Set(rows.map((row) => row.join())).size).toBe(orders * 2);
  const named = (await client.query('select file_id from file')).rows.map((row) => row.file_id);
  expect(named).toHaveLength(1);
  // What the dead one left half written is nobody's, and goes with the next night.
  const bytes = readdirSync(join(dataDir, 'files'), { recursive: true }).map(String);
  expect(bytes.some((path) => path.endsWith(named[0]))).toBe(true);
});
