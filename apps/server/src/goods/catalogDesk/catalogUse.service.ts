import type { ShelfThing } from '@yigou/contract/goods/catalogDesk.terms';
import type { Db } from '../../ground/db/client';

/** What keeps a category, brand, supplier or label from being removed; the room it belongs to says it (empty: nothing). */
export type CatalogUse = { inUse: (tx: Db, thing: ShelfThing, id: number) => Promise<string> };
