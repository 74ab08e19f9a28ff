import type { ChangeSetModel } from '@yigou/contract/goods/changeSets.console';
import type { ChangeSetState } from '@yigou/contract/goods/changeSets.terms';
import type { Turn } from '../../../ui/StateDot';

export const turnOf: Record<ChangeSetState, Turn> = {
  draft: 'us',
  pending: 'us',
  scheduled: 'way',
  releasing: 'way',
  released: 'ok',
  undone: 'off',
  discarded: 'off',
};

export type Step = { label: string; note: string; done: boolean; current: boolean };

const passed: readonly ChangeSetState[] = ['releasing', 'released', 'undone'];

/** From its making until it can no longer be taken back, and how far it has come. */
export function stepsOf(set: ChangeSetModel): Step[] {
  const { state, who, createTime, secondPerson, releasedBy, dueTime, doneCount, rowCount, endTime } = set;
  const hits = Object.keys(set.hits).length;
  const isOver = state === 'released' || state === 'undone';
  const when = state === 'scheduled' ? `${dueTime.slice(0, 16)} 自动` : endTime.slice(0, 16);
  return [
    { label: '生成', note: `${createTime.slice(0, 16)} ${who}`, done: true, current: false },
    { label: '自动检查', note: hits > 0 ? `${hits} 条规则触发` : '没有规则触发', done: true, current: false },
    {
      label: '放行',
      note: releasedBy || (secondPerson ? '需另一人放行' : '制单人可发布'),
      done: passed.includes(state) || state === 'scheduled',
      current: state === 'draft' || state === 'pending',
    },
    {
      label: '发布',
      note: state === 'releasing' ? `${doneCount} / ${rowCount}` : when,
      done: isOver,
      current: state === 'releasing' || state === 'scheduled',
    },
    {
      label: '可撤销',
      note: state === 'undone' ? '已撤销' : '同一字段未再改时',
      done: state === 'undone',
      current: state === 'released',
    },
  ];
}

/** In percent, as people write a range: −30~−10. */
export const rangeText = ({ from, to }: { from: number | null; to: number | null }): string => {
  if (from === null) return `≤${signed(to ?? 0)}`;
  return to === null ? `>${signed(from)}` : `${signed(from)}~${signed(to)}`;
};

const signed = (percent: number): string => (percent < 0 ? `−${-percent}` : `${percent}`);

export const percentText = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
