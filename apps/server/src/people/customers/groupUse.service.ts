import type { Use } from '../../ground/db/uses';

/** What keeps a customer group from being removed (`2 份价目表`); the room it belongs to says it. */
export type GroupUse = Use;
