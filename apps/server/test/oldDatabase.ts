import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/ground/db/client';
import { migrate } from '../src/ground/db/migrate';
import { migrationsFolder } from '../src/ground/lib/folders';

/** As a server before this migration left it: its tables, and nothing in them. */
export async function migrateUpTo(database: Database, tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'yigou-old-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const place = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(place, 'utf8')) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((each) => each.tag === tag);
  if (at < 0) throw new Error(`no migration ${tag}`);
  writeFileSync(place, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  await migrate(database, folder);
  rmSync(folder, { recursive: true, force: true });
}

type Cell = string | number | boolean | null | Date | object;
type Needed = { name: string; type: string };

/** No two numbers are the same, whatever they are numbers of. */
const emptyOf = (type: string): Cell => (type === 'uuid' ? randomUUID() : (nothing[type] ?? ''));

const nothing: Record<string, Cell> = {
  text: '',
  bigint: 0,
  integer: 0,
  boolean: false,
  jsonb: '{}',
  'timestamp with time zone': '2026-01-15T04:00:00Z',
  'text[]': '{}',
};

/** Rows of old tables as SQL: what a row does not name is empty. Nothing that it points to need be there. */
export async function plantRows(database: Database, rows: readonly [table: string, row: Record<string, Cell>][]) {
  const statements: string[] = ['begin', 'set local session_replication_role = replica'];
  for (const [table, row] of rows) {
    const { rows: needed } = await database.run(
      `select column_name as name, case data_type when 'ARRAY' then 'text[]' else data_type end as type
        from information_schema.columns
        where table_name = $1 and is_nullable = 'NO' and column_default is null and is_identity = 'NO'`,
      [table],
    );
    const filled = Object.fromEntries((needed as Needed[]).map(({ name, type }) => [name, emptyOf(type)]));
    const cells = Object.entries({ ...filled, ...row });
    const names = cells.map(([name]) => `"${name}"`).join();
    const values = cells.map(([, cell]) => (cell === null ? 'null' : `'${String(cell).replaceAll("'", "''")}'`)).join();
    statements.push(`insert into "${table}" (${names}) overriding system value values (${values})`);
  }
  await database.run([...statements, 'commit'].join(';'));
  // What comes later is numbered behind them.
  const { rows: counted } = await database.run(
    `select format('select setval(pg_get_serial_sequence(%L, %L), 1000)', quote_ident(table_name), column_name) as statement
      from information_schema.columns where is_identity = 'YES' and table_schema = 'public'`,
  );
  await database.run(counted.map(({ statement }) => statement).join(';'));
}
