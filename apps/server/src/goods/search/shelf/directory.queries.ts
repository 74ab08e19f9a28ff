import { type LeadKind, searchWordLimits } from '@yigou/contract/goods/searchWords.terms';
import { asc, eq, sql } from 'drizzle-orm';
import { type Db, named, rowsOf, takes } from '../../../ground/db/client';
import { text } from '../../../ground/db/row';
import { brands, categories, labels, suppliers } from '../../catalog/catalog.tables';
import { hotSearches } from '../search.tables';

export const selectCategoryRows = (tx: Db, companyId: number) =>
  tx
    .select({ categoryId: categories.categoryId, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(eq(categories.companyId, companyId))
    .orderBy(asc(categories.viewOrder), asc(categories.categoryId));

export const selectBrandRows = (tx: Db, companyId: number) =>
  tx
    .select({ id: brands.brandId, name: brands.name, nameEn: brands.nameEn })
    .from(brands)
    .where(eq(brands.companyId, companyId));

export const selectSupplierRows = (tx: Db, companyId: number) =>
  tx
    .select({ id: suppliers.supplierId, name: suppliers.shortName })
    .from(suppliers)
    .where(eq(suppliers.companyId, companyId));

export const selectLabelRows = (tx: Db, companyId: number) =>
  tx.select({ id: labels.labelId, name: labels.name }).from(labels).where(eq(labels.companyId, companyId));

const hotLimit = searchWordLimits.hot;

export const selectHotSearches = (tx: Db, companyId: number) =>
  tx
    .select()
    .from(hotSearches)
    .where(eq(hotSearches.companyId, companyId))
    .orderBy(asc(hotSearches.viewOrder), asc(hotSearches.searchId))
    .limit(hotLimit);

export type SynonymRow = { groupNo: number; word: string; oneWay: boolean };
export type LeadRow = { word: string; kind: LeadKind; targetId: number | null; address: string };
export type PinRow = {
  word: string;
  pinned: number[];
  hidden: number[];
  fromDay: string | null;
  toDay: string | null;
};
type WordRows = { hot: string[]; synonyms: SynonymRow[]; leads: LeadRow[]; pins: PinRow[] };

/** All that operators keep of words. */
export async function selectWordRows(tx: Db, companyId: number): Promise<WordRows> {
  const [rows] = await rowsOf<WordRows>(
    tx,
    sql`select
      (select coalesce(json_agg(search_key order by view_order, search_id), '[]') from (
        select search_key, view_order, search_id from hot_search where company_id = ${companyId}
          order by view_order, search_id limit ${hotLimit}) as first) as hot,
      (select coalesce(json_agg(json_build_object('groupNo', group_no, 'word', word, 'oneWay', one_way)
          order by group_no, view_order, word), '[]') from synonym where company_id = ${companyId}) as synonyms,
      (select coalesce(json_agg(json_build_object('word', word, 'kind', kind, 'targetId', target_id,
          'address', address) order by word_key), '[]') from word_lead where company_id = ${companyId}) as leads,
      (select coalesce(json_agg(json_build_object('word', word, 'pinned', pinned, 'hidden', hidden,
          'fromDay', from_day, 'toDay', to_day) order by word_key), '[]')
        from word_pin where company_id = ${companyId}) as pins`,
  );
  if (!rows) throw new Error('no words');
  return rows;
}

const kept = ['category', 'brand', 'supplier', 'label', 'hot_search', 'synonym', 'word_lead', 'word_pin'];

/**
 * Another one whenever a row of these tables has come, gone or changed, for then it was written by a later transaction.
 * Asked every second, because reading some thousand words as JSON took 25 ms.
 */
export const selectDirectoryMark = named(
  'directory_mark',
  takes<[companyId: number]>,
  { mark: text },
  `select concat_ws(' ', ${kept
    .map((table) => `(select concat(count(*), ':', sum(xmin::text::bigint)) from ${table} where company_id = $1)`)
    .join(', ')}) as mark`,
);
