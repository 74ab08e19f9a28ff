import type { ImportState } from '@yigou/contract/goods/imports.terms';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { insertText, rowsText } from '../../ground/db/insertText';
import { skus } from '../catalog/catalog.tables';
import { type Counts, goodsImportRows, goodsImports } from './imports.tables';

export type ImportRow = typeof goodsImportRows.$inferSelect;
export type GoodsImport = typeof goodsImports.$inferSelect;

const ofImport = (importId: number) => eq(goodsImportRows.importId, importId);

export async function lockImport(tx: Db, importId: number): Promise<GoodsImport | undefined> {
  const [row] = await tx.select().from(goodsImports).where(eq(goodsImports.importId, importId)).for('update');
  return row;
}

export async function setImport(tx: Db, importId: number, set: Partial<GoodsImport>): Promise<void> {
  await tx.update(goodsImports).set(set).where(eq(goodsImports.importId, importId));
}

/** So long nobody has heard of an import that is under way: whoever did it is dead. */
export const silentMinutes = 2;

/** Only while it is still what it was asked to do. */
export async function stillAt(
  tx: Db,
  importId: number,
  state: ImportState,
  revision?: number,
): Promise<GoodsImport | null> {
  const sheet = await lockImport(tx, importId);
  return sheet?.state === state && (revision === undefined || sheet.revision === revision) ? sheet : null;
}

const insertRows = insertText(goodsImportRows, '$1');

export async function storeRows(tx: Db, importId: number, from: number, rows: readonly string[][]): Promise<void> {
  const [before = '', after = ''] = insertRows.split('$1');
  const filled = rows.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ importId, rowNo: from + at + 1, cells }] : [],
  );
  if (filled.length > 0) await tx.execute(sql`${sql.raw(before)}${rowsText(goodsImportRows, filled)}${sql.raw(after)}`);
}

export const selectRowsAfter = (tx: Db, importId: number, after: number, most: number): Promise<ImportRow[]> =>
  tx
    .select()
    .from(goodsImportRows)
    .where(and(ofImport(importId), gt(goodsImportRows.rowNo, after)))
    .orderBy(asc(goodsImportRows.rowNo))
    .limit(most);

export const selectPiece = (tx: Db, importId: number, piece: string): Promise<ImportRow[]> =>
  tx
    .select()
    .from(goodsImportRows)
    .where(and(ofImport(importId), eq(goodsImportRows.piece, piece)))
    .orderBy(asc(goodsImportRows.rowNo));

/** Rows nobody has looked at, those of one piece never parted. */
export async function selectWaiting(tx: Db, importId: number, most: number): Promise<ImportRow[]> {
  const rows = await tx
    .select()
    .from(goodsImportRows)
    .where(and(ofImport(importId), isNull(goodsImportRows.verdict)))
    .orderBy(asc(goodsImportRows.piece), asc(goodsImportRows.rowNo))
    .limit(most);
  const last = rows.at(-1);
  if (!last || rows.length < most) return rows;
  const begun = rows.filter(({ piece }) => piece !== last.piece);
  return [...begun, ...(await selectPiece(tx, importId, last.piece))];
}

/** Rows after this piece that would do something, in whole pieces. */
export async function selectGood(tx: Db, importId: number, afterPiece: string, most: number): Promise<ImportRow[]> {
  const rows = await tx
    .select()
    .from(goodsImportRows)
    .where(
      and(
        ofImport(importId),
        gt(goodsImportRows.piece, afterPiece),
        sql`${goodsImportRows.piece} in (select piece from goods_import_row
          where import_id = ${importId} and verdict in ('change', 'new'))`,
      ),
    )
    .orderBy(asc(goodsImportRows.piece), asc(goodsImportRows.rowNo))
    .limit(most);
  const last = rows.at(-1);
  if (!last || rows.length < most) return rows;
  const begun = rows.filter(({ piece }) => piece !== last.piece);
  return [...begun, ...(await selectPiece(tx, importId, last.piece))];
}

export async function countVerdicts(tx: Db, importId: number): Promise<Counts> {
  const rows = await rowsOf<{ verdict: keyof Counts; count: number }>(
    tx,
    sql`select verdict, count(*)::int as count from goods_import_row
      where import_id = ${importId} and verdict is not null group by verdict`,
  );
  const counts: Counts = { change: 0, new: 0, same: 0, fault: 0 };
  for (const { verdict, count } of rows) counts[verdict] = count;
  return counts;
}

type Keyed = { rowNo: number; texts: Record<string, string>; skuNo: string; mark: string };

export async function writeKeys(tx: Db, importId: number, rows: readonly Keyed[]): Promise<void> {
  await tx.execute(sql`update goods_import_row as row
    set texts = given.texts, sku_no = given."skuNo", mark = given.mark, verdict = null, faults = '[]',
      before = '{}', after = '{}', sku_id = null, product_id = null, same_as = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given("rowNo" int, texts jsonb, "skuNo" text, mark text)
    where row.import_id = ${importId} and row.row_no = given."rowNo"`);
}

/**
 * Whose number each row bears, which numbers stand twice, and what belongs together: the SKUs of one product; new rows
 * with one mark; and new rows beside those of the only known product with their mark.
 */
export async function tieRows(tx: Db, importId: number, companyId: number): Promise<void> {
  await tx.execute(sql`update goods_import_row as row set sku_id = sku.sku_id, product_id = sku.product_id
    from ${skus} where import_id = ${importId} and company_id = ${companyId} and row.sku_no <> ''
      and sku.sku_no = row.sku_no`);
  await tx.execute(sql`update goods_import_row as row
    set sku_id = sku.sku_id, product_id = sku.product_id, sku_no = sku.sku_no
    from ${skus} where import_id = ${importId} and company_id = ${companyId} and row.sku_no <> '' and row.sku_id is null
      and sku.sku_no = upper(row.sku_no)`);
  await tx.execute(sql`update goods_import_row as row set same_as = first.row_no
    from (select sku_no, min(row_no) as row_no from goods_import_row
      where import_id = ${importId} and sku_no <> '' group by sku_no having count(*) > 1) as first
    where row.import_id = ${importId} and row.sku_no = first.sku_no and row.row_no > first.row_no`);
  await tx.execute(sql`update goods_import_row as row set product_id = known.product_id
    from (select mark, min(product_id) as product_id from goods_import_row
      where import_id = ${importId} and sku_id is not null and mark <> ''
      group by mark having count(distinct product_id) = 1) as known
    where row.import_id = ${importId} and row.sku_id is null and row.mark = known.mark`);
  await tx.execute(sql`update goods_import_row set piece = case
      when product_id is not null then 'p' || product_id
      when mark <> '' then 'n' || mark
      else 'r' || row_no end
    where import_id = ${importId}`);
}

type Outcome = Pick<ImportRow, 'rowNo' | 'verdict' | 'faults' | 'before' | 'after'>;

export async function writeOutcomes(tx: Db, importId: number, rows: readonly Outcome[]): Promise<void> {
  await tx.execute(sql`update goods_import_row as row
    set verdict = given.verdict, faults = given.faults, before = given.before, after = given.after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given("rowNo" int, verdict text, faults jsonb, before jsonb, after jsonb)
    where row.import_id = ${importId} and row.row_no = given."rowNo"`);
}

/** Which of these texts are numbers of goods here. */
export async function selectKnownNumbers(tx: Db, companyId: number, texts: readonly string[]): Promise<Set<string>> {
  const rows = await rowsOf<{ skuNo: string }>(
    tx,
    sql`select sku_no as "skuNo" from sku
      where company_id = ${companyId} and sku_no = any(${sql.param([...texts])}::text[])`,
  );
  return new Set(rows.map(({ skuNo }) => skuNo));
}

type Missing = { to: string; name: string; rows: number };

/** What the sheet names and nobody here knows, most rows first. */
export const selectMissing = (tx: Db, importId: number): Promise<Missing[]> =>
  rowsOf<Missing>(
    tx,
    sql`select fault ->> 'to' as "to", name, count(*)::int as rows
      from goods_import_row, jsonb_array_elements(faults) as fault, jsonb_array_elements_text(fault -> 'unknown') as name
      where import_id = ${importId} and verdict = 'fault' group by 1, 2 order by 3 desc, 2`,
  );
