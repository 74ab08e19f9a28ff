import type { TodoKind } from '@yigou/contract/people/todos.terms';

export type Thing = {
  key: string;
  kind: TodoKind;
  title: string;
  note: string;
  /** A time or a day; empty: nothing was promised. */
  due: string;
  amount: number;
  to: string;
  action: string;
};

/** What is due first comes first; what has no time of its own comes last. */
export const byDue = (one: Thing, other: Thing): number => (one.due || '9').localeCompare(other.due || '9');

export type Due = { text: string; urgent: boolean };

/** What is due today or was before is urgent. */
export function dueOf(due: string, today: string): Due {
  const [day, time] = [due.slice(0, 10), due.slice(11, 16)];
  if (!day) return { text: '', urgent: false };
  if (day < today) return { text: `已于 ${day.slice(5)} 到期`, urgent: true };
  const when = [day === today ? '今天' : day.slice(5), time].filter(Boolean).join(' ');
  return { text: `${when} 到期`, urgent: day === today };
}
