import type { Db } from '../db/client';

/** The people of a customer as units see them; accounts know units, so units cannot know accounts. */
export type OrgPeople = {
  /** By unit: how many, and how many of them hold no role. */
  count: (tx: Db, customerId: number) => Promise<Map<number, { memberCount: number; withoutRole: number }>>;
  /** Names of those who are enabled. */
  names: (tx: Db, customerId: number, accountIds: readonly number[]) => Promise<Map<number, string>>;
};
