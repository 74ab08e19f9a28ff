import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './client';

/** One column of many rows, each its own value: one statement, however many rows. */
export async function setColumn<T extends PgTable>(
  tx: Db,
  table: T,
  key: keyof T['$inferSelect'] & string,
  name: string,
  values: readonly { id: number; value: unknown }[],
): Promise<void> {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no ${name}`);
  const type = column.getSQLType();
  const value = type === 'jsonb' ? sql`given.value` : sql`(given.value #>> '{}')::${sql.raw(type)}`;
  const target = sql.identifier(getTableName(table));
  await tx.execute(sql`update ${target} set ${sql.identifier(toSnakeCase(name))} = ${value}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(id bigint, value jsonb)
    where ${target}.${sql.identifier(toSnakeCase(key))} = given.id`);
}
