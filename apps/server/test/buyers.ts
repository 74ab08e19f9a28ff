import { inArray, sql } from 'drizzle-orm';
import { accounts } from '../src/accounts/accounts.tables';
import { addresses, defaultAddresses } from '../src/addresses/addresses.tables';
import { cartLines } from '../src/cart/cart.tables';
import type { Db } from '../src/db/client';
import type { Clock } from '../src/lib/clock';
import { addDays } from '../src/lib/clock';
import { hashSecret } from '../src/lib/secrets';
import { sessions } from '../src/sessions/sessions.tables';

type Shop = { db: Db; clock: Clock };
export type Buyer = { accountId: number; token: string };

/** Colleagues of `buyer`, logged in, with the first address their company shares. Without roles: buying needs none. */
export async function manyBuyers({ db, clock }: Shop, count: number): Promise<Buyer[]> {
  const now = clock.now();
  const [like] = await db.select().from(accounts).where(sql`${accounts.accountKey} = 'buyer'`);
  if (!like) throw new Error('no buyer');
  const { accountId: _, ...shared } = like;
  const numbers = Array.from({ length: count }, (_, at) => String(at).padStart(4, '0'));
  const rows = numbers.map((at) => ({
    ...shared,
    accountNo: `many${at}`,
    accountKey: `many${at}`,
    mobile: `1770000${at}`,
  }));
  const made = await db.insert(accounts).values(rows).returning({ accountId: accounts.accountId });
  const buyers = made.map(({ accountId }) => ({ accountId, token: `token of ${accountId}` }));
  const tomorrow = addDays(now, 1);
  const life = { idleHours: 24, createdAt: now, seenAt: now, expiresAt: tomorrow, endsAt: tomorrow };
  await db.insert(sessions).values(
    buyers.map(({ accountId, token }) => ({
      accountId,
      tokenHash: hashSecret(token),
      address: '127.0.0.1',
      agent: '',
      ...life,
    })),
  );
  const shares = sql`${addresses.customerId} = ${like.customerId} and ${addresses.sharedOrgId} is not null`;
  const [address] = await db.select().from(addresses).where(shares).orderBy(addresses.addressId).limit(1);
  if (!address) throw new Error('no shared address');
  const { addressId } = address;
  await db.insert(defaultAddresses).values(buyers.map(({ accountId }) => ({ accountId, addressId })));
  return buyers;
}

/** Each buyer's cart holds exactly this many pieces of one article. Gives the numbers of the lines. */
export async function fillCarts({ db, clock }: Shop, buyers: Buyer[], skuId: number, qty: number) {
  const ids = buyers.map((buyer) => buyer.accountId);
  const at = { createdAt: clock.now(), editedAt: clock.now() };
  await db.delete(cartLines).where(inArray(cartLines.accountId, ids));
  const rows = ids.map((accountId) => ({ companyId: 1, accountId, skuId, qty, priceWhenAdded: 0, ...at }));
  const made = await db.insert(cartLines).values(rows).returning();
  return new Map(made.map((line) => [line.accountId, line.cartId]));
}
