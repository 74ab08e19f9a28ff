import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planLimits } from '../../../test/budgets';
import { skuIdOf } from '../../../test/buying';
import { accountOf, unitsOf } from '../../../test/people';
import { runs } from '../../../test/runs';
import { type TestApp, testApp } from '../../../test/testApp';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { createJobs, type Jobs } from '../../ground/jobs/jobs';
import { DomainError } from '../../ground/lib/domainError';
import { ledgerFaults } from '../ledger/creditFaults.service';
import { changeLimits } from '../ledger/creditLimits.service';
import { releaseFunds } from '../ledger/ledger.service';
import { ledgerAccounts } from '../ledger/ledger.tables';
import { limitFault } from './budgetPlanning.rules';
import { commitBudgets, partOfLines, reserveBudgets } from './budgets.service';
import { budgets } from './budgets.tables';
import { carryOver } from './carrying.service';

let test: TestApp;
let customerId: number;
let child: number;
let parent: number;
let skuId: number;
let jobs: Jobs;
beforeAll(async () => {
  test = await testApp();
  jobs = createJobs(test.database, () => {}, false);
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

/** What the books should say. In 分. */
type Model = { limit: number; held: Map<string, { amount: number; spent: boolean }>; control: 'hard' | 'soft' };
const sum = ({ held }: Model, only: (each: { spent: boolean }) => boolean) =>
  [...held.values()].reduce((all, each) => all + (only(each) ? each.amount : 0), 0);
const used = (model: Model) => sum(model, () => true);
const spent = (model: Model) => sum(model, (each) => each.spent);

/** A month of the unit under `control`, of the one above it under 强控, and the unit's next month. */
async function open(year: number, control: Model['control']) {
  test.clock.set(new Date(`${year}-05-10T02:00:00Z`));
  const [may, june] = [`${year}-05-01`, `${year}-06-01`];
  const own = [
    { orgId: child, startsOn: may, limit: 1000 },
    { orgId: child, startsOn: june, limit: 100 },
  ];
  await planLimits(test, { customerId, control, carryOver: true, cells: own });
  await planLimits(test, { customerId, cells: [{ orgId: parent, startsOn: may, limit: 1500 }] });
  const stored = await test.db.select().from(budgets).where(eq(budgets.customerId, customerId));
  const idOf = (orgId: number, startsOn: string) =>
    stored.find((each) => each.orgId === orgId && each.startsOn === startsOn)?.budgetId ?? 0;
  const below: Model = { limit: 1000, held: new Map(), control };
  const above: Model = { limit: 1500, held: new Map(), control: 'hard' };
  const ids = { below: idOf(child, may), above: idOf(parent, may), next: idOf(child, june) };
  return { ids, below, above, both: [below, above], next: 100, carried: false, year, now: test.clock.now() };
}
type World = Awaited<ReturnType<typeof open>>;
type Step = { amount: number; which: number };

let number = 0;
const holderIn = ({ below }: World, { which }: Step) =>
  [...below.held.keys()][which % Math.max(1, below.held.size)] ?? 'order:none:v1';

async function giveBack(world: World, step: Step, most?: number) {
  const holder = holderIn(world, step);
  const cause = `${holder}/${number}`;
  const released = { holder, cause, now: world.now };
  await run(async (tx) => {
    const part = most ? await partOfLines(tx, holder, [{ skuId, amount: most }]) : undefined;
    await releaseFunds(tx, { ...released, ...(part && { part }) });
  });
  for (const { held } of world.both) {
    const had = held.get(holder);
    if (had) held.set(holder, { ...had, amount: Math.max(0, had.amount - (most ?? had.amount)) });
  }
}

const acts = {
  reserve: async ({ both, now }: World, { amount }: Step) => {
    const holder = `order:${number}:v1`;
    const fits = both.every((each) => each.control === 'soft' || used(each) + amount <= each.limit);
    const buying = { customerId, orgId: child, lines: [{ skuId, amount }], holder };
    expect(await run((tx) => reserveBudgets({ tx, now, jobs }, buying))).toBe(fits);
    if (fits) for (const each of both) each.held.set(holder, { amount, spent: false });
  },
  commit: async (world: World, step: Step) => {
    const holder = holderIn(world, step);
    await run((tx) => commitBudgets(tx, { holder, cause: `${holder}/${number}`, now: world.now }));
    for (const { held } of world.both) {
      const had = held.get(holder);
      if (had) held.set(holder, { ...had, spent: true });
    }
  },
  part: (world: World, step: Step) => giveBack(world, step, step.amount),
  release: (world: World, step: Step) => giveBack(world, step),
  adjust: async ({ ids, below, now }: World, { amount, which }: Step) => {
    const kind = which % 2 === 0 ? ('raise' as const) : ('lower' as const);
    const wanted = below.limit + (kind === 'raise' ? amount : -amount);
    if (limitFault({ limit: below.limit, used: used(below) }, wanted, below.control)) return;
    const why = { by: theSystem, note: '', cause: `adjust:${number}`, now };
    await run((tx) => changeLimits(tx, [{ ledgerAccountId: ids.below, kind, amount }], why));
    below.limit = wanted;
  },
  carry: async (world: World) => {
    const { ids, below, year } = world;
    const later = new Date(`${year}-06-02T02:00:00Z`);
    for (let time = 0; time < 2; time += 1) await run((tx) => carryOver(tx, ids.below, later));
    if (world.carried) return;
    const left = Math.max(0, below.limit - used(below));
    world.carried = true;
    world.next += left;
    below.limit -= left;
  },
};

const balance = async (ledgerAccountId: number) =>
  (await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ledgerAccountId, ledgerAccountId)))[0];

describe('the budgets of a unit and the one above it', () => {
  it('are the fold of their entries whatever happens, and under 强控 never below nothing', async () => {
    const act = fc.constantFrom('reserve', 'reserve', 'reserve', 'commit', 'part', 'release', 'adjust', 'carry');
    const step = fc.record({ act, amount: fc.integer({ min: 1, max: 700 }), which: fc.nat(20) });
    const control = fc.constantFrom<Model['control']>('hard', 'soft');
    let year = 2030;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), control, async (steps, kept) => {
        year += 1;
        const world = await open(year, kept);
        for (const each of steps) {
          number += 1;
          await acts[each.act](world, each);
          for (const model of world.both)
            if (model.control === 'hard') expect(used(model)).toBeLessThanOrEqual(model.limit);
        }
        const { ids, below, above } = world;
        const said = (model: Model) => ({ limit: model.limit, used: used(model), committed: spent(model) });
        expect(await balance(ids.below)).toMatchObject(said(below));
        expect(await balance(ids.above)).toMatchObject(said(above));
        expect(await balance(ids.next)).toMatchObject({ limit: world.next, used: 0 });
        expect(await ledgerFaults(test.db)).toEqual([]);
      }),
      { numRuns: runs(25) },
    );
  });
});
