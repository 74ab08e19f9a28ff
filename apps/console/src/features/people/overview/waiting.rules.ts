import type { Waiting, WaitingThing } from '@yigou/contract/people/overview';
import type { WaitingKind } from '@yigou/contract/people/overview.terms';
import { readTime } from '@yigou/web-kit';
import { deskOf } from './shared/desks';

/** Lists in which one of them is found by its number. */
const byNumber: readonly WaitingKind[] = [
  'transfer',
  'returnReview',
  'returnInspection',
  'returnRefund',
  'returnReship',
  'invoiceReview',
  'invoiceRed',
  'statementDifference',
  'statementOverdue',
  'bankLine',
  'want',
  'registration',
];

/** Where one of them is opened: beside its list where it is an order's, in its list otherwise. */
export function thingPath(kind: WaitingKind, { orderId, number }: WaitingThing): string {
  const { path } = deskOf[kind];
  if (byNumber.includes(kind))
    return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ word: number })}`;
  return orderId === null ? path : `${path}${path.includes('?') ? '&' : '?'}orderId=${orderId}`;
}

export type Urgency = 'late' | 'today' | 'later';
export const urgencyLabels: Record<Urgency, string> = { late: '已超时', today: '24 小时内到期', later: '其余' };

export type DueThing = WaitingThing & { kind: WaitingKind; urgency: Urgency };

const dayMs = 86_400_000;

const urgencyOf = ({ dueTime }: WaitingThing, now: number): Urgency => {
  if (dueTime === '') return 'later';
  const left = readTime(dueTime) - now;
  return left < 0 ? 'late' : left < dayMs ? 'today' : 'later';
};

/** All of it, what is due first in front; what nothing was promised for stands last, the oldest first. */
export function byUrgency(waiting: readonly Waiting[], now: number): DueThing[] {
  const rank = ({ dueTime, sinceTime }: WaitingThing) => (dueTime === '' ? `z${sinceTime}` : dueTime);
  return waiting
    .flatMap(({ kind, things }) => things.map((thing) => ({ ...thing, kind, urgency: urgencyOf(thing, now) })))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** `41 件待处理，7 件已超时` */
export function headlineOf(waiting: readonly Pick<Waiting, 'count' | 'overdue'>[]): string {
  const count = waiting.reduce((sum, each) => sum + each.count, 0);
  const overdue = waiting.reduce((sum, each) => sum + each.overdue, 0);
  if (count === 0) return '暂无待处理事项';
  return overdue > 0 ? `${count} 件待处理，${overdue} 件已超时` : `${count} 件待处理，没有超时的`;
}
