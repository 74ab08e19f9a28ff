import type { ImportHead, ImportModel, ImportRow as RowModel } from '@yigou/contract/goods/imports.console';
import { type ImportTab, isArchive } from '@yigou/contract/goods/imports.terms';
import { formatTime } from '@yigou/contract/ground/time';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { products } from '../catalog/catalog.tables';
import { changeSets } from '../changeSets/changeSets.tables';
import type { GoodsImport, ImportRow } from './imports.queries';
import { missingNames } from './imports.service';
import { goodsImportRows, goodsImports, importProfiles } from './imports.tables';

type Page = { pageIndex: number; pageSize: number };
const window = ({ pageIndex, pageSize }: Page) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

type Found = GoodsImport & { setNo: string | null };

const toHead = ({ setNo, ...sheet }: Found): ImportHead => ({
  ...sheet,
  createTime: formatTime(sheet.createdAt),
  setNo: setNo ?? '',
});

const selectImports = (tx: Db, where: SQL | undefined) =>
  tx
    .select({ sheet: goodsImports, setNo: changeSets.setNo })
    .from(goodsImports)
    .leftJoin(changeSets, eq(changeSets.changeSetId, goodsImports.changeSetId))
    .where(where)
    .orderBy(desc(goodsImports.importId))
    .$dynamic();

export async function pageImports({ tx, caller }: OperatorContext, page: Page) {
  const { limit, offset } = window(page);
  const mine = eq(goodsImports.companyId, caller.companyId);
  const found = await selectImports(tx, mine).limit(limit).offset(offset);
  const totalCount = await tx.$count(goodsImports, mine);
  return { resultData: found.map(({ sheet, setNo }) => toHead({ ...sheet, setNo })), totalCount };
}

async function findImport({ tx, caller }: OperatorContext, importId: number): Promise<Found> {
  const [found] = await selectImports(
    tx,
    and(eq(goodsImports.importId, importId), eq(goodsImports.companyId, caller.companyId)),
  );
  if (!found) throw new DomainError('notFound');
  return { ...found.sheet, setNo: found.setNo };
}

export async function ownImport(ctx: OperatorContext, importId: number): Promise<GoodsImport> {
  return findImport(ctx, importId);
}

function actionsOf({ state, counts, fileName }: GoodsImport, mayEdit: boolean): ImportModel['actions'] {
  const settled = ['checking', 'ready'].includes(state);
  const allowed = {
    setColumns: settled && !isArchive(fileName),
    pickSheet: (settled || state === 'failed') && !isArchive(fileName),
    draft: state === 'ready' && counts.change + counts.new > 0,
    discard: settled || ['reading', 'failed'].includes(state),
  };
  return mayEdit ? (Object.keys(allowed) as (keyof typeof allowed)[]).filter((action) => allowed[action]) : [];
}

export async function readImport(ctx: OperatorContext, importId: number): Promise<ImportModel> {
  const { tx, caller } = ctx;
  const sheet = await findImport(ctx, importId);
  const [profile] = sheet.profileId
    ? await tx.select().from(importProfiles).where(eq(importProfiles.profileId, sheet.profileId))
    : [];
  return {
    ...sheet,
    ...toHead(sheet),
    profileName: profile ? `${profile.name} v${profile.version}` : '',
    missing: sheet.state === 'ready' ? await missingNames(tx, importId) : [],
    actions: actionsOf(sheet, caller.functions.has('goods/edit')),
  };
}

/** What has to be looked at stands first. */
const byUrgency = sql`case ${goodsImportRows.verdict} when 'fault' then 0 when 'change' then 1 when 'new' then 2 else 3 end`;

async function toRows(tx: Db, companyId: number, rows: readonly ImportRow[]): Promise<RowModel[]> {
  const productIds = [...new Set(rows.flatMap(({ productId }) => productId ?? []))];
  const named = await tx
    .select({ productId: products.productId, name: products.name })
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.productId, productIds)));
  const names = new Map(named.map(({ productId, name }) => [productId, name]));
  return rows.map(({ rowNo, skuNo, productId, verdict, texts, before, after, faults }) => ({
    ...{ rowNo, skuNo, verdict, before, after, faults },
    name: texts['product.name'] ?? names.get(productId ?? 0) ?? '',
    cells: texts,
  }));
}

type RowsPage = Page & { reqData?: { importId: number; tab: ImportTab } | undefined };

export async function pageImportRows(ctx: OperatorContext, { reqData, ...page }: RowsPage) {
  const { tx, caller } = ctx;
  const { importId, tab } = reqData ?? { importId: 0, tab: 'first' as const };
  const { counts, rowCount } = await findImport(ctx, importId);
  const mine = eq(goodsImportRows.importId, importId);
  const { limit, offset } = window(page);
  const rows = await tx
    .select()
    .from(goodsImportRows)
    .where(tab === 'first' ? mine : and(mine, eq(goodsImportRows.verdict, tab)))
    .orderBy(...(tab === 'first' ? [byUrgency, asc(goodsImportRows.rowNo)] : [asc(goodsImportRows.rowNo)]))
    .limit(limit)
    .offset(offset);
  const totalCount = tab === 'first' ? rowCount : counts[tab];
  return { resultData: await toRows(tx, caller.companyId, rows), totalCount };
}

export async function listProfiles({ tx, caller }: OperatorContext) {
  const rows = await tx
    .select()
    .from(importProfiles)
    .where(eq(importProfiles.companyId, caller.companyId))
    .orderBy(asc(importProfiles.name));
  return {
    resultData: rows.map(({ profileId, name, version, columns, changedAt }) => ({
      ...{ profileId, name, version },
      columns: columns.filter(({ to }) => to !== '').length,
      time: formatTime(changedAt),
    })),
  };
}
