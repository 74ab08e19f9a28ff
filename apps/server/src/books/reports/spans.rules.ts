import { type DayRange, daysIn, daysLater } from '@yigou/contract/books/reports.terms';

/** A year, a month or a day. */
type Span = DayRange & { span: string };
const yearSpan = (year: string): Span => ({ span: year, from: `${year}-01-01`, to: `${year}-12-31` });
const monthSpan = (month: string): Span => ({ span: month, from: `${month}-01`, to: lastOfMonth(month) });
const daySpan = (day: string): Span => ({ span: day, from: day, to: day });

const yearsOf = ({ from, to }: DayRange): Span[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, at) => yearSpan(String(first + at)));
};
const monthsOf = (year: string): Span[] =>
  Array.from({ length: 12 }, (_, at) => monthSpan(`${year}-${String(at + 1).padStart(2, '0')}`));
export const daysOf = (range: DayRange): string[] =>
  Array.from({ length: daysIn(range) }, (_, at) => daysLater(range.from, at));

const partsOf = (span: Span): Span[] => (span.span.length === 4 ? monthsOf(span.span) : daysOf(span).map(daySpan));

/** Spans whose sums are added, and those that are taken out of them again. */
export type Cover = { plus: string[]; minus: string[] };

/** How many rows of sums there are in a span, about: those of a month are as many as of five days. */
const weightOf = ({ length }: string): number => (length === 4 ? 10 : length === 7 ? 5 : 1);
const weigh = ({ plus, minus }: Cover): number => [...plus, ...minus].reduce((sum, span) => sum + weightOf(span), 0);

const cut = (one: DayRange, other: DayRange): DayRange => ({
  from: one.from > other.from ? one.from : other.from,
  to: one.to < other.to ? one.to : other.to,
});

function coverBy(spans: readonly Span[], range: DayRange): Cover {
  const covers = spans.map((span): Cover => {
    const part = cut(span, range);
    if (part.from > part.to) return { plus: [], minus: [] };
    if (part.from === span.from && part.to === span.to) return { plus: [span.span], minus: [] };
    const parts = partsOf(span);
    const inside = coverBy(parts, part);
    const earlier = coverBy(parts, { from: span.from, to: daysLater(part.from, -1) });
    const later = coverBy(parts, { from: daysLater(part.to, 1), to: span.to });
    const around: Cover = {
      plus: [span.span, ...earlier.minus, ...later.minus],
      minus: [...earlier.plus, ...later.plus],
    };
    return weigh(around) < weigh(inside) ? around : inside;
  });
  return { plus: covers.flatMap(({ plus }) => plus), minus: covers.flatMap(({ minus }) => minus) };
}

/** The lightest years, months and days that come to exactly this range: a year that lacks nine days is a year and nine. */
export const coverOf = (range: DayRange): Cover => coverBy(yearsOf(range), range);

/** Nothing was bought after today: what reaches it is read to the end of the year, which is far fewer spans. */
export function readTo({ from, to }: DayRange, today: string): DayRange {
  const yearEnd = `${today.slice(0, 4)}-12-31`;
  return { from, to: to >= today && to < yearEnd ? yearEnd : to };
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
