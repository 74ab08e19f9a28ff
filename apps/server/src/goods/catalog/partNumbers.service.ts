import type { consoleCalls } from '@yigou/contract/console';
import type { PartNumber } from '@yigou/contract/goods/partNumbers.console';
import { and, asc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import { oneAtATime } from '../../ground/db/oneAtATime';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../../people/customers/customers.tables';
import { specText } from './catalog.rules';
import { customerParts, products, skus } from './catalog.tables';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

export async function addPartNos(tx: Db, rows: (typeof customerParts.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(customerParts).values(rows);
}

/** A customer of the company; another's is like one that does not exist. */
export async function findCustomer({ tx, caller }: OperatorContext, customerId: number): Promise<string> {
  const [customer] = await tx
    .select({ name: customers.name })
    .from(customers)
    .where(and(eq(customers.customerId, customerId), eq(customers.companyId, caller.companyId)));
  if (!customer) throw new DomainError('notFound');
  return customer.name;
}

export async function pagePartNos(
  ctx: OperatorContext,
  { searchKey, reqData: { customerId }, pageIndex, pageSize }: Input<'PartNumber/GetPage'>,
) {
  const { tx } = ctx;
  const customerName = await findCustomer(ctx, customerId);
  const like = containing(searchKey.trim());
  const where = and(
    eq(customerParts.customerId, customerId),
    or(ilike(customerParts.partNo, like), ilike(skus.skuNo, like), ilike(products.name, like)),
  );
  const columns = {
    ...{ skuId: skus.skuId, skuNo: skus.skuNo, name: products.name, specs: skus.specs, unit: products.unit },
    ...{ partNo: customerParts.partNo, onShelf: skus.onShelf, totalCount: sql<number>`count(*) over ()::int` },
  };
  const rows = await tx
    .select(columns)
    .from(customerParts)
    .innerJoin(skus, eq(skus.skuId, customerParts.skuId))
    .innerJoin(products, eq(products.productId, skus.productId))
    .where(where)
    .orderBy(asc(customerParts.partNo), asc(customerParts.skuId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const resultData = rows.map(({ specs, totalCount: _, ...row }): PartNumber => ({ ...row, spec: specText(specs) }));
  return { resultData, totalCount: rows[0]?.totalCount ?? 0, customerName };
}

type Given = Input<'PartNumber/Save'>['rows'];
type Held = { skuId: number; partNo: string };
type Judged = { rows: Held[]; same: number; faults: { at: number; fault: string }[] };

/** A number means one article for a customer, and an article has one number. */
function judge(
  given: Given,
  known: ReadonlyMap<string, { skuId: number; skuNo: string }>,
  held: readonly Held[],
): Judged {
  const bySku = new Map(held.map((each) => [each.skuId, each.partNo]));
  const byNo = new Map(held.map((each) => [each.partNo, each.skuId]));
  const judged: Judged = { rows: [], same: 0, faults: [] };
  const seen = new Set<number>();
  for (const [at, { skuNo, partNo }] of given.entries()) {
    const sku = known.get(skuNo.toUpperCase());
    const other = byNo.get(partNo);
    if (!sku) judged.faults.push({ at, fault: `没有商品编号 ${skuNo}` });
    else if (seen.has(sku.skuId)) judged.faults.push({ at, fault: `商品编号 ${skuNo} 重复` });
    else if (bySku.get(sku.skuId) === partNo) judged.same += 1;
    else if (other !== undefined) judged.faults.push({ at, fault: `物料编码 ${partNo} 已用于别的商品` });
    else {
      judged.rows.push({ skuId: sku.skuId, partNo });
      byNo.set(partNo, sku.skuId);
    }
    if (sku) seen.add(sku.skuId);
  }
  return judged;
}

export async function savePartNos(ctx: OperatorContext, { customerId, rows: given }: Input<'PartNumber/Save'>) {
  const { tx, caller } = ctx;
  const customerName = await findCustomer(ctx, customerId);
  await oneAtATime(tx, `part numbers of ${customerId}`);
  const written = [...new Set(given.flatMap(({ skuNo }) => [skuNo, skuNo.toUpperCase()]))];
  const known = await tx
    .select({ skuId: skus.skuId, skuNo: skus.skuNo })
    .from(skus)
    .where(and(eq(skus.companyId, caller.companyId), inArray(skus.skuNo, written)));
  const held = await tx
    .select({ skuId: customerParts.skuId, partNo: customerParts.partNo })
    .from(customerParts)
    .where(eq(customerParts.customerId, customerId));
  const { rows, same, faults } = judge(given, new Map(known.map((sku) => [sku.skuNo.toUpperCase(), sku])), held);
  if (rows.length > 0)
    await tx
      .insert(customerParts)
      .values(rows.map((row) => ({ ...row, customerId })))
      .onConflictDoUpdate({
        target: [customerParts.customerId, customerParts.skuId],
        set: { partNo: sql`excluded.part_no` },
      });
  await writeAudit(ctx, {
    what: '维护物料编码',
    object: { kind: 'partNumber', id: customerName },
    after: { partNos: rows.map(({ partNo }) => partNo).slice(0, 20), rowCount: rows.length },
  });
  return { saved: rows.length, same, faults };
}

export async function removePartNos(ctx: OperatorContext, { customerId, skuIds }: Input<'PartNumber/Remove'>) {
  const customerName = await findCustomer(ctx, customerId);
  const gone = await ctx.tx
    .delete(customerParts)
    .where(and(eq(customerParts.customerId, customerId), inArray(customerParts.skuId, skuIds)))
    .returning({ partNo: customerParts.partNo });
  await writeAudit(ctx, {
    what: '移除物料编码',
    object: { kind: 'partNumber', id: customerName },
    before: { partNos: gone.map(({ partNo }) => partNo).slice(0, 20), rowCount: gone.length },
  });
  return { removed: gone.length };
}
