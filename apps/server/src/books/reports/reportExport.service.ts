import { reportLabels } from '@yigou/contract/books/reports.terms';
import { type Calls, calls as shopCalls } from '@yigou/contract/calls';
import { type FunctionCode, isMet, type Needs } from '@yigou/contract/ground/functions';
import type { Task } from '@yigou/contract/people/tasks';
import { exportRowsMost } from '@yigou/contract/trade/orders.exporting.terms';
import type { z } from 'zod';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Sheet, SheetColumn } from '../../ground/lib/xlsx';
import { readCategories, readSkus } from './categorySku.service';
import {
  budgetColumns,
  categoryColumns,
  cellsOf,
  lineColumns,
  orgColumns,
  skuColumns,
  userColumns,
} from './exportedSheets.service';
import { allLines, sumLines } from './lines.service';
import { readBudgets } from './orgBudget.service';
import { readOrgs } from './orgOrderFee.service';
import type { Page } from './reports.queries';
import type { ReportContext } from './reports.service';
import { checkUnit, seenUnits } from './reports.service';
import { readUsers } from './userSku.service';

const { input } = shopCalls['Report/Export'];
type Wanted = z.output<Calls['Report/Export']['input']>;
type Exported = { total: number; pages: Sheet['pages']; columns: readonly SheetColumn[] };

const needsOf: Record<Wanted['report'], Needs<FunctionCode, 'anyAccount'>> = {
  categorySku: shopCalls['Report/CategorySku'].needs,
  userSku: shopCalls['Report/UserSku'].needs,
  orgOrderFee: shopCalls['Report/OrgOrderFee'].needs,
  orgBudget: shopCalls['Report/OrgBudget'].needs,
  lines: shopCalls['Report/Lines'].needs,
};

const pageSize = 1000;

type Columns<Row> = Parameters<typeof cellsOf<Row>>[0];

/** Rows that are known whole. */
function whole<Row>(columns: Columns<Row>, rows: readonly Row[]): Exported {
  async function* pages() {
    yield cellsOf(columns, rows);
  }
  return { columns, total: rows.length, pages: pages() };
}

type ReadPage<Row> = (page: Page) => Promise<{ resultData: Row[]; totalCount: number }>;

/** Rows that are read as the screen reads them, only in larger pages. */
async function paged<Row>(columns: Columns<Row>, read: ReadPage<Row>): Promise<Exported> {
  const first = await read({ index: 1, size: pageSize });
  async function* pages() {
    yield cellsOf(columns, first.resultData);
    for (let index = 2; (index - 1) * pageSize < first.totalCount; index += 1)
      yield cellsOf(columns, (await read({ index, size: pageSize })).resultData);
  }
  return { columns, total: first.totalCount, pages: pages() };
}

async function exported(ctx: ReportContext, wanted: Wanted): Promise<Exported> {
  if ('reqData' in wanted) checkUnit(await seenUnits(ctx), wanted.reqData.orgId);
  switch (wanted.report) {
    case 'categorySku':
      return wanted.by === 'category'
        ? whole(categoryColumns, (await readCategories(ctx, wanted.reqData)).rows)
        : paged(skuColumns, (page) => readSkus(ctx, wanted.reqData, page));
    case 'userSku':
      return paged(userColumns, (page) => readUsers(ctx, wanted.reqData, wanted.searchKey, page));
    case 'orgOrderFee':
      return whole(orgColumns, (await readOrgs(ctx, wanted.reqData)).rows);
    case 'orgBudget':
      return whole(budgetColumns, (await readBudgets(ctx, wanted)).rows);
    case 'lines': {
      const { kind, ...asked } = wanted.reqData;
      const { lines, refundLines } = await sumLines(ctx, asked, kind);
      async function* pages() {
        for await (const page of allLines(ctx, asked, kind, pageSize)) yield cellsOf(lineColumns, page);
      }
      return { columns: lineColumns, total: lines + refundLines, pages: pages() };
    }
  }
}

const titleOf = ({ report }: Wanted): string => (report === 'lines' ? '报表明细' : reportLabels[report]);

/** The kind of task that `Report/Export` starts. The rights are looked at again: they may have changed since. */
export async function reportExport(ctx: ReportContext, params: unknown): Promise<{ sheet: Sheet; total: number }> {
  const wanted = input.parse(params);
  if (!isMet(needsOf[wanted.report], ctx.caller.functions)) throw new DomainError('taskNotPermitted');
  const { columns, pages, total } = await exported(ctx, wanted);
  return { total, sheet: { name: titleOf(wanted), columns, pages } };
}

type Draft = { kind: 'reportExport'; title: string; params: unknown; total: number; requestId: string };
/** Whoever runs tasks; this room does not know them. */
export type StartTask = (ctx: AccountContext, draft: Draft) => Promise<Task>;

export async function startReportExport(ctx: AccountContext, wanted: Wanted, start: StartTask): Promise<Task> {
  if (!isMet(needsOf[wanted.report], ctx.caller.functions)) throw new DomainError('notPermitted');
  const { total } = await exported(ctx, wanted);
  if (total === 0) throw new DomainError('reportNothing');
  if (total > exportRowsMost) throw new DomainError('exportTooMany', { rows: total, most: exportRowsMost });
  const title = titleOf(wanted);
  return start(ctx, { kind: 'reportExport', title, params: wanted, total, requestId: wanted.requestId });
}
