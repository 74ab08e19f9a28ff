import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { type AddressScope, addressesMost } from '@yigou/contract/trade/addresses.terms';
import { eq } from 'drizzle-orm';
import { describeArea, requireCompleteArea } from '../../ground/areas/areas.service';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import {
  type AddressRow,
  type AddressUser,
  countMadeLocked,
  dropDefault,
  findAddress,
  findDefault,
  findRootUnit,
  keepsOrganisation,
  lockAddress,
  selectAddressPage,
  setDefault,
} from './addresses.queries';
import { addresses } from './addresses.tables';

export type { AddressUser };

/** Any call of an account; the demo world has no more than this. */
export type AddressContext = Pick<AccountContext, 'tx' | 'now'> & { caller: AddressUser };

const scopeOf = ({ sharedOrgId, sharedByAll }: AddressRow): AddressScope => {
  if (sharedOrgId === null) return 'own';
  return sharedByAll ? 'customer' : 'org';
};

/** A shared address outlives its maker's interest in it: who keeps the organisation may change it too. */
const mayEdit = (ctx: AddressContext, { accountId }: AddressRow): boolean =>
  accountId === ctx.caller.accountId || keepsOrganisation(ctx.caller);

async function toView(ctx: AddressContext, row: AddressRow): Promise<ReceiveAddress> {
  const { accountId, sharedOrgId: _, sharedByAll: __, ...kept } = row;
  return {
    ...kept,
    areas: (await describeArea(row.areaCode))?.areas ?? [],
    scope: scopeOf(row),
    isOwn: accountId === ctx.caller.accountId,
    canEdit: mayEdit(ctx, row) && ctx.caller.functions.has('kamUser/receiveAddress/edit'),
  };
}

export async function pageAddresses(ctx: AddressContext, word: string, pageIndex: number, pageSize: number) {
  const { rows, total } = await selectAddressPage(ctx.tx, ctx.caller, word.trim(), pageIndex, pageSize);
  return { resultData: await Promise.all(rows.map((row) => toView(ctx, row))), totalCount: total };
}

export async function readAddress(ctx: AddressContext, addressId: number): Promise<ReceiveAddress> {
  const row = await findAddress(ctx.tx, ctx.caller, addressId);
  if (!row) throw new DomainError('notFound');
  return toView(ctx, row);
}

export async function readDefaultAddress(ctx: AddressContext): Promise<ReceiveAddress | null> {
  const row = await findDefault(ctx.tx, ctx.caller);
  return row ? toView(ctx, row) : null;
}

async function lockForEdit(ctx: AddressContext, addressId: number): Promise<AddressRow> {
  const row = await lockAddress(ctx.tx, ctx.caller, addressId);
  if (!row) throw new DomainError('notFound');
  if (!mayEdit(ctx, row)) throw new DomainError('addressNotYours');
  return row;
}

/** The unit behind a scope. What is shared with a unit already stays with it, whoever saves it. */
async function sharedOrgOf(ctx: AddressContext, scope: AddressScope, before?: AddressRow): Promise<number | null> {
  if (scope === 'own') return null;
  if (before && scopeOf(before) === scope) return before.sharedOrgId;
  if (scope === 'org') return ctx.caller.orgId;
  if (!keepsOrganisation(ctx.caller)) throw new DomainError('addressScopeRefused');
  return (await findRootUnit(ctx.tx, ctx.caller.customerId)) ?? ctx.caller.orgId;
}

export type AddressDraft = Pick<ReceiveAddress, 'receiver' | 'phone' | 'areaCode' | 'detail' | 'tag'> & {
  addressId?: number | undefined;
  isDefault: boolean;
  scope: AddressScope;
};

async function add(
  ctx: AddressContext,
  values: Omit<typeof addresses.$inferInsert, 'customerId' | 'accountId' | 'createdAt'>,
) {
  const { accountId, customerId } = ctx.caller;
  if ((await countMadeLocked(ctx.tx, accountId)) >= addressesMost)
    throw new DomainError('addressesFull', { most: addressesMost });
  const [row] = await ctx.tx
    .insert(addresses)
    .values({ ...values, customerId, accountId, createdAt: ctx.now })
    .returning({ addressId: addresses.addressId });
  if (!row) throw new Error('address was not stored');
  return row.addressId;
}

export async function saveAddress(ctx: AddressContext, draft: AddressDraft): Promise<number> {
  const { tx, caller } = ctx;
  const before = draft.addressId === undefined ? undefined : await lockForEdit(ctx, draft.addressId);
  const { areaText } = await requireCompleteArea(draft.areaCode);
  const { receiver, phone, areaCode, detail, tag } = draft;
  const sharedOrgId = await sharedOrgOf(ctx, draft.scope, before);
  const values = { receiver, phone, areaCode, areaText, detail, tag, sharedOrgId, editedAt: ctx.now };
  let addressId = before?.addressId;
  if (addressId === undefined) addressId = await add(ctx, values);
  else await tx.update(addresses).set(values).where(eq(addresses.addressId, addressId));
  if (draft.isDefault) await setDefault(tx, caller.accountId, addressId);
  else await dropDefault(tx, caller.accountId, addressId);
  return addressId;
}

export async function deleteAddress(ctx: AddressContext, addressId: number): Promise<void> {
  await lockForEdit(ctx, addressId);
  await ctx.tx.delete(addresses).where(eq(addresses.addressId, addressId));
}

export async function makeDefault(ctx: AddressContext, addressId: number): Promise<void> {
  if (!(await lockAddress(ctx.tx, ctx.caller, addressId))) throw new DomainError('notFound');
  await setDefault(ctx.tx, ctx.caller.accountId, addressId);
}

/** What an order keeps of an address: it must not change when the address does. Null: the caller may use no such one. */
export async function findAddressFor(ctx: AddressContext, addressId: number) {
  const row = await findAddress(ctx.tx, ctx.caller, addressId);
  if (!row) return null;
  const { receiver, phone, areaCode, areaText, detail } = row;
  return { receiver, phone, areaCode, areaText, detail };
}
