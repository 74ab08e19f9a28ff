import { type Column, eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buy } from '../../../test/buying';
import { type TestApp, testApp } from '../../../test/testApp';
import { namedStatements } from '../../ground/db/client';
import { rowsText } from '../../ground/db/insertText';
import { orderLines, orderLogs, orders } from './orders.tables';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await testApp();
  token = (await test.logIn('buyer')).token;
});
afterAll(() => test.close());

const samples: Record<string, (at: number) => unknown> = {
  bigint: (at) => 1000 + at,
  integer: (at) => 2000 + at,
  text: (at) => `text ${at}`,
  uuid: (at) => `00000000-0000-4000-8000-0000000000${10 + at}`,
  boolean: () => true,
  jsonb: (at) => [{ at }],
  'timestamp with time zone': (at) => new Date(Date.UTC(2030, 0, at + 1)),
};

/** Something else in every column, whatever columns there are, so that none can be missing or in another's place. */
const filled = <T extends PgTable>(table: T, given: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table) as Record<string, Column>).map(([key, column], at) => [
      key,
      given[key] ?? samples[column.getSQLType()]?.(at),
    ]),
  ) as T['$inferSelect'];

it('every column of an order, its lines and its log is stored', async () => {
  const { orderId: known } = await buy(test, token, [['MG-Q7-BK', 10]], 'transfer');
  const [before] = await test.db.select().from(orders).where(eq(orders.orderId, known));
  const orderId = known + 1000;
  const header = filled(orders, { orderId, accountId: before?.accountId });
  const line = filled(orderLines, { orderId });
  const log = filled(orderLogs, { orderId });
  const { text = '' } = namedStatements.get('place_order') ?? {};
  const stored = await test.database.run(text, [
    rowsText(orders, [header]),
    rowsText(orderLines, [line]),
    rowsText(orderLogs, [log]),
    'N',
  ]);
  const orderNo = stored.rows[0]?.orderNo;
  expect(orderNo).toMatch(/^N\d{8}$/);
  expect(await test.db.select().from(orders).where(eq(orders.orderId, orderId))).toEqual([{ ...header, orderNo }]);
  const own = { orderLineId: expect.any(Number), orderLogId: expect.any(Number) };
  expect(await test.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))).toEqual([
    { ...line, orderLineId: own.orderLineId },
  ]);
  expect(await test.db.select().from(orderLogs).where(eq(orderLogs.orderId, orderId))).toEqual([
    { ...log, orderLogId: own.orderLogId },
  ]);
});
