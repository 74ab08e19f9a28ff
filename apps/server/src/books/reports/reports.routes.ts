import type { reportCalls } from '@yigou/contract/books/reports';
import type { dashboardCalls } from '@yigou/contract/books/reports.dashboard';
import type { Routes } from '../../ground/http/bind';
import type { AccountContext } from '../../ground/http/context';
import { readCategories, readSkus } from './categorySku.service';
import { readDashboard } from './dashboard.service';
import { pageLines } from './lines.service';
import { readBudgets } from './orgBudget.service';
import { readOrgs } from './orgOrderFee.service';
import { type StartTask, startReportExport } from './reportExport.service';
import { bringUpToDate, checkUnit, readSummary, seenUnits, unitViews } from './reports.service';
import { readUsers } from './userSku.service';

async function checkedUnits(ctx: AccountContext, orgId: number | undefined) {
  const units = await seenUnits(ctx);
  checkUnit(units, orgId);
  return unitViews(units);
}

export const reportRoutes = (start: StartTask): Routes<typeof reportCalls> => ({
  'Report/CategorySku': async (ctx, asked) => {
    const asOf = await bringUpToDate(ctx);
    const units = await checkedUnits(ctx, asked.orgId);
    const [summary, found] = await Promise.all([readSummary(ctx, asked, asOf), readCategories(ctx, asked)]);
    return { resultData: { ...summary, units, ...found } };
  },
  'Report/Sku': async (ctx, { reqData, pageIndex: index, pageSize: size }) => {
    await checkedUnits(ctx, reqData.orgId);
    await bringUpToDate(ctx);
    return readSkus(ctx, reqData, { index, size });
  },
  'Report/UserSku': async (ctx, { reqData, searchKey, pageIndex: index, pageSize: size }) => {
    const asOf = await bringUpToDate(ctx);
    const units = await checkedUnits(ctx, reqData.orgId);
    const [summary, page] = await Promise.all([
      readSummary(ctx, reqData, asOf),
      readUsers(ctx, reqData, searchKey, { index, size }),
    ]);
    return { ...page, head: { ...summary, units } };
  },
  'Report/OrgOrderFee': async (ctx, asked) => {
    const asOf = await bringUpToDate(ctx);
    const [summary, found] = await Promise.all([readSummary(ctx, asked, asOf), readOrgs(ctx, asked)]);
    return { resultData: { ...summary, ...found } };
  },
  'Report/OrgBudget': async (ctx, asked) => ({ resultData: await readBudgets(ctx, asked) }),
  'Report/Lines': async (ctx, { reqData: { kind, ...asked }, pageIndex: index, pageSize: size }) => {
    await checkedUnits(ctx, asked.orgId);
    const asOf = await bringUpToDate(ctx);
    return { asOf, ...(await pageLines(ctx, asked, kind, { index, size })) };
  },
  'Report/Export': async (ctx, wanted) => ({ resultData: await startReportExport(ctx, wanted, start) }),
});

export const dashboardRoutes: Routes<typeof dashboardCalls> = {
  'Report/Dashboard': async (ctx, asked) => {
    const asOf = await bringUpToDate(ctx);
    return { resultData: await readDashboard(ctx, asked, asOf) };
  },
};
