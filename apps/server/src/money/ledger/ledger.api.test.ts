import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../test/runs';
import { type TestApp, testApp } from '../../../test/testApp';
import { theSystem } from '../../ground/db/actor';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../../people/customers/customers.tables';
import { enterBilling } from './billing.service';
import { ledgerFaults } from './creditFaults.service';
import { changeLimits, openBudgetAccounts } from './creditLimits.service';
import { foldEntries } from './ledger.rules';
import { creditOf, occupyCredit, openCredit, releaseFunds } from './ledger.service';
import { creditTerms, ledgerAccounts, ledgerEntries } from './ledger.tables';
import { commitFunds, takeFunds } from './reserving.service';

let test: TestApp;
let customerId: number;
const limit = 1_000_000;
beforeAll(async () => {
  test = await testApp();
  // The second customer of the demo world has no credit yet.
  const taken = (await test.db.select().from(ledgerAccounts)).map((account) => account.customerId);
  const rows = await test.db.select().from(customers);
  customerId = rows.find((row) => !taken.includes(row.customerId))?.customerId ?? 0;
});
afterAll(async () => {
  expect(await ledgerFaults(test.db)).toEqual([]);
  await test.close();
});

const account = async () => {
  const where = and(eq(ledgerAccounts.customerId, customerId), eq(ledgerAccounts.kind, 'credit'));
  const [row] = await test.db.select().from(ledgerAccounts).where(where);
  if (!row) throw new Error('no credit');
  return row;
};
const entries = async () =>
  test.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.ledgerAccountId, (await account()).ledgerAccountId))
    .orderBy(ledgerEntries.entryId);

/** In its own transaction, as every call is; tells whether it was taken. */
async function run(verb: (tx: TestApp['db']) => Promise<void>): Promise<string> {
  try {
    await test.db.transaction(verb);
    return 'done';
  } catch (cause) {
    if (cause instanceof DomainError) return cause.code;
    throw cause;
  }
}
const occupy = (amount: number, holder: string) =>
  run((tx) => occupyCredit(tx, { customerId, amount, holder, now: test.clock.now() }));
const release = (holder: string, cause: string, amount?: number, budgetIds: number[] = []) =>
  run((tx) => {
    const part = amount && { credit: amount, budgets: budgetIds.map((budgetId) => ({ budgetId, amount })) };
    return releaseFunds(tx, { holder, cause, now: test.clock.now(), ...(part && { part }) });
  });

describe('what a statement bills', () => {
  it('is entered once: entered again it is refused, the same or not, and never dropped', async () => {
    const [credit] = await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'credit')).limit(1);
    if (!credit) throw new Error('no credit');
    const billing = { customerId: credit.customerId, holder: 'statement:0', cause: 'payment:0', now: test.clock.now() };
    const enter = (amount: number) => run((tx) => enterBilling(tx, { ...billing, kind: 'occupy', amount }));
    const used = async () => (await creditOf(test.db, credit.customerId))?.used;
    const before = (await used()) ?? 0;
    expect(await enter(500)).toBe('done');
    for (const amount of [500, 501]) await expect(enter(amount)).rejects.toThrow();
    expect(await used()).toBe(before + 500);
  });
});

describe('the ledger of a customer', () => {
  it('does not exist before it is opened', async () => {
    expect(await creditOf(test.db, customerId)).toBeNull();
    expect(await occupy(1, 'order:0:v1')).toBe('creditNone');
    await openCredit(test.db, customerId, limit, 30);
    expect(await creditOf(test.db, customerId)).toMatchObject({ used: 0, available: limit });
  });

  it('is the fold of its entries after any operations: Σ effects = used = the last usedAfter, within 0 … limit', async () => {
    /** What each holder has, as it should be. */
    const held = new Map<string, number>();
    const usedUp = () => [...held.values()].reduce((sum, amount) => sum + amount, 0);
    let number = 0;
    const step = fc.oneof(
      fc.record({ act: fc.constant('occupy' as const), amount: fc.integer({ min: 1, max: 400_000 }), which: fc.nat() }),
      fc.record({ act: fc.constant('part' as const), amount: fc.integer({ min: 1, max: 300_000 }), which: fc.nat() }),
      // Also of what was given back already: nothing may change.
      fc.record({ act: fc.constant('rest' as const), amount: fc.constant(0), which: fc.nat() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const { act, amount, which } of steps) {
          if (act === 'occupy') {
            number += 1;
            const fits = usedUp() + amount <= limit;
            expect(await occupy(amount, `order:${number}:v1`)).toBe(fits ? 'done' : 'creditShort');
            if (fits) held.set(`order:${number}:v1`, amount);
            continue;
          }
          const holder = [...held.keys()][which % Math.max(1, held.size)] ?? 'order:none:v1';
          const had = held.get(holder) ?? 0;
          number += 1;
          if (act === 'part') await release(holder, `return:${number}`, amount);
          else await release(holder, `${holder}/cancel`);
          if (held.has(holder)) held.set(holder, act === 'part' ? Math.max(0, had - amount) : 0);
        }
        const { used } = await account();
        const written = await entries();
        expect(used).toBe(usedUp());
        expect(foldEntries(written)).toBe(used);
        expect(await ledgerFaults(test.db)).toEqual([]);
        for (const entry of written) expect(entry.usedAfter).toBeLessThanOrEqual(limit);
      }),
      { numRuns: runs(15) },
    );
  });

  it('refuses the whole when a part does not fit, and writes nothing', async () => {
    const before = await entries();
    expect(await occupy(limit + 1, 'order:big:v1')).toBe('creditShort');
    expect(await entries()).toEqual(before);
  });

  it('never takes twice for the same thing, nor gives back twice for it', async () => {
    const before = await account();
    expect(await occupy(10, 'order:once:v1')).toBe('done');
    await expect(occupy(10, 'order:once:v1')).rejects.toThrow();
    expect((await account()).used).toBe(before.used + 10);
    await release('order:once:v1', 'return:9', 4);
    await release('order:once:v1', 'return:9', 4);
    expect((await account()).used).toBe(before.used + 6);
    await release('order:once:v1', 'order:once:v1/cancel');
    expect((await account()).used).toBe(before.used);
  });

  it('takes again after a release, as the next version', async () => {
    const before = await account();
    expect(await occupy(10, 'order:again:v1')).toBe('done');
    await release('order:again:v1', 'order:again:v1/reject');
    expect(await occupy(12, 'order:again:v2')).toBe('done');
    expect((await account()).used).toBe(before.used + 12);
    await release('order:again:v2', 'order:again:v2/cancel');
    expect((await account()).used).toBe(before.used);
  });

  it('takes nothing new while a bill is overdue, and still gives back', async () => {
    expect(await occupy(1, 'order:late:v1')).toBe('done');
    const { ledgerAccountId, used } = await account();
    await test.db.update(creditTerms).set({ overdue: true }).where(eq(creditTerms.ledgerAccountId, ledgerAccountId));
    expect(await occupy(1, 'order:late:v2')).toBe('creditOverdue');
    await release('order:late:v1', 'order:late:v1/cancel');
    expect((await account()).used).toBe(used - 1);
    expect(await creditOf(test.db, customerId)).toMatchObject({ overdue: true });
  });
});

describe('a budget on the same ledger', () => {
  const why = () => ({ by: theSystem, note: '', cause: 'plan:1', now: test.clock.now() });
  const balance = async (ledgerAccountId: number) =>
    (await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ledgerAccountId, ledgerAccountId)))[0];

  it('tells reserved from spent, and gives back what an order holds of it together with the credit', async () => {
    const [ledgerAccountId = 0] = await openBudgetAccounts(test.db, customerId, 1);
    await test.db.update(creditTerms).set({ overdue: false });
    await run((tx) => changeLimits(tx, [{ ledgerAccountId, kind: 'grant', amount: 500 }], why()));
    const take = (amount: number, holder: string) =>
      run(async (tx) => {
        const takings = [{ ledgerAccountId, amount, mayExceed: false }];
        const taken = await takeFunds(tx, { takings, holder, now: test.clock.now() });
        if (taken.size === 0) throw new DomainError('conflict');
      });
    const commit = (holder: string) =>
      run((tx) => commitFunds(tx, { holder, cause: `${holder}/pay`, now: test.clock.now() }));
    await occupy(30, 'order:both:v1');
    expect(await take(30, 'order:both:v1')).toBe('done');
    expect(await take(471, 'order:big:v1')).toBe('conflict');
    expect(await balance(ledgerAccountId)).toMatchObject({ limit: 500, used: 30, committed: 0 });
    await release('order:both:v1', 'return:1', 10, [ledgerAccountId]);
    await commit('order:both:v1');
    await commit('order:both:v1');
    expect(await balance(ledgerAccountId)).toMatchObject({ used: 20, committed: 20 });
    await release('order:both:v1', 'return:2', 5, [ledgerAccountId]);
    expect(await balance(ledgerAccountId)).toMatchObject({ used: 15, committed: 15 });
    expect(await creditOf(test.db, customerId)).toMatchObject({ limit });
    await release('order:both:v1', 'order:both:v1/cancel');
    expect(await balance(ledgerAccountId)).toMatchObject({ used: 0, committed: 0 });
  });
});
