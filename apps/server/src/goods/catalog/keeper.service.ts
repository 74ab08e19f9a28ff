import { fieldNamesOf, type Thing } from '@yigou/contract/goods/fields.terms';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { amongIds } from '../../ground/db/among';
import { setColumn } from '../../ground/db/bulkColumns';
import type { Db } from '../../ground/db/client';

export type Values = Record<string, unknown>;
/** What a thing is now: its fields, what people call it, and the product it belongs to. */
export type Held = { values: Values; label: string; productId: number | null };
export type HeldById = Map<number, Held>;

/**
 * How one kind of thing is read and written by change sets, and by nobody else. What belongs to another company is
 * missing from every answer.
 */
export type Keeper = {
  /** What its id is called among its values. */
  key: string;
  read: (tx: Db, companyId: number, ids: readonly number[]) => Promise<HeldById>;
  /** The same, locked in ascending order until the transaction ends. */
  lock: (tx: Db, companyId: number, ids: readonly number[]) => Promise<HeldById>;
  write: (tx: Db, changes: ReadonlyMap<number, Values>) => Promise<void>;
  /** Ids in the order of the contents. */
  create: (tx: Db, companyId: number, contents: readonly Values[], now: Date) => Promise<number[]>;
  remove: (tx: Db, id: number, now: Date) => Promise<void>;
};

type Owned = PgTable & { companyId: PgColumn };

type ColumnKeeper<T extends Owned> = {
  thing: Thing;
  table: T;
  key: keyof T['$inferSelect'] & string;
  /** The field that people know it by. */
  label: string;
};

/** A thing whose fields are the columns of one table, by the same names. */
export function columnKeeper<T extends Owned>({ thing, table, key, label }: ColumnKeeper<T>): Keeper {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  const id = columns[key] as PgColumn;
  const names = fieldNamesOf(thing);

  const held = (row: Record<string, unknown>): [number, Held] => {
    const values = Object.fromEntries(names.map((name) => [name, row[name]]));
    const productId = 'productId' in row ? (row.productId as number) : null;
    return [row[key] as number, { values, label: String(row[label]), productId }];
  };
  const select = (tx: Db, companyId: number, ids: readonly number[]) =>
    tx
      .select()
      .from(table as PgTable)
      .where(and(eq(table.companyId, companyId), amongIds(id, ids)))
      .orderBy(asc(id))
      .$dynamic();

  return {
    key,
    read: async (tx, companyId, ids) =>
      ids.length === 0 ? new Map() : new Map((await select(tx, companyId, ids)).map(held)),
    lock: async (tx, companyId, ids) =>
      ids.length === 0 ? new Map() : new Map((await select(tx, companyId, ids).for('no key update')).map(held)),
    write: async (tx, changes) => {
      for (const name of names) {
        const values = [...changes].flatMap(([each, set]) => (name in set ? [{ id: each, value: set[name] }] : []));
        if (values.length > 0) await setColumn(tx, table, key, name, values);
      }
    },
    create: async (tx, companyId, contents) => {
      const rows = contents.map((content) => ({ ...content, companyId })) as never[];
      // What is made again after it was removed is the same thing, with the same id.
      const again = contents.some((content) => content[key] !== undefined);
      const insert = tx.insert(table as PgTable);
      const stored = await (again ? insert.overridingSystemValue() : insert).values(rows).returning({ id });
      return stored.map((row) => row.id as number);
    },
    remove: async (tx, one) => {
      await tx.delete(table).where(eq(id, one));
    },
  };
}
