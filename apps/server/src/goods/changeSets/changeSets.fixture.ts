import { randomUUID } from 'node:crypto';
import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';
import { and, eq } from 'drizzle-orm';
import { must } from '../../../test/buying';
import { type Operators, operatorsOf } from '../../../test/operators';
import type { TestApp } from '../../../test/testApp';
import { demoPassword } from '../../demo/people.data';
import { asSent, hashForStore } from '../../ground/lib/passwords';
import { createOperator } from '../../people/operators/operators.service';
import { products, skus } from '../catalog/catalog.tables';
import { runRelease } from './running.service';

type Who = { token: string };
type Edits = ConsoleInput<'ChangeSet/Draft'>['edits'];

/** Two who keep the goods, and what they do all day. */
export async function keepersOf(test: TestApp) {
  const staff: Operators = operatorsOf(test);
  const password = await hashForStore(asSent(demoPassword));
  const person = { companyId: 1, password, roles: ['merchandiser' as const] };
  for (const accountNo of ['keeper1', 'keeper2'])
    await createOperator(test.db, { ...person, accountNo, name: accountNo }, test.clock.now());
  const maker = await staff.logIn('keeper1');
  const second = await staff.logIn('keeper2');

  const draft = async (edits: Edits, who: Who = maker, more: Partial<ConsoleInput<'ChangeSet/Draft'>> = {}) =>
    staff.call('ChangeSet/Draft', { requestId: randomUUID(), title: '调整', source: 'grid', edits, ...more }, who);
  const release = (changeSetId: number, who: Who = maker) => staff.call('ChangeSet/Release', { changeSetId }, who);
  const model = async (changeSetId: number): Promise<ConsoleAnswer<'ChangeSet/GetModel'>['resultData']> =>
    must(await staff.call('ChangeSet/GetModel', { changeSetId }, maker)).resultData;
  const rows = async (changeSetId: number, tab: 'all' | 'skipped' | 'hits' | 'largest' = 'all') =>
    must(await staff.call('ChangeSet/GetRows', { pageSize: 100, reqData: { changeSetId, tab } }, maker)).resultData;
  /** What the background would do. */
  const run = (changeSetId: number) =>
    runRelease(
      { db: test.db, clock: test.clock, jobs: { send: async () => {} } as never, log: test.app.log },
      changeSetId,
    );
  const change = async (edits: Edits, who: Who = maker): Promise<number> => {
    const { changeSetId } = must(await draft(edits, who)).resultData;
    must(await release(changeSetId, who));
    return changeSetId;
  };
  const undo = async (changeSetId: number, who: Who = maker): Promise<number> =>
    must(await staff.call('ChangeSet/Undo', { changeSetId }, who)).resultData.changeSetId;

  const skuOf = async (skuNo: string) => {
    const [row] = await test.db
      .select()
      .from(skus)
      .where(and(eq(skus.companyId, 1), eq(skus.skuNo, skuNo)));
    if (!row) throw new Error(`no ${skuNo}`);
    return row;
  };
  const productOf = async (productId: number) => {
    const [row] = await test.db.select().from(products).where(eq(products.productId, productId));
    if (!row) throw new Error(`no product ${productId}`);
    return row;
  };
  return { staff, maker, second, draft, release, model, rows, run, change, undo, skuOf, productOf };
}

/** All that must be said of a new product. */
export const newProduct = (
  about: { categoryId: number; brandId: number; supplierId: number },
  skuNo: string,
  more: Record<string, unknown> = {},
) => ({
  name: `新品${skuNo}`,
  unit: '只',
  taxRate: 13,
  noReasonReturn: true,
  ...about,
  skus: [{ skuNo, listPrice: 1000, marketPrice: 1200, moq: 1, multiple: 1, onShelf: true, onHand: 40 }],
  ...more,
});
