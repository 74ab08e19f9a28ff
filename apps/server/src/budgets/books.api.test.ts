import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planLimits } from '../../test/budgets';
import { skuIdOf } from '../../test/buying';
import { accountOf, unitsOf } from '../../test/people';
import { type TestApp, testApp } from '../../test/testApp';
import { theSystem } from '../db/actor';
import type { Db } from '../db/client';
import { createJobs } from '../jobs/jobs';
import { ledgerFaults } from '../ledger/faults.service';
import { releaseFunds } from '../ledger/ledger.service';
import { ledgerAccounts } from '../ledger/ledger.tables';
import { changeLimits, lockBalances } from '../ledger/limits.service';
import { DomainError } from '../lib/domainError';
import { commitBudgets, reserveBudgets } from './budgets.service';
import { budgets } from './budgets.tables';
import { carryOver } from './carrying.service';
import { limitFault } from './planning.rules';

let test: TestApp;
let customerId: number;
let child: number;
let parent: number;
let skuId: number;
beforeAll(async () => {
  test = await testApp();
  // The second customer of the demo world has planned nothing.
  customerId = (await accountOf(test, 'buyer2')).customerId;
  const units = await unitsOf(test, customerId);
  [child, parent] = [units.get('HQ-LAB') ?? 0, units.get('HQ') ?? 0];
  skuId = await skuIdOf(test, 'MG-Q7-BK');
});
afterAll(() => test.close());

/** In its own transaction, as every call is; tells whether it was taken. */
async function run(verb: (tx: Db) => Promise<void>): Promise<boolean> {
  try {
    await test.db.transaction(verb);
    return true;
  } catch (cause) {
    if (cause instanceof DomainError) return false;
    throw cause;
  }
}

const limits = { child: 1000, parent: 1500, next: 100 };
type Model = { limit: number; held: Map<string, { amount: number; spent: boolean }>; control: 'hard' | 'soft' };
const used = ({ held }: Model) => [...held.values()].reduce((sum, { amount }) => sum + amount, 0);
const spent = ({ held }: Model) => [...held.values()].reduce((sum, each) => sum + (each.spent ? each.amount : 0), 0);

const step = fc.record({
  act: fc.constantFrom('reserve', 'reserve', 'reserve', 'commit', 'part', 'release', 'adjust', 'carry'),
  amount: fc.integer({ min: 1, max: 700 }),
  which: fc.nat(20),
});

describe('the budgets of a unit and the one above it', () => {
  it('are the fold of their entries whatever happens, and under 强控 never below nothing', async () => {
    let year = 2030;
    let number = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 14 }),
        fc.constantFrom('hard' as const, 'soft' as const),
        async (steps, control) => {
          year += 1;
          test.clock.set(new Date(`${year}-05-10T02:00:00Z`));
          const now = test.clock.now();
          const [may, june] = [`${year}-05-01`, `${year}-06-01`];
          const own = { orgId: child, startsOn: may, limit: limits.child };
          await planLimits(test, {
            customerId,
            control,
            carryOver: true,
            cells: [own, { ...own, startsOn: june, limit: limits.next }],
          });
          await planLimits(test, { customerId, cells: [{ orgId: parent, startsOn: may, limit: limits.parent }] });
          const stored = await test.db.select().from(budgets).where(eq(budgets.customerId, customerId));
          const idOf = (orgId: number, startsOn: string) =>
            stored.find((each) => each.orgId === orgId && each.startsOn === startsOn)?.budgetId ?? 0;
          const [childId, parentId, nextId] = [idOf(child, may), idOf(parent, may), idOf(child, june)];
          const models: Model[] = [
            { limit: limits.child, held: new Map(), control },
            { limit: limits.parent, held: new Map(), control: 'hard' },
          ];
          const [below, above] = models as [Model, Model];
          let next = limits.next;
          let carried = false;
          for (const { act, amount, which } of steps) {
            number += 1;
            const holder = [...below.held.keys()][which % Math.max(1, below.held.size)] ?? 'order:none:v1';
            const cause = `${holder}/${number}`;
            if (act === 'reserve') {
              const fresh = `order:${number}:v1`;
              const buying = { customerId, orgId: child, lines: [{ skuId, amount }], holder: fresh };
              const jobs = createJobs(test.database, () => {}, false);
              const fits = models.every((each) => each.control === 'soft' || used(each) + amount <= each.limit);
              expect(await run((tx) => reserveBudgets({ tx, now, jobs }, buying))).toBe(fits);
              if (fits) for (const each of models) each.held.set(fresh, { amount, spent: false });
            }
            if (act === 'commit') {
              await run((tx) => commitBudgets(tx, { holder, cause, now }));
              for (const each of models)
                if (each.held.has(holder))
                  each.held.set(holder, { amount: each.held.get(holder)?.amount ?? 0, spent: true });
            }
            if (act === 'part' || act === 'release') {
              await run((tx) => releaseFunds(tx, { holder, cause, now, ...(act === 'part' ? { amount } : {}) }));
              for (const each of models) {
                const had = each.held.get(holder);
                if (had)
                  each.held.set(holder, { ...had, amount: act === 'part' ? Math.max(0, had.amount - amount) : 0 });
              }
            }
            if (act === 'adjust') {
              const wanted = below.limit + (which % 2 === 0 ? amount : -amount);
              const fault = limitFault({ limit: below.limit, used: used(below) }, wanted, control);
              if (fault) continue;
              const kind = wanted > below.limit ? ('raise' as const) : ('lower' as const);
              await run(async (tx) => {
                await lockBalances(tx, [childId]);
                const why = { by: theSystem, note: '', cause: `adjust:${randomUUID()}`, now };
                await changeLimits(tx, [{ ledgerAccountId: childId, kind, amount }], why);
              });
              below.limit = wanted;
            }
            if (act === 'carry') {
              const later = new Date(`${year}-06-02T02:00:00Z`);
              for (let time = 0; time < 2; time += 1) await run((tx) => carryOver(tx, childId, later));
              const left = Math.max(0, below.limit - used(below));
              if (!carried) [below.limit, next, carried] = [below.limit - left, next + left, true];
            }
          }
          const balance = async (id: number) =>
            (await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ledgerAccountId, id)))[0];
          expect(await balance(childId)).toMatchObject({
            limit: below.limit,
            used: used(below),
            committed: spent(below),
          });
          expect(await balance(parentId)).toMatchObject({
            limit: above.limit,
            used: used(above),
            committed: spent(above),
          });
          expect(await balance(nextId)).toMatchObject({ limit: next, used: 0 });
          for (const each of models) if (each.control === 'hard') expect(used(each)).toBeLessThanOrEqual(each.limit);
          expect(await ledgerFaults(test.db)).toEqual([]);
        },
      ),
      { numRuns: 25 },
    );
  });
});
