import type { PoolContent, PoolHead, PoolModel } from '@yigou/contract/goods/pools.console';
import { type PoolKind, poolKindLabels } from '@yigou/contract/goods/priceBooks.terms';
import { and, asc, count, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import { containing } from '../../ground/db/like';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customerGroups, customers } from '../../people/customers/customers.tables';
import { saveSet } from '../changeSets/changeSets.service';
import { readLabels } from '../changeSets/things.service';
import { pools } from '../pricing/pricing.tables';
import type { Input } from './books.service';
import { countPool, selectWaitingPools } from './pools.queries';
import { toSaved } from './saving.service';

type Pool = typeof pools.$inferSelect;
type Owned = { pool: Pool; customerName: string | null; groupName: string | null };
type Ids = Record<PoolKind, number[]>;

const kinds = Object.keys(poolKindLabels) as PoolKind[];

export const contentOf = (pool: Pool): { include: Ids; exclude: Ids } => ({
  include: {
    category: pool.includeCategoryIds,
    brand: pool.includeBrandIds,
    supplier: pool.includeSupplierIds,
    sku: pool.includeSkuIds,
  },
  exclude: {
    category: pool.excludeCategoryIds,
    brand: pool.excludeBrandIds,
    supplier: pool.excludeSupplierIds,
    sku: pool.excludeSkuIds,
  },
});

const fieldsOf = ({ include, exclude }: PoolContent) => ({
  includeCategoryIds: include.category,
  includeBrandIds: include.brand,
  includeSupplierIds: include.supplier,
  includeSkuIds: include.sku,
  excludeCategoryIds: exclude.category,
  excludeBrandIds: exclude.brand,
  excludeSupplierIds: exclude.supplier,
  excludeSkuIds: exclude.sku,
});

const inWords = (ids: Ids): string =>
  kinds
    .filter((kind) => ids[kind].length > 0)
    .map((kind) => `${poolKindLabels[kind]} ${ids[kind].length} 个`)
    .join('、');

function toHead({ pool, customerName, groupName }: Owned, waiting: ReadonlySet<number>): PoolHead {
  const { include, exclude } = contentOf(pool);
  return {
    poolId: pool.poolId,
    customerId: pool.customerId,
    groupId: pool.groupId,
    ownerName: customerName ?? groupName ?? '',
    included: inWords(include),
    excluded: inWords(exclude),
    waiting: waiting.has(pool.poolId),
  };
}

const owned = (tx: Db, where: SQL | undefined) =>
  tx
    .select({ pool: pools, customerName: customers.name, groupName: customerGroups.name })
    .from(pools)
    .leftJoin(customers, eq(customers.customerId, pools.customerId))
    .leftJoin(customerGroups, eq(customerGroups.groupId, pools.groupId))
    .where(where);

export async function pagePools(
  { tx, caller: { companyId } }: OperatorContext,
  { searchKey, pageIndex, pageSize }: Input<'Pool/GetPage'>,
) {
  const like = containing(searchKey.trim());
  const where = and(
    eq(pools.companyId, companyId),
    searchKey.trim() ? or(ilike(customers.name, like), ilike(customerGroups.name, like)) : undefined,
  );
  const rows = await owned(tx, where)
    .orderBy(asc(pools.poolId))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [total] = await tx
    .select({ n: count() })
    .from(pools)
    .leftJoin(customers, eq(customers.customerId, pools.customerId))
    .leftJoin(customerGroups, eq(customerGroups.groupId, pools.groupId))
    .where(where);
  const waiting = await selectWaitingPools(tx, companyId);
  return { resultData: rows.map((row) => toHead(row, waiting)), totalCount: total?.n ?? 0 };
}

type Owner = { customerId: number | null; groupId: number | null };

async function findPool({ tx, caller }: OperatorContext, { customerId, groupId }: Owner): Promise<Owned | undefined> {
  const whose = customerId === null ? eq(pools.groupId, groupId ?? 0) : eq(pools.customerId, customerId);
  const [found] = await owned(tx, and(eq(pools.companyId, caller.companyId), whose));
  return found;
}

export async function readPool(ctx: OperatorContext, owner: Owner): Promise<PoolModel | null> {
  const { tx, caller } = ctx;
  const found = await findPool(ctx, owner);
  if (!found) return null;
  const namesOf = async (ids: Ids) => {
    const named = {} as PoolModel['include'];
    for (const kind of kinds) {
      const names = await readLabels(tx, caller.companyId, kind, ids[kind]);
      named[kind] = ids[kind].map((id) => ({ id, name: names.get(id) ?? `#${id}` }));
    }
    return named;
  };
  const { include, exclude } = contentOf(found.pool);
  const head = toHead(found, await selectWaitingPools(tx, caller.companyId));
  return { ...head, include: await namesOf(include), exclude: await namesOf(exclude) };
}

export const countOf = ({ tx, caller }: OperatorContext, content: PoolContent) =>
  countPool(tx, caller.companyId, content);

export async function savePool(
  ctx: OperatorContext,
  { requestId, customerId, groupId, ...content }: Input<'Pool/Save'>,
) {
  const { tx, caller } = ctx;
  const found = await findPool(ctx, { customerId, groupId });
  const [to, id] =
    customerId === null ? (['customerGroup', groupId ?? 0] as const) : (['customer', customerId] as const);
  const name = (await readLabels(tx, caller.companyId, to, [id])).get(id);
  if (name === undefined) throw new DomainError('notFound');
  const set = fieldsOf(content);
  const edit = found
    ? { thing: 'pool' as const, id: found.pool.poolId, set }
    : { thing: 'pool' as const, make: { ...set, customerId, groupId }, label: name };
  return toSaved(
    await saveSet(ctx, { title: `商品池：${name}`.slice(0, 100), source: 'editor', requestId, edits: [edit] }),
  );
}

export async function removePool(ctx: OperatorContext, { requestId, poolId }: Input<'Pool/Remove'>) {
  const [found] = await owned(ctx.tx, and(eq(pools.companyId, ctx.caller.companyId), eq(pools.poolId, poolId)));
  if (!found) throw new DomainError('notFound');
  const { ownerName } = toHead(found, new Set());
  const edits = [{ thing: 'pool' as const, id: poolId, remove: true as const }];
  return toSaved(
    await saveSet(ctx, { title: `取消商品池：${ownerName}`.slice(0, 100), source: 'editor', requestId, edits }),
  );
}
