import { approvalModeLabels, type TaskOrigin, type TaskState } from '@yigou/contract/trade/approvals.terms';

type ApprovalTask = { accountId: number; origin: TaskOrigin; state: TaskState };
type Way = { mode: 'any' | 'all' | 'some'; need: number };

const isLive = ({ state }: ApprovalTask): boolean => state === 'waiting' || state === 'approved';

/**
 * Whether a level has agreed, by the tasks of its present round. Who was added has to agree as well, whatever the
 * mode; who handed their task on, or was replaced, does not count any more.
 */
export function hasPassed({ mode, need }: Way, tasks: readonly ApprovalTask[]): boolean {
  const live = tasks.filter(isLive);
  if (live.some((task) => task.origin === 'added' && task.state === 'waiting')) return false;
  const asked = live.filter((task) => task.origin !== 'added');
  const approved = asked.filter((task) => task.state === 'approved').length;
  if (approved === 0) return false;
  if (mode === 'any') return true;
  return mode === 'all' ? approved === asked.length : approved >= Math.min(need, asked.length);
}

/** 或签，您或刘佳 · 会签 2 人，何静已同意 */
export function turnText({ mode, need }: Way, tasks: readonly (ApprovalTask & { name: string })[]): string {
  const live = tasks.filter(isLive);
  const names = live.map((task) => task.name);
  const done = live.filter((task) => task.state === 'approved').map((task) => task.name);
  const agreed = done.length > 0 ? `，${done.join('、')}已同意` : '';
  if (live.length === 1) return `由${names[0]}审批`;
  if (mode === 'any') return `${approvalModeLabels.any}，${names.join('或')}${agreed}`;
  const way = mode === 'all' ? `${approvalModeLabels.all} ${live.length} 人` : `${live.length} 人中 ${need} 人同意即可`;
  return `${way}${agreed || `，${names.join('、')}`}`;
}
