import { type Column, getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

type Options = {
  /** The key is known before and not left to the database. */
  keyGiven?: boolean;
  /** Columns that the statement itself works out. */
  made?: Record<string, string>;
};

const columnsOf = (table: PgTable, keyGiven: boolean): [key: string, column: Column][] =>
  Object.entries(getTableColumns(table)).filter(([, column]) => keyGiven || !column.generatedIdentity);

/**
 * An insert of all columns of a table from a list in JSON (`rows` is its parameter, see `rowsText`), in its order. The
 * columns are read from the table: one that is added to it is written from then on, and cannot be forgotten here.
 */
export function insertText(table: PgTable, rows: string, { keyGiven = false, made = {} }: Options = {}): string {
  const columns = columnsOf(table, keyGiven);
  const names = columns.map(([key]) => toSnakeCase(key));
  const values = columns.map(([key]) => made[key] ?? `"${key}"`);
  const shape = columns.map(([key, column]) => `"${key}" ${column.getSQLType()}`);
  return `insert into ${getTableName(table)} (${names.join(', ')}) ${keyGiven ? 'overriding system value ' : ''}
    select ${values.join(', ')}
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (${shape.join(', ')})) with ordinality order by ordinality`;
}

function defaultOf({ name, hasDefault, default: value }: Column): unknown {
  if (hasDefault && (value === undefined || is(value, SQL)))
    throw new Error(`only the database knows a value for ${name}`);
  return value ?? null;
}

/** Rows for `insertText`: where nothing is given stands the table's own default. */
export function rowsText<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): string {
  const columns = columnsOf(table, true);
  const whole = (row: Record<string, unknown>) => {
    const filled: Record<string, unknown> = {};
    for (const [key, column] of columns)
      filled[key] = row[key] ?? (column.generatedIdentity ? null : defaultOf(column));
    return filled;
  };
  return JSON.stringify(rows.map(whole));
}
