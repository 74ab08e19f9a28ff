import type { ApprovalSort, ApprovalTab } from '@yigou/contract/trade/approvals.terms';
import { and, asc, count, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { together } from '../../ground/db/together';
import { orgUnits } from '../../people/org/org.tables';
import { approvalFlows, approvalRules } from './approvals.tables';

/** Who looks: the caller's, with those for whom they decide today. */
export type ApprovalViewer = { accountId: number; customerId: number; principals: number[] };

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

const asked = ({ accountId, principals }: ApprovalViewer) =>
  sql`task.account_id = any(${sql.param([accountId, ...principals])}::bigint[])`;

const inTab: Record<ApprovalTab, (viewer: ApprovalViewer) => SQL | undefined> = {
  waiting: (viewer) =>
    and(
      eq(approvalFlows.state, 'open'),
      hasApprovalTask(sql`task.state = 'waiting' and task.round = ${approvalFlows.round} and ${asked(viewer)}`),
    ),
  decided: ({ accountId }) => hasApprovalTask(sql`task.decided_by = ${accountId}`),
  mine: ({ accountId }) => eq(approvalFlows.accountId, accountId),
};

const ofTab = (viewer: ApprovalViewer, tab: ApprovalTab): SQL | undefined =>
  and(eq(approvalFlows.customerId, viewer.customerId), inTab[tab](viewer));

/** What the caller submitted, is asked about, or decided. */
export const flowReach = (viewer: ApprovalViewer): SQL | undefined =>
  and(
    eq(approvalFlows.customerId, viewer.customerId),
    sql`(${approvalFlows.accountId} = ${viewer.accountId} or ${hasApprovalTask(
      sql`(${asked(viewer)} or task.decided_by = ${viewer.accountId})`,
    )})`,
  );

const matching = (viewer: ApprovalViewer, { tab, orgId, ruleId, overBudget, word }: MineFilter): SQL | undefined =>
  and(
    ofTab(viewer, tab),
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

export const selectFlowPage = (
  tx: Db,
  viewer: ApprovalViewer,
  filter: MineFilter,
  page: { index: number; size: number },
) =>
  tx
    .select()
    .from(approvalFlows)
    .where(matching(viewer, filter))
    .orderBy(...orders[filter.sort])
    .limit(page.size)
    .offset((page.index - 1) * page.size);

/** Whether it leaves out something of its tab. */
export const hasFilter = ({ orgId, ruleId, overBudget, word }: MineFilter): boolean =>
  orgId !== null || ruleId !== null || overBudget || word !== '';

export const countMatching = (tx: Db, viewer: ApprovalViewer, filter: MineFilter): Promise<number> =>
  tx.$count(approvalFlows, matching(viewer, filter));

/** Of the tabs besides what waits, which `sumWaiting` counts. */
export async function countTabs(
  tx: Db,
  viewer: ApprovalViewer,
): Promise<Record<Exclude<ApprovalTab, 'waiting'>, number>> {
  const [decided, mine] = await together([
    tx.$count(approvalFlows, ofTab(viewer, 'decided')),
    tx.$count(approvalFlows, ofTab(viewer, 'mine')),
  ]);
  return { decided, mine };
}

export async function sumWaiting(tx: Db, viewer: ApprovalViewer, soonBefore: Date) {
  const [row] = await tx
    .select({
      count: count(),
      amount: sql<number>`coalesce(sum(${approvalFlows.payable}), 0)::float8`,
      soon: sql<number>`(count(*) filter (where ${approvalFlows.dueAt} <= ${soonBefore.toISOString()}::timestamptz))::int`,
    })
    .from(approvalFlows)
    .where(ofTab(viewer, 'waiting'));
  return row ?? { count: 0, amount: 0, soon: 0 };
}

export const selectUnitsOf = (tx: Db, viewer: ApprovalViewer, tab: ApprovalTab) =>
  tx
    .select({ id: orgUnits.orgId, name: orgUnits.name })
    .from(orgUnits)
    .where(
      inArray(orgUnits.orgId, tx.select({ orgId: approvalFlows.orgId }).from(approvalFlows).where(ofTab(viewer, tab))),
    )
    .orderBy(asc(orgUnits.orgId));

export const selectRuleNames = (tx: Db, customerId: number) =>
  tx
    .select({ id: approvalRules.ruleId, name: approvalRules.name })
    .from(approvalRules)
    .where(eq(approvalRules.customerId, customerId))
    .orderBy(asc(approvalRules.position));
