import { randomUUID } from 'node:crypto';
import { buyAsked, byUsers, codesMailedTo, flowOf } from './approving';
import { manyBuyers } from './buyers';
import { accountOf, type Person } from './people';
import {
  administrators,
  anyAccount,
  approvers,
  budgetKeepers,
  buyers,
  type Cases,
  type Given,
  none,
} from './rightsCases';
import { redPen, thingYear } from './things';

const byTask = ({ approvalTask }: Given) => ({ requestId: randomUUID(), taskId: approvalTask });
const withReason = (given: Given) => ({ ...byTask(given), reason: '数量太多，请核实' });
const toAdmin = async (given: Given) => ({
  ...byTask(given),
  userId: (await accountOf(given.test, 'admin')).accountId,
});
const byFlow = ({ approvalFlow }: Given) => ({ requestId: randomUUID(), flowId: approvalFlow });
const byRule = ({ approvalRule }: Given) => ({ ruleId: approvalRule });

/** A link that waits for its decision, whoever follows it. */
async function mailedCode({ test }: Given): Promise<string> {
  const [buyer] = (await manyBuyers(test, 1)) as [Person];
  const approver = await accountOf(test, 'approver');
  const { orderId } = await buyAsked(test, buyer, [byUsers([approver.accountId])], { goods: redPen });
  const { flowNo } = await flowOf(test, orderId);
  return (await codesMailedTo(test, approver.email, flowNo))[0] ?? '';
}
const newPlan = (orgId: number) => ({
  requestId: randomUUID(),
  orgId,
  categoryId: null,
  periodKind: 'month' as const,
  control: 'soft' as const,
});

/** Who approves, and from which budget. */
export const rightsOfApproving = {
  'Approval/GetPage': {
    who: approvers,
    lists: 'approvalFlow',
    input: () => ({ pageSize: 100, reqData: { tab: 'mine' } }),
  },
  'Approval/GetModel': {
    who: approvers,
    names: ['approvalFlow'],
    input: ({ approvalFlow }) => ({ flowId: approvalFlow }),
  },
  'Approval/Approve': { who: approvers, names: ['approvalTask'], input: byTask },
  'Approval/Reject': { who: approvers, names: ['approvalTask'], input: withReason },
  'Approval/SendBack': { who: approvers, names: ['approvalTask'], input: withReason },
  'Approval/Transfer': { who: approvers, names: ['approvalTask'], input: toAdmin },
  'Approval/AddSigner': { who: approvers, names: ['approvalTask'], input: toAdmin },
  'Approval/Ask': {
    who: approvers,
    names: ['approvalTask'],
    input: (given) => ({ ...byTask(given), question: '为什么要买这么多' }),
  },
  'Approval/Answer': {
    who: buyers,
    names: ['askedFlow'],
    input: ({ askedFlow }) => ({ requestId: randomUUID(), flowId: askedFlow, answer: '新来了同事' }),
  },
  'Approval/Remind': { who: buyers, names: ['approvalFlow'], input: byFlow },
  'Approval/Withdraw': { who: buyers, names: ['approvalFlow'], input: byFlow },
  'Approval/BatchApprove': { who: approvers, input: () => ({ requestId: randomUUID(), taskIds: [999_999_999] }) },
  'Approval/GetApprovers': { who: approvers, input: none },
  'Approval/GetDeputy': { who: approvers, input: none },
  'Approval/SaveDeputy': { who: approvers, input: () => ({ userId: null }) },
  'Approval/GetRuleList': { who: administrators, lists: 'approvalRule', input: none },
  'Approval/GetRuleChoices': { who: administrators, input: none },
  'Approval/SaveRule': {
    who: administrators,
    names: ['approvalRule'],
    input: ({ approvalRule }) => ({
      ruleId: approvalRule,
      name: `规则 ${randomUUID().slice(0, 8)}`,
      enabled: false,
      levels: [{ by: 'unitHead' }],
    }),
  },
  'Approval/DeleteRule': { who: administrators, names: ['approvalRule'], input: byRule },
  'Approval/MoveRule': {
    who: administrators,
    names: ['approvalRule'],
    input: (given) => ({ ...byRule(given), position: 1 }),
  },
  'Approval/EnableRule': {
    who: administrators,
    names: ['approvalRule'],
    input: (given) => ({ ...byRule(given), enabled: false }),
  },
  'Approval/TestRule': {
    who: administrators,
    input: ({ account: { accountId } }) => ({ madeUp: { userId: accountId, amount: 100 } }),
  },
  'Approval/GetByCode': { who: anyAccount, input: () => ({ code: 'nothing' }) },
  'Approval/SendConfirmCode': { who: anyAccount, input: async (given) => ({ code: await mailedCode(given) }) },
  'Approval/DecideByCode': {
    who: anyAccount,
    input: async (given) => ({ requestId: randomUUID(), code: await mailedCode(given), decision: 'approve' }),
  },
  'Budget/GetYear': {
    who: budgetKeepers,
    lists: 'budget',
    input: () => ({ year: thingYear, periodKind: 'month' }),
  },
  'Budget/GetModel': { who: budgetKeepers, names: ['budget'], input: ({ budget }) => ({ budgetId: budget }) },
  'Budget/GetEntries': {
    who: budgetKeepers,
    names: ['budget'],
    input: ({ budget }) => ({ reqData: { budgetId: budget } }),
  },
  'Budget/Export': { who: budgetKeepers, input: () => ({ year: thingYear }) },
  'Budget/Save': {
    who: budgetKeepers,
    input: ({ account: { orgId } }) => ({ ...newPlan(orgId), startsOn: '2031-05-01', limit: 1000 }),
  },
  'Budget/SaveYear': {
    who: budgetKeepers,
    input: ({ account: { orgId } }) => ({ ...newPlan(orgId), year: 2031, limits: Array(12).fill(1000) }),
  },
  'Budget/Adjust': {
    who: budgetKeepers,
    names: ['budget'],
    input: ({ budget }) => ({ requestId: randomUUID(), budgetId: budget, delta: 10, reason: '追加采购' }),
  },
  'Budget/SetControl': {
    who: budgetKeepers,
    names: ['budget'],
    input: ({ budget }) => ({ budgetId: budget, control: 'hard' }),
  },
  'Budget/Import': {
    who: budgetKeepers,
    input: () => ({
      requestId: randomUUID(),
      year: 2032,
      periodKind: 'year',
      control: 'soft',
      rows: [{ unitCode: 'MFG', limits: [1000] }],
      apply: true,
    }),
  },
} satisfies Cases;
