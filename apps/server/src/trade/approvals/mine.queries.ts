import type { ApprovalSort, ApprovalTab } from '@yigou/contract/trade/approvals.terms';
import { and, asc, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { together } from '../../ground/db/together';
import { orgUnits } from '../../people/org/org.tables';
import { approvalFlows, approvalRules } from './approvals.tables';

/** Whose eyes: the caller's, with those for whom they decide today. */
export type Eyes = { accountId: number; customerId: number; principals: number[] };

export type MineFilter = {
  tab: ApprovalTab;
  orgId: number | null;
  ruleId: number | null;
  overBudget: boolean;
  sort: ApprovalSort;
  word: string;
};

const hasApprovalTask = (condition: SQL) =>
  sql`exists (select 1 from approval_task task where task.flow_id = ${approvalFlows.flowId} and ${condition})`;

const asked = ({ accountId, principals }: Eyes) =>
  sql`task.account_id = any(${sql.param([accountId, ...principals])}::bigint[])`;

const inTab: Record<ApprovalTab, (eyes: Eyes) => SQL | undefined> = {
  waiting: (eyes) =>
    and(
      eq(approvalFlows.state, 'open'),
      hasApprovalTask(sql`task.state = 'waiting' and task.round = ${approvalFlows.round} and ${asked(eyes)}`),
    ),
  decided: ({ accountId }) => hasApprovalTask(sql`task.decided_by = ${accountId}`),
  mine: ({ accountId }) => eq(approvalFlows.accountId, accountId),
};

const ofTab = (eyes: Eyes, tab: ApprovalTab): SQL | undefined =>
  and(eq(approvalFlows.customerId, eyes.customerId), inTab[tab](eyes));

/** What the caller submitted, is asked about, or decided. */
export const flowReach = (eyes: Eyes): SQL | undefined =>
  and(
    eq(approvalFlows.customerId, eyes.customerId),
    sql`(${approvalFlows.accountId} = ${eyes.accountId} or ${hasApprovalTask(
      sql`(${asked(eyes)} or task.decided_by = ${eyes.accountId})`,
    )})`,
  );

const matching = (eyes: Eyes, { tab, orgId, ruleId, overBudget, word }: MineFilter): SQL | undefined =>
  and(
    ofTab(eyes, tab),
    word ? ilike(approvalFlows.words, containing(word)) : undefined,
    orgId === null ? undefined : eq(approvalFlows.orgId, orgId),
    ruleId === null ? undefined : sql`${approvalFlows.fired} @> ${JSON.stringify([{ ruleId }])}::jsonb`,
    overBudget ? eq(approvalFlows.overBudget, true) : undefined,
  );

const orders: Record<ApprovalSort, SQL[]> = {
  dueFirst: [sql`${approvalFlows.dueAt} asc nulls last`, desc(approvalFlows.flowId)],
  newest: [desc(approvalFlows.flowId)],
  dearest: [desc(approvalFlows.payable), desc(approvalFlows.flowId)],
};

export const selectFlowPage = (tx: Db, eyes: Eyes, filter: MineFilter, page: { index: number; size: number }) =>
  tx
    .select()
    .from(approvalFlows)
    .where(matching(eyes, filter))
    .orderBy(...orders[filter.sort])
    .limit(page.size)
    .offset((page.index - 1) * page.size);

/** Whether it leaves out something of its tab. */
export const narrows = ({ orgId, ruleId, overBudget, word }: MineFilter): boolean =>
  orgId !== null || ruleId !== null || overBudget || word !== '';

export const countMatching = (tx: Db, eyes: Eyes, filter: MineFilter): Promise<number> =>
  tx.$count(approvalFlows, matching(eyes, filter));

/** Of the tabs besides what waits, which `sumWaiting` counts. */
export async function countTabs(tx: Db, eyes: Eyes): Promise<Record<Exclude<ApprovalTab, 'waiting'>, number>> {
  const [decided, mine] = await together([
    tx.$count(approvalFlows, ofTab(eyes, 'decided')),
    tx.$count(approvalFlows, ofTab(eyes, 'mine')),
  ]);
  return { decided, mine };
}

export async function sumWaiting(tx: Db, eyes: Eyes, soonBefore: Date) {
  const [row] = await tx
    .select({
      count: count(),
      amount: sql<number>`coalesce(sum(${approvalFlows.payable}), 0)::float8`,
      soon: sql<number>`(count(*) filter (where ${approvalFlows.dueAt} <= ${soonBefore.toISOString()}::timestamptz))::int`,
    })
    .from(approvalFlows)
    .where(ofTab(eyes, 'waiting'));
  return row ?? { count: 0, amount: 0, soon: 0 };
}

export const selectUnitsOf = (tx: Db, eyes: Eyes, tab: ApprovalTab) =>
  tx
    .select({ id: orgUnits.orgId, name: orgUnits.name })
    .from(orgUnits)
    .where(
      inArray(orgUnits.orgId, tx.select({ orgId: approvalFlows.orgId }).from(approvalFlows).where(ofTab(eyes, tab))),
    )
    .orderBy(asc(orgUnits.orgId));

export const selectRuleNames = (tx: Db, customerId: number) =>
  tx
    .select({ id: approvalRules.ruleId, name: approvalRules.name })
    .from(approvalRules)
    .where(eq(approvalRules.customerId, customerId))
    .orderBy(asc(approvalRules.position));
