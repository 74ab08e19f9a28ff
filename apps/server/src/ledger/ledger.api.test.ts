import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/testApp';
import { customers } from '../customers/customers.tables';
import { DomainError } from '../lib/domainError';
import { foldEntries } from './ledger.rules';
import { creditOf, occupyCredit, openCredit, releaseCredit } from './ledger.service';
import { creditAccounts, creditEntries } from './ledger.tables';

let test: TestApp;
let customerId: number;
const limit = 1_000_000;
beforeAll(async () => {
  test = await testApp();
  // The second customer of the demo world has no credit yet.
  const taken = (await test.db.select().from(creditAccounts)).map((account) => account.customerId);
  const rows = await test.db.select().from(customers);
  customerId = rows.find((row) => !taken.includes(row.customerId))?.customerId ?? 0;
});
afterAll(() => test.close());

const account = async () => {
  const [row] = await test.db.select().from(creditAccounts).where(eq(creditAccounts.customerId, customerId));
  if (!row) throw new Error('no credit');
  return row;
};
const entries = async () =>
  test.db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.creditAccountId, (await account()).creditAccountId))
    .orderBy(creditEntries.entryId);

type Verb = typeof occupyCredit;
/** In its own transaction, as every call is; tells whether it was taken. */
async function run(verb: Verb, amount: number, ref: string): Promise<string> {
  try {
    await test.db.transaction((tx) => verb(tx, { customerId, amount, ref, now: test.clock.now() }));
    return 'done';
  } catch (cause) {
    if (cause instanceof DomainError) return cause.code;
    throw cause;
  }
}

describe('the ledger of a customer', () => {
  it('does not exist before it is opened', async () => {
    expect(await creditOf(test.db, customerId)).toBeNull();
    expect(await run(occupyCredit, 1, 'order:0')).toBe('creditNone');
    await openCredit(test.db, customerId, limit, 30);
    expect(await creditOf(test.db, customerId)).toMatchObject({ used: 0, available: limit });
  });

  it('is the fold of its entries after any operations: Σ effects = used = the last usedAfter, within 0 … limit', async () => {
    const open = new Map<string, number>();
    let number = 0;
    const step = fc.oneof(
      fc.record({ act: fc.constant('occupy' as const), amount: fc.integer({ min: 1, max: 400_000 }) }),
      fc.record({ act: fc.constant('release' as const), which: fc.nat() }),
      fc.record({ act: fc.constant('again' as const), which: fc.nat() }),
    );
    const given = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const each of steps) {
          if (each.act === 'occupy') {
            number += 1;
            const ref = `order:${number}`;
            const used = [...open.values()].reduce((sum, amount) => sum + amount, 0);
            const fits = used + each.amount <= limit;
            expect(await run(occupyCredit, each.amount, ref)).toBe(fits ? 'done' : 'creditShort');
            if (fits) open.set(ref, each.amount);
            continue;
          }
          // What was given back once is asked for again now and then: nothing may change.
          const among = [...(each.act === 'release' ? open : given)];
          const [ref, amount] = among[each.which % Math.max(1, among.length)] ?? [];
          if (!ref || !amount) continue;
          expect(await run(releaseCredit, amount, ref)).toBe('done');
          open.delete(ref);
          given.set(ref, amount);
        }
        const { used } = await account();
        const written = await entries();
        expect(used).toBe([...open.values()].reduce((sum, amount) => sum + amount, 0));
        expect(foldEntries(written)).toBe(used);
        expect(written.at(-1)?.usedAfter ?? 0).toBe(used);
        written.forEach((entry, at) => {
          expect(entry.usedAfter).toBe(foldEntries(written.slice(0, at + 1)));
          expect(entry.usedAfter).toBeLessThanOrEqual(limit);
        });
      }),
      { numRuns: 15 },
    );
  });

  it('refuses the whole when a part does not fit, and writes nothing', async () => {
    const before = await entries();
    expect(await run(occupyCredit, limit + 1, 'order:big')).toBe('creditShort');
    expect(await entries()).toEqual(before);
  });

  it('never takes twice for the same thing', async () => {
    const before = await account();
    expect(await run(occupyCredit, 1, 'order:once')).toBe('done');
    await expect(run(occupyCredit, 1, 'order:once')).rejects.toThrow();
    expect((await account()).used).toBe(before.used + 1);
  });

  it('takes nothing new while a bill is overdue, and still gives back', async () => {
    await test.db.update(creditAccounts).set({ overdue: true }).where(eq(creditAccounts.customerId, customerId));
    expect(await run(occupyCredit, 1, 'order:late')).toBe('creditOverdue');
    expect(await run(releaseCredit, 1, 'order:once')).toBe('done');
    expect(await creditOf(test.db, customerId)).toMatchObject({ overdue: true });
  });
});
