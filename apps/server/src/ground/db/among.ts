import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Many ids as one value: the builder's `inArray` makes a value of each, and to write five hundred takes longer than to ask. */
export const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join()}}`}::bigint[]`;

export const amongIds = (column: SQLWrapper, ids: readonly number[]): SQL => sql`${column} = any(${idList(ids)})`;
