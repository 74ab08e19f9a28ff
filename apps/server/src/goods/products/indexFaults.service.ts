import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';
import { wrongDocs } from '../search/index.service';
import { selectProductIds } from './indexing.queries';
import { readNames, sourcesOf } from './indexing.service';
import { wrongRows } from './rows.service';

/** As many as are read at once, however many there are. */
const pageProducts = 200;

/** What is found although it is no more. */
const ghosts = (tx: Db, companyId: number) =>
  rowsOf<{ fault: string }>(
    tx,
    sql`select format('搜索索引里有已删除的商品 %s', search_doc.sku_id) as fault
      from search_doc left join sku using (sku_id)
      where search_doc.company_id = ${companyId} and search_doc.on_shelf and sku.sku_id is null
      order by search_doc.sku_id limit 100`,
  );

/** Where the search or the operators' list knows goods as they are not. */
export async function* indexFaults(tx: Db, companyId: number): AsyncGenerator<string[]> {
  const names = await readNames(tx, companyId);
  for (let last = 0; ; ) {
    const ids = (await selectProductIds(tx, companyId, last, pageProducts)).map((row) => row.productId);
    if (ids.length === 0) break;
    yield (await wrongDocs(tx, await sourcesOf(tx, ids, names))).map((skuNo) => `商品 ${skuNo} 与搜索索引不同`);
    yield (await wrongRows(tx, companyId, ids)).map((name) => `商品“${name}”与商品列表的索引不同`);
    last = ids.at(-1) ?? last;
  }
  yield (await ghosts(tx, companyId)).map(({ fault }) => fault);
}
