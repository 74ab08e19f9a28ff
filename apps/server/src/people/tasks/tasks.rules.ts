import type { DataScope } from '@yigou/contract/people/org.terms';
import { type TaskAction, type TaskProgress, taskActionLabels } from '@yigou/contract/people/tasks.terms';
import { covers, type Rights, rightsOf } from '../org/roles.rules';

/** Each step in the life of a task: who takes it, from where, to where, and what it is called when it is refused. */
export const moves = {
  begin: { who: 'system', from: ['waiting'], to: 'running', what: '开始' },
  /** Whoever ran it gave no sign of life for too long. */
  takeUp: { who: 'system', from: ['running'], to: 'running', what: '接着做' },
  finish: { who: 'system', from: ['running'], to: 'done', what: '完成' },
  fail: { who: 'system', from: ['running'], to: 'failed', what: '记为失败' },
  cancel: { who: 'owner', from: ['waiting', 'running'], to: 'cancelled', what: taskActionLabels.cancel },
  retry: { who: 'owner', from: ['failed', 'cancelled'], to: 'waiting', what: taskActionLabels.retry },
} as const satisfies Record<
  string,
  { who: 'system' | 'owner'; from: readonly TaskProgress[]; to: TaskProgress; what: string }
>;
export type TaskMove = keyof typeof moves;

export const allows = (move: TaskMove, state: TaskProgress): boolean =>
  (moves[move].from as readonly TaskProgress[]).includes(state);

/** What who started it may do next. */
export function actionsFor(state: TaskProgress, hasFile: boolean): TaskAction[] {
  const own = (['cancel', 'retry'] as const).filter((move) => allows(move, state));
  return hasFile ? ['download', ...own] : own;
}

/** A server writes a sign of life with every page; after this long without one it is dead. */
export const silentMinutes = 1;

/** How long a row is kept after its end; the file is gone before. */
export const rowKeptDays = 30;

type MadeWith = { functions: string[]; dataScope: DataScope; orgId: number };

/** Whether somebody may still do and see all that they could when the file was made. */
export const stillHasRights = (now: Rights & { orgId: number }, { functions, dataScope, orgId }: MadeWith): boolean =>
  covers(now, rightsOf([{ functions, dataScope }])) &&
  (now.dataScope === 'all' || dataScope === 'own' || now.orgId === orgId);
