import { z } from 'zod';
import { keysOf } from '../ground/call';
import {
  approvalModeLabels,
  flowStateLabels,
  taskOriginLabels,
  taskStateLabels,
  timeOutLabels,
} from './approvals.terms';

export const ApprovalModeName = z.enum(keysOf(approvalModeLabels), { error: '请选择或签、会签或 N 人通过' });
export const TimeOutName = z.enum(keysOf(timeOutLabels), { error: '请选择超时后的处理' });

/** A rule that fired, with the facts of the order that made it, one sentence each. */
export const FiredRule = z.object({
  /** 0: no rule of the customer, but the level that an overspent 弱控 budget adds. */
  ruleId: z.number(),
  ruleName: z.string(),
  /** Its place in the list of rules. */
  position: z.number(),
  evidence: z.array(z.string()),
});
export type FiredRule = z.infer<typeof FiredRule>;

export const UnfiredRule = z.object({
  ruleId: z.number(),
  ruleName: z.string(),
  position: z.number(),
  why: z.string(),
});
export type UnfiredRule = z.infer<typeof UnfiredRule>;

export const PlannedPerson = z.object({ userId: z.number(), userName: z.string(), orgName: z.string() });
export type PlannedPerson = z.infer<typeof PlannedPerson>;

export const PlannedLevel = z.object({
  /** 1, 2 … */
  no: z.number(),
  /** 行政部负责人 / 财务 … */
  title: z.string(),
  /** Which rule and which of its levels it comes from. */
  why: z.string(),
  mode: ApprovalModeName,
  /** How many of them have to say yes. */
  need: z.number(),
  hours: z.number(),
  onTimeOut: TimeOutName,
  people: z.array(PlannedPerson),
  /** Who would stand here too, and why they do not. */
  dropped: z.array(z.object({ userName: z.string(), why: z.string() })),
});
export type PlannedLevel = z.infer<typeof PlannedLevel>;

/** What approval an order needs, by the rules and people of this moment. */
export const ApprovalPlan = z.object({
  needed: z.boolean(),
  fired: z.array(FiredRule),
  notFired: z.array(UnfiredRule),
  levels: z.array(PlannedLevel),
  /** What a budget that is overspent changes: 会多一级审批（财务）…; empty where none is. */
  overBudgetText: z.string(),
  /** How long orders of this customer usually take to be approved, in hours; null: none has been yet. */
  usualHours: z.number().nullable(),
});
export type ApprovalPlan = z.infer<typeof ApprovalPlan>;

const StepPerson = PlannedPerson.extend({
  /** null: not yet their turn. */
  state: z.enum(keysOf(taskStateLabels)).nullable(),
  origin: z.enum(keysOf(taskOriginLabels)),
  /** 何静转交：请行政核价 … */
  originNote: z.string(),
  /** Their deputy, where one decided for them. */
  decidedBy: z.string(),
  /** Who may decide for them today; empty: nobody, or it is not their turn. */
  deputyName: z.string(),
  comment: z.string(),
  time: z.string(),
});

/** A level of a flow as it stands. */
export const FlowStep = PlannedLevel.omit({ people: true, dropped: true }).extend({
  state: z.enum(['done', 'current', 'coming', 'skipped']),
  people: z.array(StepPerson),
  since: z.string(),
  /** When the time runs out; empty: not its turn, or the clock stands still. */
  dueTime: z.string(),
});
export type FlowStep = z.infer<typeof FlowStep>;

export const FlowLog = z.object({
  time: z.string(),
  who: z.string(),
  /** For whom, where a deputy acted. */
  forWhom: z.string(),
  what: z.string(),
  note: z.string(),
  level: z.number(),
});
export type FlowLog = z.infer<typeof FlowLog>;

/** A question to the submitter, and what they said to it. */
export const FlowQuestion = z.object({
  who: z.string(),
  time: z.string(),
  question: z.string(),
  /** Empty: not answered yet, and the clock stands still. */
  answer: z.string(),
  answerTime: z.string(),
});
export type FlowQuestion = z.infer<typeof FlowQuestion>;

/** The approval of an order: of its present version the whole, of those before the log. */
export const ApprovalRecord = z.object({
  flowId: z.number(),
  flowNo: z.string(),
  version: z.number(),
  state: z.enum(keysOf(flowStateLabels)),
  /** Why it ended as it did, or what it waits for. */
  stateText: z.string(),
  /** Whose turn it is; empty: nobody's. */
  turn: z.array(z.string()),
  turnSince: z.string(),
  dueTime: z.string(),
  fired: z.array(FiredRule),
  steps: z.array(FlowStep),
  questions: z.array(FlowQuestion),
  logs: z.array(FlowLog),
  /** When the next 催办 is possible; empty: now. */
  remindFrom: z.string(),
});
export type ApprovalRecord = z.infer<typeof ApprovalRecord>;
