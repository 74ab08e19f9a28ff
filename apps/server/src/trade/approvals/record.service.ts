import { formatTime } from '@yigou/contract/ground/time';
import type { ApprovalRecord, FlowStep } from '@yigou/contract/trade/approvals.flow';
import { flowStateLabels } from '@yigou/contract/trade/approvals.terms';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { accounts } from '../../people/accounts/accounts.tables';
import { orgUnits } from '../../people/org/org.tables';
import {
  deputiesOf,
  type Flow,
  isWaiting,
  type NamedApprovalTask,
  selectApprovalTasks,
  selectFlowsOf,
} from './approvals.queries';
import { needOf } from './approvals.rules';
import { approvalFlows, approvalLogs, approvalQuestions } from './approvals.tables';
import { remindFrom } from './asking.service';

const timeOf = (time: Date | null | undefined): string => (time ? formatTime(time) : '');

type Name = { userName: string; orgName: string };

type Deputies = ReadonlyMap<number, number>;

async function namesOf(tx: Db, flow: Flow, tasks: readonly NamedApprovalTask[], deputies: Deputies) {
  const ids = new Set([
    ...flow.levels.flatMap((level) => level.approverIds),
    ...tasks.flatMap(({ task }) => [task.accountId, task.decidedBy ?? task.accountId]),
    ...deputies.values(),
  ]);
  const rows = await tx
    .select({ accountId: accounts.accountId, userName: accounts.name, orgName: orgUnits.name })
    .from(accounts)
    .innerJoin(orgUnits, eq(orgUnits.orgId, accounts.orgId))
    .where(inArray(accounts.accountId, [...ids]));
  return new Map<number, Name>(rows.map(({ accountId, ...name }) => [accountId, name]));
}

const stateOf = (flow: Flow, no: number): FlowStep['state'] => {
  if (no < flow.level || (no === flow.level && flow.state === 'approved')) return 'done';
  if (flow.state !== 'open') return no === flow.level ? 'done' : 'skipped';
  return no === flow.level ? 'current' : 'coming';
};

/** Who was asked at a level the last time it was open; where it was not yet, who is planned. */
function stepsOf(
  flow: Flow,
  tasks: readonly NamedApprovalTask[],
  names: Map<number, Name>,
  deputies: Deputies,
): FlowStep[] {
  const person = (accountId: number) => ({
    userId: accountId,
    ...(names.get(accountId) ?? { userName: '', orgName: '' }),
  });
  const blank = { origin: 'rule' as const, originNote: '', decidedBy: '', deputyName: '', comment: '', time: '' };
  return flow.levels.map(({ no, title, why, spec, approverIds }) => {
    const state = stateOf(flow, no);
    const here = tasks.filter(({ task }) => task.level === no);
    const round = Math.max(...here.map(({ task }) => task.round));
    const asked = state === 'coming' || state === 'skipped' ? [] : here.filter(({ task }) => task.round === round);
    const decider = ({ task }: NamedApprovalTask) =>
      task.decidedBy && task.decidedBy !== task.accountId ? (names.get(task.decidedBy)?.userName ?? '') : '';
    const people =
      asked.length > 0
        ? asked.map((each) => ({
            ...person(each.task.accountId),
            state: each.task.state,
            origin: each.task.origin,
            originNote: each.task.originNote,
            decidedBy: decider(each),
            deputyName: isWaiting(each) ? (names.get(deputies.get(each.task.accountId) ?? 0)?.userName ?? '') : '',
            comment: each.task.comment,
            time: timeOf(each.task.decidedAt),
          }))
        : approverIds.map((id) => ({ ...person(id), state: null, ...blank }));
    const isCurrent = state === 'current';
    return {
      no,
      title,
      why,
      mode: spec.mode,
      need: needOf(spec, people.length),
      hours: spec.hours,
      onTimeOut: spec.onTimeOut,
      state,
      people,
      since: isCurrent ? formatTime(flow.levelSince) : timeOf(asked[0]?.task.createdAt),
      dueTime: isCurrent ? timeOf(flow.dueAt) : '',
    };
  });
}

export function stateText(flow: Flow, waiting: readonly string[]): string {
  if (flow.state === 'open') {
    const turn = flow.askedAt ? '等待提交人回复提问' : `等待 ${waiting.join('、')} 处理`;
    return `第 ${flow.level} / ${flow.levels.length} 级，${turn}`;
  }
  return flow.endNote ? `${flowStateLabels[flow.state]}：${flow.endNote}` : flowStateLabels[flow.state];
}

/** The whole of the last flow of an order; the log is that of all its versions. */
async function recordOf(tx: Db, now: Date, flows: readonly Flow[], flow: Flow): Promise<ApprovalRecord> {
  const tasks = await selectApprovalTasks(tx, [flow.flowId]);
  const waiting = tasks.filter((each) => isWaiting(each) && each.task.round === flow.round);
  const turn = waiting.map(({ name }) => name);
  const deputies = await deputiesOf(
    tx,
    waiting.map(({ task }) => task.accountId),
    now,
  );
  const names = await namesOf(tx, flow, tasks, deputies);
  const questions = await tx
    .select()
    .from(approvalQuestions)
    .where(eq(approvalQuestions.flowId, flow.flowId))
    .orderBy(asc(approvalQuestions.questionId));
  const logs = await tx
    .select()
    .from(approvalLogs)
    .where(
      inArray(
        approvalLogs.flowId,
        flows.map((each) => each.flowId),
      ),
    )
    .orderBy(asc(approvalLogs.approvalLogId));
  return {
    flowId: flow.flowId,
    flowNo: flow.flowNo,
    version: flow.version,
    state: flow.state,
    stateText: stateText(flow, turn),
    turn,
    turnSince: flow.state === 'open' ? formatTime(flow.levelSince) : '',
    dueTime: timeOf(flow.dueAt),
    fired: flow.fired,
    steps: stepsOf(flow, tasks, names, deputies),
    questions: questions.map(({ who, askedAt, question, answer, answeredAt }) => ({
      who,
      time: formatTime(askedAt),
      question,
      answer,
      answerTime: timeOf(answeredAt),
    })),
    logs: logs.map(({ at, who, forWhom, what, note, level }) => ({
      time: formatTime(at),
      who,
      forWhom,
      what,
      note,
      level,
    })),
    remindFrom: timeOf(remindFrom(flow, now)),
  };
}

/** Null: it never had to be approved. */
export async function readRecord(tx: Db, now: Date, orderId: number): Promise<ApprovalRecord | null> {
  const flows = await selectFlowsOf(tx, orderId);
  const last = flows.at(-1);
  return last ? recordOf(tx, now, flows, last) : null;
}

export type Turn = { names: string[]; since: Date; level: number; levelCount: number };

/** Whose turn it is now, for orders that wait for approval. */
export async function turnsOf(tx: Db, orderIds: number[]): Promise<Map<number, Turn>> {
  if (orderIds.length === 0) return new Map();
  const open = await tx
    .select()
    .from(approvalFlows)
    .where(and(inArray(approvalFlows.orderId, orderIds), eq(approvalFlows.state, 'open')));
  const tasks = await selectApprovalTasks(
    tx,
    open.map((flow) => flow.flowId),
  );
  const turn = ({ flowId, round, level, levels, levelSince }: Flow): Turn => ({
    names: tasks
      .filter((each) => each.task.flowId === flowId && each.task.round === round && isWaiting(each))
      .map(({ name }) => name),
    since: levelSince,
    level,
    levelCount: levels.length,
  });
  return new Map(open.map((flow) => [flow.orderId, turn(flow)]));
}

export async function readFlowRecord(tx: Db, now: Date, flow: Flow): Promise<ApprovalRecord> {
  const flows = (await selectFlowsOf(tx, flow.orderId)).filter((each) => each.flowId <= flow.flowId);
  return recordOf(tx, now, flows, flow);
}
