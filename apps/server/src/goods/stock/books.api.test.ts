import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { skuIdOf } from '../../../test/buying';
import { runs } from '../../../test/runs';
import { worldTime as now } from '../../../test/template';
import { type TestApp, testApp } from '../../../test/testApp';
import { consume, heldBy, putOnHand, release, reserve, restock } from './stock.service';
import { stockEntries, stocks } from './stock.tables';
import { stockFaults } from './stockFaults.service';

let test: TestApp;
let goods: number[];
beforeAll(async () => {
  test = await testApp();
  goods = [await skuIdOf(test, 'DL-A4-70'), await skuIdOf(test, 'MG-Q7-BK')].sort((a, b) => a - b);
});
afterAll(() => test.close());

/** Three lines, two of them of the same article. */
const skuOf = (lineNo: number): number => goods[lineNo === 3 ? 1 : 0] ?? 0;

type Step = {
  verb: 'reserve' | 'release' | 'consume' | 'restock' | 'count';
  holder: string;
  cause: string;
  pieces: { lineNo: number; skuId: number; qty: number }[];
};
type Outcome = 'done' | 'short' | 'refused';

/** What the books must say, kept in the plainest way: a number for each line, and for each article. */
class Model {
  readonly onHand = new Map<number, number>();
  private readonly held = new Map<string, number>();
  private readonly told = new Set<string>();

  heldBy = (holder: string) =>
    [1, 2, 3]
      .map((lineNo) => ({ lineNo, skuId: skuOf(lineNo), qty: this.held.get(`${holder} ${lineNo}`) ?? 0 }))
      .filter((piece) => piece.qty > 0);
  reserved = (skuId: number) =>
    [...this.held].reduce((sum, [line, qty]) => sum + (skuOf(Number(line.at(-1))) === skuId ? qty : 0), 0);
  private move({ holder, cause }: Step, pieces: Step['pieces'], each: { held: number; onHand: number }) {
    for (const { lineNo, skuId, qty } of pieces) {
      const line = `${holder} ${lineNo}`;
      this.held.set(line, (this.held.get(line) ?? 0) + qty * each.held);
      this.onHand.set(skuId, (this.onHand.get(skuId) ?? 0) + qty * each.onHand);
      this.told.add(`${cause} ${lineNo}`);
    }
    return 'done' as const;
  }

  take(step: Step): Outcome {
    const { verb, holder, cause, pieces } = step;
    const fresh = pieces.filter(({ lineNo }) => !this.told.has(`${cause} ${lineNo}`));
    const wanted = (skuId: number) => pieces.reduce((sum, piece) => sum + (piece.skuId === skuId ? piece.qty : 0), 0);
    const left = (skuId: number) => (this.onHand.get(skuId) ?? 0) - this.reserved(skuId);
    switch (verb) {
      case 'reserve':
        if (goods.some((skuId) => wanted(skuId) > left(skuId))) return 'short';
        return fresh.length < pieces.length ? 'refused' : this.move(step, pieces, { held: 1, onHand: 0 });
      case 'release':
        return this.move(step, this.heldBy(holder), { held: -1, onHand: 0 });
      case 'consume':
        if (fresh.some(({ lineNo, qty }) => (this.held.get(`${holder} ${lineNo}`) ?? 0) < qty)) return 'refused';
        return this.move(step, fresh, { held: -1, onHand: -1 });
      case 'restock':
        return this.move(step, fresh, { held: 0, onHand: 1 });
      case 'count':
        if (pieces.some(({ skuId, qty }) => 4 * qty < this.reserved(skuId))) return 'refused';
        for (const { skuId, qty } of pieces) this.onHand.set(skuId, 4 * qty);
        return 'done';
    }
  }
}

async function really({ verb, holder, cause, pieces }: Step): Promise<Outcome> {
  const by = { holder, cause, now };
  try {
    return await test.db.transaction(async (tx) => {
      if (verb === 'reserve') return (await reserve(tx, by, pieces)).short.size > 0 ? 'short' : 'done';
      if (verb === 'release') await release(tx, by);
      if (verb === 'consume') await consume(tx, by, pieces);
      if (verb === 'restock') await restock(tx, by, pieces);
      const counted = pieces.map(({ skuId, qty }) => ({ skuId, onHand: 4 * qty }));
      if (verb === 'count') await putOnHand(tx, by, counted);
      return 'done';
    });
  } catch {
    return 'refused';
  }
}

const lines = fc.uniqueArray(
  fc.record({ lineNo: fc.integer({ min: 1, max: 3 }), qty: fc.integer({ min: 1, max: 12 }) }),
  {
    minLength: 1,
    selector: (line) => line.lineNo,
  },
);
/** Few holders and few causes, so that the same comes again. */
const anyStep = fc.record({
  verb: fc.constantFrom<Step['verb'][]>('reserve', 'reserve', 'consume', 'release', 'restock', 'count'),
  holder: fc.nat(2),
  cause: fc.nat(2),
  lines,
});

let tried = 0;

/** The same steps for holders that nobody knows yet; a count speaks of each article once. */
function toSteps(drawn: (typeof anyStep extends fc.Arbitrary<infer S> ? S : never)[]): Step[] {
  tried += 1;
  return drawn.map(({ verb, holder: at, cause, lines: given }) => {
    const holder = `order:${tried}${at}:v1`;
    const pieces = given
      .map((line) => ({ ...line, skuId: skuOf(line.lineNo) }))
      .filter((line) => verb !== 'count' || line.lineNo > 1);
    return { verb, holder, cause: verb === 'reserve' ? holder : `${holder}/${verb}:${cause}`, pieces };
  });
}

it('entries are never changed and add up to the balances, none below zero, after any sequence of verbs', async () => {
  const allEntries = () => test.db.select().from(stockEntries).orderBy(stockEntries.entryId);
  const balances = () =>
    test.db
      .select({ skuId: stocks.skuId, onHand: stocks.onHand, reserved: stocks.reserved })
      .from(stocks)
      .where(inArray(stocks.skuId, goods))
      .orderBy(stocks.skuId);
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 16 }), async (drawn) => {
      const model = new Model();
      for (const { skuId, onHand } of await balances()) model.onHand.set(skuId, onHand);
      const steps = toSteps(drawn);
      const holders = [...new Set(steps.map((step) => step.holder))];
      const before = await allEntries();
      try {
        for (const step of steps) expect([step, await really(step)]).toEqual([step, model.take(step)]);
        expect(await balances()).toEqual(
          goods.map((skuId) => ({ skuId, onHand: model.onHand.get(skuId), reserved: model.reserved(skuId) })),
        );
        for (const holder of holders) expect(await heldBy(test.db, holder)).toEqual(model.heldBy(holder));
        expect(await stockFaults(test.db)).toEqual([]);
        expect((await allEntries()).slice(0, before.length)).toEqual(before);
      } finally {
        for (const holder of holders)
          await test.db.transaction((tx) => release(tx, { holder, cause: `${holder}/end`, now }));
      }
    }),
    { numRuns: runs(40) },
  );
});
