import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp';
import { rowsOf } from './client';
import { isReference, isStep, orderIdIn, reference, referenceSql, stepOf, wholeOf } from './references';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** What the database answers for ids as its tables hold them. */
async function ask(question: SQL): Promise<unknown> {
  const [row] = await rowsOf<{ answer: unknown }>(
    test.db,
    sql`select ${question} as answer from (values (17::bigint, 2::int)) as known (id, no)`,
  );
  return row?.answer;
}
const id = sql`id`;
const no = sql`no`;
const said = (text: string): SQL => sql`${text}::text`;

describe('the SQL side agrees with the TypeScript side', () => {
  it.each([
    [reference('order', 17, 2), referenceSql('order', id, no)],
    [reference('shipmentLine', 17, 2), referenceSql('shipmentLine', id, no)],
    [reference('return', 17), referenceSql('return', id)],
    [reference('payment', 17), referenceSql('payment', id)],
  ])('in writing %s', async (text, question) => expect(await ask(question)).toBe(text));

  it('in reading what was written', async () => {
    const order = reference('order', 17, 2);
    expect(await ask(sql`${orderIdIn(said(order))}::int`)).toBe(17);
    expect(await ask(sql`${orderIdIn(said(stepOf(order, 'cancel')))}::int`)).toBe(17);
    expect(await ask(wholeOf(said(stepOf(reference('difference', 9), 'out'))))).toBe(reference('difference', 9));
  });

  it.each([
    [reference('order', 17, 2), 'order', true],
    [stepOf(reference('order', 17, 2), 'cancel'), 'order', true],
    [reference('orderFreight', 17), 'order', false],
    [reference('return', 17), 'order', false],
    [reference('orderRest', 17, ''), 'orderRest', true],
    [reference('orderRest', 17, ':2'), 'orderRest', true],
    [reference('orderFreight', 17), 'orderRest', false],
    [reference('budget', 17), 'budgetAdjustment', false],
  ] as const)('in whether %s is of the form %s', async (text, form, is) =>
    expect(await ask(isReference(said(text), form))).toBe(is),
  );

  it('in whose it is, and which step', async () => {
    const adjustment = said(reference('statementAdjustment', 12, 'abc'));
    expect(await ask(isReference(adjustment, 'statementAdjustment', 12))).toBe(true);
    expect(await ask(isReference(adjustment, 'statementAdjustment', 1))).toBe(false);
    expect(await ask(isStep(said(reference('orderPrepaid', 17)), 'prepaid'))).toBe(true);
    expect(await ask(isStep(said(reference('orderFreight', 17)), 'prepaid'))).toBe(false);
  });
});
