import type { Task } from '@yigou/contract/people/tasks';
import type { Tone } from '@yigou/web-kit';

export const toneOf: Record<Task['state'], Tone> = {
  waiting: 'run',
  running: 'run',
  done: 'good',
  failed: 'bad',
  cancelled: 'done',
};

/** 0 … 100. What is done is whole, even if it had nothing to do. */
export function percentOf({ state, done, total }: Pick<Task, 'state' | 'done' | 'total'>): number {
  if (state === 'done') return 100;
  return total > 0 ? Math.min(99, Math.floor((done / total) * 100)) : 0;
}

/** `1.2 MB`, `35 KB` */
export const sizeText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
