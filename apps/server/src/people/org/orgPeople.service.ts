import type { Db } from '../../ground/db/client';

type OrgPerson = { accountId: number; accountNo: string; name: string };

/** The people of a customer as units see them; accounts know units, so units cannot know accounts. */
export type OrgPeople = {
  /** By unit: how many, and how many of them hold no role. */
  count: (tx: Db, customerId: number) => Promise<Map<number, { memberCount: number; withoutRole: number }>>;
  /** Those who are enabled, by account in small letters. */
  enabled: (tx: Db, customerId: number) => Promise<Map<string, OrgPerson>>;
  /** Of these, those who are enabled. */
  named: (tx: Db, customerId: number, accountIds: readonly number[]) => Promise<Map<number, OrgPerson>>;
};
