import type { Actor } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';

/** What rooms above know of customers, as a customer's page shows it: customers know neither people nor money nor orders. */

type Credit = { limit: number; used: number; termDays: number };

/** In 分. */
export type CustomerCredit = {
  /** By customer; who has none pays before they get the goods. */
  of: (tx: Db, customerIds: readonly number[]) => Promise<ReadonlyMap<number, Credit>>;
  open: (
    tx: Db,
    customerId: number,
    wanted: { limit: number; termDays: number; note: string },
    by: Actor,
    now: Date,
  ) => Promise<void>;
};

/** By customer: when it last ordered, and how often since. What was called off is no order. */
export type CustomerOrders = (
  tx: Db,
  customerIds: readonly number[],
  since: Date,
) => Promise<ReadonlyMap<number, { lastAt: Date | null; count: number }>>;

export type CustomerPeople = {
  count: (tx: Db, customerIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Whoever of them is logged in, or would come back by 记住我, has to log in again. */
  endSessions: (tx: Db, customerId: number) => Promise<void>;
};
