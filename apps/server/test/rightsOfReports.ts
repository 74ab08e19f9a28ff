import { randomUUID } from 'node:crypto';
import { anyAccount, budgetKeepers, type Cases, type RoleName } from './rightsCases';

const range = { from: '2026-11-01', to: '2026-11-30' };
const overseers: readonly RoleName[] = ['企业管理员', '采购员', '审批人', '财务'];
const budgetReaders: readonly RoleName[] = ['企业管理员', '审批人', '财务'];

/** Figures, the views one keeps of them, and what waits. */
export const rightsOfReports = {
  'Report/CategorySku': { who: budgetKeepers, names: ['unit'], input: ({ unit }) => ({ ...range, orgId: unit }) },
  'Report/Sku': { who: budgetKeepers, names: ['unit'], input: ({ unit }) => ({ reqData: { ...range, orgId: unit } }) },
  'Report/UserSku': {
    who: budgetKeepers,
    names: ['unit'],
    input: ({ unit }) => ({ reqData: { ...range, orgId: unit } }),
  },
  'Report/OrgOrderFee': { who: budgetKeepers, names: ['unit'], input: ({ unit }) => ({ ...range, orgId: unit }) },
  'Report/OrgBudget': { who: budgetReaders, lists: 'budget', input: () => ({ day: '2030-01-01' }) },
  'Report/Lines': { who: overseers, input: () => ({ reqData: range }) },
  'Report/Dashboard': { who: overseers, input: () => ({}) },
  'Report/Export': {
    who: budgetReaders,
    input: () => ({ requestId: randomUUID(), report: 'orgBudget', day: '2026-11-15' }),
  },
  'Todo/GetCounts': { who: anyAccount, input: () => ({}) },
  'View/GetList': { who: anyAccount, lists: 'savedView', input: () => ({ list: 'orgOrderFee' }) },
  'View/Save': { who: anyAccount, input: () => ({ list: 'userSku', name: '本月', query: 'period=month' }) },
  'View/Delete': { who: anyAccount, names: ['savedView'], input: ({ savedView }) => ({ viewId: savedView }) },
} satisfies Cases;
