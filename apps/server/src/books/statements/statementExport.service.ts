import { entryKindLabels } from '@yigou/contract/books/statements.terms';
import { calls } from '@yigou/contract/calls';
import { isMet } from '@yigou/contract/ground/functions';
import { fenToYuan } from '@yigou/contract/ground/money';
import type { Task } from '@yigou/contract/people/tasks';
import type { Db } from '../../ground/db/client';
import type { AccountContext, Caller } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Cell, Sheet } from '../../ground/lib/xlsx';
import { statementsInReach } from './statementReach.service';
import { findStatement, type StatementRow, selectEntries } from './statements.queries';

const { input, needs } = calls['Statement/Export'];
type Looking = { tx: Db; caller: Caller };

async function reached({ tx, caller }: Looking, statementId: number): Promise<StatementRow> {
  const row = await findStatement(tx, statementId, statementsInReach(caller));
  if (!row) throw new DomainError('notFound');
  return row;
}

/** Each line with the balance after it, so that it proves the next. */
async function* sheetPages({ tx }: Looking, row: StatementRow): AsyncGenerator<Cell[][]> {
  let balance = row.opening;
  const lines = (await selectEntries(tx, row.statementId)).map((entry): Cell[] => {
    balance += entry.amount;
    const price = entry.price === null ? null : fenToYuan(entry.price);
    const money = [fenToYuan(entry.amount), fenToYuan(balance)];
    return [entry.at, entryKindLabels[entry.kind], entry.number, entry.summary, entry.qty, price, ...money];
  });
  const end = (text: string, fen: number): Cell[] => [null, '', '', text, null, null, null, fenToYuan(fen)];
  yield [end('期初未付', row.opening), ...lines, end('期末应付', row.closing)];
}

/** The kind of task that `Statement/Export` starts. The rights are looked at again: they may have changed since. */
export async function statementExport(ctx: Looking, params: unknown): Promise<{ sheet: Sheet; total: number }> {
  const { statementId } = input.parse(params);
  if (!isMet(needs, ctx.caller.functions)) throw new DomainError('taskNotPermitted');
  const row = await reached(ctx, statementId);
  return {
    total: (await selectEntries(ctx.tx, statementId)).length + 2,
    sheet: {
      name: row.statementNo,
      columns: [
        { title: '日期', type: 'time', width: 20 },
        { title: '类型', type: 'text', width: 8 },
        { title: '单号', type: 'text', width: 22 },
        { title: '摘要', type: 'text', width: 44 },
        { title: '数量', type: 'integer', width: 8 },
        { title: '单价（元）', type: 'money', width: 12 },
        { title: '发生额（元）', type: 'money', width: 14 },
        { title: '余额（元）', type: 'money', width: 14 },
      ],
      pages: sheetPages(ctx, row),
    },
  };
}

type Draft = { kind: 'statementExport'; title: string; params: unknown; total: number; requestId: string };
/** Whoever runs tasks; this room does not know them. */
export type StartTask = (ctx: AccountContext, draft: Draft) => Promise<Task>;

export async function startExport(
  ctx: AccountContext,
  wanted: { statementId: number; requestId: string },
  start: StartTask,
): Promise<Task> {
  const { statementNo, statementId } = await reached(ctx, wanted.statementId);
  const total = (await selectEntries(ctx.tx, statementId)).length + 2;
  const title = `对账单 ${statementNo}`;
  return start(ctx, { kind: 'statementExport', title, params: wanted, total, requestId: wanted.requestId });
}
