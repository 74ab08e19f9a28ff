import { type BookState, type BookTab, endingDays } from '@yigou/contract/goods/priceBooks.terms';
import { dayEnd, dayStart, formatDate } from '@yigou/contract/ground/time';

type Dated = { enabled: boolean; fromDay: string; toDay: string | null };

export function stateOf({ enabled, fromDay, toDay }: Dated, today: string): BookState {
  if (!enabled) return 'stopped';
  if (toDay !== null && toDay < today) return 'ended';
  return fromDay > today ? 'coming' : 'running';
}

export const nextDay = (day: string): string => formatDate(dayEnd(day));

/** Days until the last one is over; null where it is not running, or not ending soon. */
export function endsIn(book: Dated, today: string): number | null {
  if (book.toDay === null || stateOf(book, today) !== 'running') return null;
  const days = Math.round((dayStart(book.toDay).getTime() - dayStart(today).getTime()) / 86_400_000);
  return days <= endingDays ? days : null;
}

type Counted = { state: BookState; endsIn: number | null; overlapCount: number; waitingCount: number };

const tabs: Record<BookTab, (book: Counted) => boolean> = {
  all: () => true,
  running: ({ state }) => state === 'running',
  ending: (book) => book.endsIn !== null,
  overlapping: ({ overlapCount }) => overlapCount > 0,
  waiting: ({ waitingCount }) => waitingCount > 0,
  coming: ({ state }) => state === 'coming',
  over: ({ state }) => state === 'ended' || state === 'stopped',
};
export const isInTab = (tab: BookTab, book: Counted): boolean => tabs[tab](book);

/** `甲公司等 3 家`. */
export const namesText = (names: readonly string[], unit: string): string =>
  names.length > 2 ? `${names[0]}等 ${names.length} ${unit}` : names.join('、');

/** Days that overlap or follow each other are one span; in their order, an empty end for none. */
export function joinedSpans(spans: readonly (readonly [from: string, to: string | null])[]) {
  const joined: { fromDay: string; toDay: string }[] = [];
  for (const [fromDay, to] of [...spans].sort(([one], [other]) => one.localeCompare(other))) {
    const toDay = to ?? '';
    const last = joined.at(-1);
    if (!last || (last.toDay !== '' && nextDay(last.toDay) < fromDay)) joined.push({ fromDay, toDay });
    else if (last.toDay !== '' && (toDay === '' || toDay > last.toDay)) last.toDay = toDay;
  }
  return joined;
}
