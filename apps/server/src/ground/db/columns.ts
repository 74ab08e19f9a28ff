import { sql } from 'drizzle-orm';
import { bigint, customType, integer, timestamp } from 'drizzle-orm/pg-core';

export const idColumn = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const refColumn = () => bigint({ mode: 'number' });
export const timeColumn = () => timestamp({ withTimezone: true, mode: 'date' });
/** Money in 分. An integer holds 21 million yuan, too little for a header sum, so it is a bigint everywhere. */
export const fenColumn = () => bigint({ mode: 'number' });
export const orderColumn = () => integer().notNull().default(0);
/** For what a job does to a row: how often it failed, and when it may be tried again. */
export const retryColumns = () => ({ tries: integer().notNull().default(0), nextTryAt: timeColumn() });

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
/** The transaction that wrote what others have to notice; they ask for what changed since they last looked. */
export const changedInColumn = () => transactionId().notNull().default(sql`pg_current_xact_id()`);

const anyJson = customType<{ data: unknown }>({ dataType: () => 'jsonb' });
/** Any value, a text too: the builder's own column reads the text "12" as the number. */
export const valueColumn = () => anyJson();
