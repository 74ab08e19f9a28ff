import { sql } from 'drizzle-orm';
import { type Database, openPostgres } from '../apps/server/src/ground/db/client';
import { startPostgres } from '../apps/server/test/postgresServer';
import { growTo, type Places } from './goods';
import { startServer } from './server';

async function idsOf(database: Database, table: string, id: string): Promise<Map<string, number>> {
  const { rows } = await database.run(`select name, ${id} as id from ${table}`);
  return new Map(rows.map((row) => [String(row.name), Number(row.id)]));
}

/** One customer with an agreed price for every twentieth article, one that may buy from some categories only. */
async function agree(database: Database) {
  await database.run(
    `insert into price_book (company_id, book_no, name, audience, customer_ids, from_day)
       select company_id, 'P-BENCH', '测量', 'customers', jsonb_build_array(customer_id), current_date - 2
       from account where account_key = 'buyer' on conflict do nothing`,
  );
  await database.run(
    `insert into price_line (company_id, price_book_id, sku_id, price)
       select sku.company_id, price_book_id, sku_id, list_price * 9 / 10
       from sku, price_book where book_no = 'P-BENCH' and sku_id % 20 = 0
         and not exists (select 1 from price_line held where held.sku_id = sku.sku_id)`,
  );
  await database.run(
    `insert into pool (company_id, customer_id, include_category_ids)
       select account.company_id, customer_id, jsonb_agg(category_id) from account, category
       where account_key = 'buyer2' and parent_id is null and category_id % 2 = 0
       group by account.company_id, customer_id on conflict do nothing`,
  );
}

/** A PostgreSQL of its own with the demo world in it, to be filled up to any number of SKUs. */
export async function openCatalog() {
  const postgres = await startPostgres(18, [
    'shared_buffers=4GB',
    'maintenance_work_mem=1GB',
    'work_mem=32MB',
    'max_wal_size=8GB',
  ]);
  await postgres.createDatabase('bench');
  const databaseUrl = `${postgres.url}/bench`;
  const database = openPostgres(databaseUrl, { waitSeconds: 600 });
  // The server itself makes the tables and the demo world; the benchmark only adds to them.
  await (await startServer(databaseUrl)).stop();
  const now = new Date();
  const places: Places = {
    categories: await idsOf(database, 'category', 'category_id'),
    brands: await idsOf(database, 'brand', 'brand_id'),
    suppliers: await idsOf(database, 'supplier', 'supplier_id'),
  };
  let filled = 0;
  return {
    database,
    databaseUrl,
    async fillTo(size: number) {
      const start = Date.now();
      await growTo(database, 1, places, filled, size, now);
      filled = size;
      await agree(database);
      await database.exclusively(async (db) => {
        await db.execute(sql`vacuum analyze`);
      });
      process.stderr.write(`${size} SKU 用时 ${Math.round((Date.now() - start) / 1000)} 秒\n`);
    },
    async close() {
      await database.close();
      await postgres.stop();
    },
  };
}
