import { type Calls, calls as shopCalls } from '@yigou/contract/calls';
import { isMet } from '@yigou/contract/ground/functions';
import type { Task } from '@yigou/contract/people/tasks';
import { exportByLabels, exportRowsMost } from '@yigou/contract/trade/orders.exporting.terms';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../ground/db/client';
import type { AccountContext, Caller } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Cell, Sheet } from '../../ground/lib/xlsx';
import { cellsOf, sheetColumns } from './exportedCells.service';
import { countExported, type ExportedOrder, selectExported } from './orderExport.queries';
import { ordersOfScope } from './orderReach.service';
import { listCondition, selectLines } from './orders.queries';

const { input, needs } = shopCalls['Order/Export'];
type ExportInput = z.output<Calls['Order/Export']['input']>;
type Conditions = Pick<ExportInput, 'by' | 'searchKey' | 'reqData'>;
type Looking = { tx: Db; caller: Caller };

const conditionOf = ({ tx, caller }: Looking, { searchKey, reqData }: Conditions): SQL | undefined =>
  listCondition(tx, ordersOfScope(caller, reqData.scope), { ...reqData, searchKey });

export const countRows = (ctx: Looking, conditions: Conditions): Promise<number> =>
  countExported(ctx.tx, conditionOf(ctx, conditions), conditions.by);

const pageSize = 1000;

async function* orderPages(tx: Db, condition: SQL | undefined): AsyncGenerator<ExportedOrder[]> {
  let last: number | undefined;
  for (;;) {
    const page = await selectExported(tx, condition, last, pageSize);
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    last = page.at(-1)?.order.orderId;
  }
}

/** So many orders that their lines are one page. */
export function* packed<Order extends { lineCount: number }>(orders: readonly Order[], most: number) {
  let group: Order[] = [];
  let lines = 0;
  for (const order of orders) {
    if (group.length > 0 && lines + order.lineCount > most) {
      yield group;
      group = [];
      lines = 0;
    }
    group.push(order);
    lines += order.lineCount;
  }
  if (group.length > 0) yield group;
}

async function* sheetPages(tx: Db, condition: SQL | undefined, { by, columns }: ExportInput): AsyncGenerator<Cell[][]> {
  for await (const page of orderPages(tx, condition)) {
    if (by === 'order') yield page.map((order) => cellsOf(columns, order));
    else
      for (const group of packed(page, pageSize)) {
        const lines = await selectLines(
          tx,
          group.map(({ order }) => order.orderId),
        );
        yield group.flatMap((each) =>
          lines.filter((line) => line.orderId === each.order.orderId).map((line) => cellsOf(columns, each, line)),
        );
      }
  }
}

/** The kind of task that `Order/Export` starts. The rights are looked at again: they may have changed since. */
export async function orderExport(ctx: Looking, params: unknown): Promise<{ sheet: Sheet; total: number }> {
  const wanted = input.parse(params);
  if (!isMet(needs, ctx.caller.functions)) throw new DomainError('taskNotPermitted');
  const condition = conditionOf(ctx, wanted);
  return {
    total: await countExported(ctx.tx, condition, wanted.by),
    sheet: {
      name: wanted.by === 'order' ? '订单' : '商品明细',
      columns: sheetColumns(wanted.columns),
      pages: sheetPages(ctx.tx, condition, wanted),
    },
  };
}

type Draft = { kind: 'orderExport'; title: string; params: unknown; total: number; requestId: string };
/** Whoever runs tasks; this room does not know them. */
export type StartTask = (ctx: AccountContext, draft: Draft) => Promise<Task>;

/** An export of nothing, or of more than a sheet holds, is refused before anything starts. */
export async function startExport(ctx: AccountContext, wanted: ExportInput, start: StartTask): Promise<Task> {
  const total = await countRows(ctx, wanted);
  if (total === 0) throw new DomainError('exportNothing');
  if (total > exportRowsMost) throw new DomainError('exportTooMany', { rows: total, most: exportRowsMost });
  const title = `订单导出（${exportByLabels[wanted.by]}）`;
  return start(ctx, { kind: 'orderExport', title, params: wanted, total, requestId: wanted.requestId });
}
