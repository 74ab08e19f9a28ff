import { type SQL, sql } from 'drizzle-orm';

/**
 * What books call the things they write down: who holds something, what happened, what an entry is of. `%s` stands for a
 * number. TypeScript and SQL below are both made from this table, so they cannot differ; nobody else writes such a text.
 */
const forms = {
  /** An order in one of its versions. */
  order: 'order:%s:v%s',
  orderFreight: 'order:%s/freight',
  orderPrepaid: 'order:%s/prepaid',
  /** What was put right when it was over: the first time, the second … */
  orderRest: 'order:%s/rest%s',
  shipment: 'shipment:%s',
  shipmentLine: 'shipment:%s/line:%s',
  return: 'return:%s',
  receipt: 'receipt:%s',
  statement: 'statement:%s',
  statementAdjustment: 'statement:%s/adjust:%s',
  difference: 'difference:%s',
  payment: 'payment:%s',
  budget: 'budget:%s',
  budgetAdjustment: 'adjust:%s',
  budgetCarry: 'carry:%s',
  stockCount: 'count:%s',
} as const;

type Form = keyof typeof forms;
type Places<Text extends string, Part> = Text extends `${string}%s${infer Rest}` ? [Part, ...Places<Rest, Part>] : [];
type Parts<F extends Form, Part> = Places<(typeof forms)[F], Part>;

/** `reference('order', 17, 2)` is `order:17:v2`. */
export function reference<F extends Form>(form: F, ...parts: Parts<F, number | string>): string {
  const [first, ...rest] = forms[form].split('%s');
  return rest.reduce((text, word, at) => `${text}${parts[at]}${word}`, first ?? '');
}

const quoted = (text: string): SQL => sql.raw(`'${text}'`);

/** The same of columns. */
export const referenceSql = <F extends Form>(form: F, ...columns: Parts<F, SQL>): SQL =>
  sql`format(${quoted(forms[form])}, ${sql.join(columns as SQL[], sql`, `)})`;

/** Whether a column holds one of this form, or a step of it; `first` where only those of one thing are meant. */
export const isReference = (column: SQL, form: Form, first?: number): SQL => {
  const text = first === undefined ? forms[form] : forms[form].replace('%s', `${first}`);
  return sql`${column} like ${quoted(text.replaceAll('%s', '%'))}`;
};

/** The order of an `order` reference. */
export const orderIdIn = (column: SQL): SQL => sql`split_part(${column}, ':', 2)::bigint`;

/** A step of something is known by it: `order:17:v2/cancel`. */
export const stepOf = (whole: string, step: string): string => `${whole}/${step}`;

export const isStep = (column: SQL, step: string): SQL => sql`${column} like ${quoted(`%/${step}`)}`;

/** What a step is a step of. */
export const wholeOf = (column: SQL): SQL => sql`split_part(${column}, '/', 1)`;
