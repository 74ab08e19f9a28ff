import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../ground/db/client';

type JsonRow = Record<string, unknown>;
type Table = { name: string; key: string[]; columns: string[] };
/** By their keys. */
type Known = Map<string, string>;
type Before = { rows: Map<string, Known>; sequences: Map<string, number> };

/** What the tables have more or other than before, parents first, and where the sequences stand. */
export type Dump = {
  tables: (Table & { added: JsonRow[]; changed: JsonRow[] })[];
  sequences: [name: string, last: number][];
};

/** Rows are known by their primary key, or where there is none by another that is unique. A number of a transaction means nothing in another database; there the default writes its own. */
const selectTables = sql`select tables.table_name as name,
    array_agg(columns.column_name::text order by columns.ordinal_position)
      filter (where columns.udt_name <> 'xid8' and columns.is_generated = 'NEVER') as columns,
    (select array_agg(attribute.attname::text order by attribute.attnum) from (
      select indrelid, indkey from pg_index
      where indrelid = format('public.%I', tables.table_name)::regclass and indisunique and indpred is null
      order by indisprimary desc, indexrelid limit 1
    ) as own join pg_attribute attribute on attribute.attrelid = indrelid and attribute.attnum = any (indkey)) as key
  from information_schema.tables join information_schema.columns using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' group by tables.table_name order by tables.table_name`;

const selectParents = sql`select child.relname as child, parent.relname as parent from pg_constraint
  join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
  where contype = 'f' and conrelid <> confrelid`;

const selectSequences = sql`select sequencename as name, last_value::float8 as last from pg_sequences
  where schemaname = 'public' and last_value is not null order by sequencename`;

const listed = (names: readonly string[]) =>
  sql.join(
    names.map((column) => sql.identifier(column)),
    sql`, `,
  );

async function readRows(tx: Db, { name, columns, key }: Table): Promise<JsonRow[]> {
  const order = listed(key);
  const table = sql.identifier(name);
  const rows = await rowsOf<{ row: JsonRow }>(
    tx,
    sql`select to_jsonb(each) as row from ${table} each order by ${order}`,
  );
  return rows.map(({ row }) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

const textOf = (row: JsonRow): string => JSON.stringify(row);
const keyOf = ({ key }: Table, row: JsonRow): string => JSON.stringify(key.map((column) => row[column]));

export async function lookBefore(tx: Db): Promise<Before> {
  const rows = new Map<string, Known>();
  for (const table of await rowsOf<Table>(tx, selectTables))
    rows.set(table.name, new Map((await readRows(tx, table)).map((row) => [keyOf(table, row), textOf(row)])));
  const sequences = await rowsOf<{ name: string; last: number }>(tx, selectSequences);
  return { rows, sequences: new Map(sequences.map(({ name, last }) => [name, last])) };
}

/** Whoever refers to a table comes after it. */
async function parentsFirst<T extends Table>(tx: Db, tables: readonly T[]): Promise<T[]> {
  const links = await rowsOf<{ child: string; parent: string }>(tx, selectParents);
  const placed: T[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((table) => table.name === name);
    const free = waiting.filter(({ name }) => !links.some(({ child, parent }) => child === name && isWaiting(parent)));
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    placed.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return placed;
}

export async function takeDump(tx: Db, before: Before): Promise<Dump> {
  const tables: Dump['tables'] = [];
  for (const table of await rowsOf<Table>(tx, selectTables)) {
    const known: Known = before.rows.get(table.name) ?? new Map();
    const now = await readRows(tx, table);
    const added = now.filter((row) => !known.has(keyOf(table, row)));
    const changed = now.filter((row) => (known.get(keyOf(table, row)) ?? textOf(row)) !== textOf(row));
    if (now.length < known.size + added.length)
      throw new Error(`rows of ${table.name} have gone, which a dump cannot say`);
    if (added.length + changed.length > 0) tables.push({ ...table, added, changed });
  }
  const sequences = (await rowsOf<{ name: string; last: number }>(tx, selectSequences))
    .filter(({ name, last }) => before.sequences.get(name) !== last)
    .map(({ name, last }): [string, number] => [name, last]);
  return { tables: await parentsFirst(tx, tables), sequences };
}

const rowsAtOnce = 500;

/** For rows that are there; a table of which nothing may ever be changed is never asked to. */
function overwrite({ key, columns }: Table) {
  const others = columns.filter((column) => !key.includes(column));
  const changes = others.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  return sql`on conflict (${listed(key)}) do update set ${sql.join(changes, sql`, `)}`;
}

async function writeRows(tx: Db, { name, columns }: Table, rows: readonly JsonRow[], known = sql``): Promise<void> {
  const table = sql.identifier(name);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    await tx.execute(sql`insert into ${table} (${listed(columns)}) overriding system value
      select ${listed(columns)} from jsonb_populate_recordset(null::${table}, ${some}::jsonb) ${known}`);
  }
}

/** Into the world that the dump was taken from, freshly loaded: the rows get the ids they had. */
export async function loadDump(tx: Db, { tables, sequences }: Dump): Promise<void> {
  for (const table of tables) {
    await writeRows(tx, table, table.added);
    await writeRows(tx, table, table.changed, overwrite(table));
  }
  for (const [name, last] of sequences) await tx.execute(sql`select setval(${name}::regclass, ${last})`);
}
