import type { ApprovalOutcome } from '@yigou/contract/trade/approvals';
import type { FiredRule } from '@yigou/contract/trade/approvals.flow';
import type {
  ApprovalMode,
  FlowState,
  TaskOrigin,
  TaskState,
  TimeOutAction,
} from '@yigou/contract/trade/approvals.terms';
import { boolean, index, integer, jsonb, pgSequence, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorColumns } from '../../ground/db/actor';
import { fenColumn, idColumn, refColumn, retryColumns, timeColumn } from '../../ground/db/columns';
import { accounts } from '../../people/accounts/accounts.tables';
import { customers } from '../../people/customers/customers.tables';

export const flowNumbers = pgSequence('approval_number', { startWith: 10_000_001, maxValue: 99_999_999, cycle: true });

export type AppliesTo = { unitIds: number[]; roleIds: number[]; userIds: number[] };
/** As the contract has them, but money in 分. */
export type Conditions = {
  amountFrom: number | null;
  amountTo: number | null;
  categoryIds: number[];
  supplierIds: number[];
  overBudget: boolean;
  offContractLines: number | null;
  priceRisePercent: number | null;
};
export type LevelSpec = {
  by: 'users' | 'role' | 'unitHead' | 'headAbove';
  userIds: number[];
  roleId: number | null;
  levelsUp: number;
  mode: ApprovalMode;
  need: number;
  hours: number;
  onTimeOut: TimeOutAction;
};
/** A level of a flow: who was planned, and the words of its rule by which others take their place. */
export type FlowLevel = { no: number; title: string; why: string; spec: LevelSpec; approverIds: number[] };

const accountRef = () => refColumn().references(() => accounts.accountId);

/** The policy. Changing one does not touch the flows that it started. */
export const approvalRules = pgTable(
  'approval_rule',
  {
    ruleId: idColumn(),
    customerId: refColumn()
      .notNull()
      .references(() => customers.customerId),
    name: text().notNull(),
    enabled: boolean().notNull(),
    position: integer().notNull(),
    appliesTo: jsonb().$type<AppliesTo>().notNull(),
    conditions: jsonb().$type<Conditions>().notNull(),
    levels: jsonb().$type<LevelSpec[]>().notNull(),
    editedAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.customerId, table.name)],
);

/** One run for one order. Its order is known by id and through its face only. */
export const approvalFlows = pgTable(
  'approval_flow',
  {
    flowId: idColumn(),
    flowNo: text().notNull(),
    companyId: refColumn().notNull(),
    customerId: refColumn().notNull(),
    orgId: refColumn().notNull(),
    /** The submitter. */
    accountId: accountRef().notNull(),
    orderId: refColumn().notNull(),
    /** Of the order; rises when an approver cuts something. */
    version: integer().notNull(),
    state: text().$type<FlowState>().notNull(),
    payable: fenColumn().notNull(),
    overBudget: boolean().notNull(),
    fired: jsonb().$type<FiredRule[]>().notNull(),
    levels: jsonb().$type<FlowLevel[]>().notNull(),
    level: integer().notNull(),
    /** Rises with each opening of a level: tasks of a level that was sent back are not those of its second time. */
    round: integer().notNull(),
    levelSince: timeColumn().notNull(),
    dueAt: timeColumn(),
    /** A question waits: the clock stands, with so much left. */
    askedAt: timeColumn(),
    leftMs: fenColumn(),
    remindedAt: timeColumn(),
    /** What a search looks into. */
    words: text().notNull(),
    /** Where the mailed links lead: the host that the order came from. */
    linkBase: text().notNull(),
    createdAt: timeColumn().notNull(),
    endedAt: timeColumn(),
    endNote: text().notNull().default(''),
    ...retryColumns(),
  },
  (table) => [
    uniqueIndex().on(table.flowNo),
    index().on(table.orderId),
    index().on(table.accountId, table.createdAt),
    index().on(table.customerId, table.createdAt),
    index().on(table.state, table.dueAt),
  ],
);

const flowRef = () =>
  refColumn()
    .notNull()
    .references(() => approvalFlows.flowId);

export const approvalTasks = pgTable(
  'approval_task',
  {
    taskId: idColumn(),
    flowId: flowRef(),
    level: integer().notNull(),
    round: integer().notNull(),
    /** Who is asked. */
    accountId: accountRef().notNull(),
    origin: text().$type<TaskOrigin>().notNull(),
    originNote: text().notNull().default(''),
    state: text().$type<TaskState>().notNull(),
    createdAt: timeColumn().notNull(),
    decidedAt: timeColumn(),
    /** They themselves, or their deputy. */
    decidedBy: accountRef(),
    comment: text().notNull().default(''),
  },
  (table) => [
    index().on(table.flowId),
    index().on(table.accountId, table.state),
    index().on(table.decidedBy, table.decidedAt),
  ],
);

export const approvalLogs = pgTable(
  'approval_log',
  {
    approvalLogId: idColumn(),
    flowId: flowRef(),
    at: timeColumn().notNull(),
    ...actorColumns(),
    forWhom: text().notNull().default(''),
    level: integer().notNull(),
    what: text().notNull(),
    note: text().notNull().default(''),
    /** The client's key of what was asked, what it was, and what was answered: asked again, the same is answered. */
    requestId: text(),
    requestHash: text(),
    outcome: jsonb().$type<ApprovalOutcome>(),
  },
  (table) => [index().on(table.flowId), uniqueIndex().on(table.actorId, table.requestId)],
);

export const approvalQuestions = pgTable(
  'approval_question',
  {
    questionId: idColumn(),
    flowId: flowRef(),
    askedBy: accountRef().notNull(),
    who: text().notNull(),
    question: text().notNull(),
    askedAt: timeColumn().notNull(),
    answer: text().notNull().default(''),
    answeredAt: timeColumn(),
  },
  (table) => [index().on(table.flowId)],
);

/** 代理审批: one deputy at a time, for a span of days. */
export const approvalDeputies = pgTable('approval_deputy', {
  accountId: accountRef().primaryKey(),
  deputyId: accountRef().notNull(),
  fromDay: text().notNull(),
  toDay: text().notNull(),
});

/** A mailed link: the code is known by its hash alone, and the row says to what it is bound. */
export const approvalLinks = pgTable(
  'approval_link',
  {
    linkId: idColumn(),
    codeHash: text().notNull(),
    taskId: refColumn()
      .notNull()
      .references(() => approvalTasks.taskId),
    accountId: accountRef().notNull(),
    version: integer().notNull(),
    contentMark: text().notNull(),
    /** What it showed, to say what has changed since. */
    payable: fenColumn().notNull(),
    lines: jsonb().$type<{ lineNo: number; name: string; unit: string; qty: number }[]>().notNull(),
    createdAt: timeColumn().notNull(),
    expiresAt: timeColumn().notNull(),
    confirmHash: text(),
    confirmSentAt: timeColumn(),
    confirmTries: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.codeHash), index().on(table.taskId)],
);
