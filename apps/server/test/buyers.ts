import { eq, inArray, sql } from 'drizzle-orm';
import { accountRoles } from '../src/people/org/org.tables';
import { addresses, defaultAddresses } from '../src/trade/addresses/addresses.tables';
import { cartLines } from '../src/trade/cart/cart.tables';
import { accountOf, addPeople, type Person, type Shop } from './people';

export type Buyer = Person;

/** Colleagues of `buyer`, logged in, with their roles and the first address their company shares. */
export async function manyBuyers(shop: Shop, count: number): Promise<Buyer[]> {
  const { db } = shop;
  const { accountId, companyId, customerId, orgId } = await accountOf(shop, 'buyer');
  const held = await db.select().from(accountRoles).where(eq(accountRoles.accountId, accountId));
  const roleIds = held.map((each) => each.roleId);
  const buyers = await addPeople(shop, { companyId, customerId, orgId }, roleIds, count);
  const shares = sql`${addresses.customerId} = ${customerId} and ${addresses.sharedOrgId} is not null`;
  const [address] = await db.select().from(addresses).where(shares).orderBy(addresses.addressId).limit(1);
  if (!address) throw new Error('no shared address');
  const { addressId } = address;
  await db.insert(defaultAddresses).values(buyers.map((buyer) => ({ accountId: buyer.accountId, addressId })));
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
