import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planLimits } from '../../../test/budgets';
import { skuIdOf } from '../../../test/buying';
import { accountOf, unitsOf } from '../../../test/people';
import { runs } from '../../../test/runs';
import { type TestApp, testApp } from '../../../test/testApp';
import { products, skus } from '../../goods/catalog/catalog.tables';
import { categoryPaths } from '../../goods/catalog/categoryPaths.service';
import { createJobs, type Jobs } from '../../ground/jobs/jobs';
import { ledgerFaults } from '../ledger/creditFaults.service';
import { releaseFunds, releasePart } from '../ledger/ledger.service';
import { ledgerAccounts } from '../ledger/ledger.tables';
import { commitBudgets, partOfLines, reserveBudgets } from './budgets.service';
import { budgets } from './budgets.tables';

let test: TestApp;
let jobs: Jobs;
let customerId: number;
let orgId: number;
/** Of two categories that have nothing above them in common. */
let skuIds: number[];
/** Each budget, and which of the two articles counts to it. */
let counts: { budgetId: number; articles: number[] }[];
let now: Date;

beforeAll(async () => {
  test = await testApp();
  jobs = createJobs(test.database, () => {}, false);
  now = test.clock.now();
  // The second customer of the demo world has planned nothing.
  customerId = (await accountOf(test, 'buyer2')).customerId;
  const units = await unitsOf(test, customerId);
  const [lab, top] = [units.get('HQ-LAB') ?? 0, units.get('HQ') ?? 0];
  orgId = lab;
  skuIds = [await skuIdOf(test, 'MG-Q7-BK'), await skuIdOf(test, 'DL-A4-70')];
  const paths = await categoryPaths(test.db, skuIds);
  const [pens = [], paper = []] = skuIds.map((skuId) => paths.get(skuId)?.categoryIds);
  const narrow = (own: number[], other: number[]) => own.find((id) => !other.includes(id)) ?? 0;
  const cell = (unit: number, categoryId?: number) => ({
    orgId: unit,
    startsOn: '2026-11-01',
    limit: 1_000_000,
    ...(categoryId && { categoryId }),
  });
  const penId = narrow(pens, paper);
  const paperId = narrow(paper, pens);
  const cells = [cell(lab), cell(lab, penId), cell(top), cell(top, penId), cell(top, paperId)];
  await planLimits(test, { customerId, control: 'soft', cells });
  const stored = await test.db.select().from(budgets).where(eq(budgets.customerId, customerId));
  const idOf = (unit: number, categoryId: number | null) =>
    stored.find((each) => each.orgId === unit && each.categoryId === categoryId)?.budgetId ?? 0;
  counts = [
    { budgetId: idOf(lab, penId), articles: [0] },
    { budgetId: idOf(lab, null), articles: [1] },
    { budgetId: idOf(top, penId), articles: [0] },
    { budgetId: idOf(top, paperId), articles: [1] },
    { budgetId: idOf(top, null), articles: [] },
  ];
});
afterAll(() => test.close());

const usedOf = async (budgetId: number) =>
  (await test.db.select().from(ledgerAccounts).where(eq(ledgerAccounts.ledgerAccountId, budgetId)))[0]?.used ?? 0;

const releaseLines = async (holder: string, cause: string, lines: { skuId: number; amount: number }[]) =>
  releasePart(test.db, { holder, cause, now, part: await partOfLines(test.db, holder, lines) });

let number = 0;

it('after any cuts each budget holds what the lines that are left of it cost, and no other', async () => {
  const amount = fc.integer({ min: 1, max: 500 });
  const cut = fc.record({ article: fc.nat(1), amount, twice: fc.boolean(), asNewVersion: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(amount, amount, fc.boolean(), fc.array(cut, { maxLength: 5 }), async (pens, paper, paid, cuts) => {
      const left = [pens, paper];
      const before = await Promise.all(counts.map(({ budgetId }) => usedOf(budgetId)));
      number += 1;
      let version = 1;
      const holder = () => `order:${number}:v${version}`;
      const spending = () => skuIds.map((skuId, at) => ({ skuId, amount: left[at] ?? 0 }));
      const take = () =>
        test.db.transaction((tx) =>
          reserveBudgets({ tx, now, jobs }, { customerId, orgId, lines: spending(), holder: holder() }),
        );
      await take();
      if (paid) await commitBudgets(test.db, { holder: holder(), cause: `${holder()}/pay`, now });
      for (const [at, { article, amount: wanted, twice, asNewVersion }] of cuts.entries()) {
        const less = Math.min(wanted, left[article] ?? 0);
        left[article] = (left[article] ?? 0) - less;
        const cause = `${holder()}/${at}`;
        const lines = [{ skuId: skuIds[article] ?? 0, amount: less }];
        if (asNewVersion) {
          await releaseFunds(test.db, { holder: holder(), cause, now });
          version += 1;
          await take();
        } else for (let time = 0; time < (twice ? 2 : 1); time += 1) await releaseLines(holder(), cause, lines);
      }
      for (const [at, { budgetId, articles }] of counts.entries()) {
        const own = articles.reduce((sum, article) => sum + (left[article] ?? 0), 0);
        expect((await usedOf(budgetId)) - (before[at] ?? 0)).toBe(own);
      }
    }),
    // Found once: the last piece of a line, given back twice.
    { numRuns: runs(20), examples: [[1, 1, false, [{ article: 0, amount: 1, twice: true, asNewVersion: false }]]] },
  );
  expect(await ledgerFaults(test.db)).toEqual([]);
});

it('what is given back goes to the budgets it was taken from, also when the article has moved to another category', async () => {
  number += 1;
  const holder = `order:${number}:v1`;
  const [pens = 0, paper = 0] = skuIds;
  const before = await Promise.all(counts.map(({ budgetId }) => usedOf(budgetId)));
  const lines = [
    { skuId: pens, amount: 300 },
    { skuId: paper, amount: 200 },
  ];
  await test.db.transaction((tx) => reserveBudgets({ tx, now, jobs }, { customerId, orgId, lines, holder }));
  const productOf = async (skuId: number) => {
    const [sku] = await test.db.select().from(skus).where(eq(skus.skuId, skuId));
    const [product] = await test.db
      .select()
      .from(products)
      .where(eq(products.productId, sku?.productId ?? 0));
    return { productId: product?.productId ?? 0, categoryId: product?.categoryId ?? 0 };
  };
  const [pen, sheet] = [await productOf(pens), await productOf(paper)];
  const moveTo = (categoryId: number) =>
    test.db.update(products).set({ categoryId }).where(eq(products.productId, pen.productId));
  await moveTo(sheet.categoryId);
  await releaseLines(holder, `${holder}/moved`, [{ skuId: pens, amount: 300 }]);
  await moveTo(pen.categoryId);
  for (const [at, { budgetId, articles }] of counts.entries())
    expect((await usedOf(budgetId)) - (before[at] ?? 0)).toBe(articles.includes(1) ? 200 : 0);
  await releaseFunds(test.db, { holder, cause: `${holder}/end`, now });
  expect(await ledgerFaults(test.db)).toEqual([]);
});
