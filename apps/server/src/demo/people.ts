import { yuanToFen } from '@yigou/contract/ground/money';
import type { Db } from '../ground/db/client';
import { asSent, hashForStore, matchesStored } from '../ground/lib/passwords';
import { createAccount, enabledAccounts } from '../people/accounts/accounts.service';
import { addGroup, joinGroups } from '../people/customers/customerGroups.service';
import { createOperator, enabledOperators } from '../people/operators/operators.service';
import { builtInRoles } from '../people/org/org.rules';
import { addOrgUnit, addRole, giveRole, setHead } from '../people/org/org.service';
import { createCustomer } from '../people/registration/registration.service';
import { addCartLine } from '../trade/cart/cart.service';
import { loadAddresses } from './addresses';
import { loadApprovals } from './approvals';
import { goods } from './goods/goods.data';
import { agreementData } from './help.data';
import {
  type DemoCustomer,
  type DemoUnit,
  demoCart,
  demoCustomers,
  demoGroups,
  demoOperators,
  demoPassword,
  demoRegistrations,
} from './people.data';

async function loadUnits(tx: Db, customerId: number, parentId: number, units: DemoUnit[], ids: Map<string, number>) {
  for (const [position, { code, name, costCentre, children }] of units.entries()) {
    const orgId = await addOrgUnit(tx, { customerId, parentId, code, name, costCentre, position });
    ids.set(code, orgId);
    if (children) await loadUnits(tx, customerId, orgId, children, ids);
  }
}

async function loadHeads(tx: Db, tree: DemoUnit[], units: Map<string, number>, people: Map<string, number>) {
  for (const { code, head, children } of tree) {
    const headId = head && people.get(head);
    if (headId) await setHead(tx, units.get(code) ?? 0, headId);
    if (children) await loadHeads(tx, children, units, people);
  }
}

const emailOf = (accountNo: string): string => `${accountNo}@example.com`;

async function loadCustomer(tx: Db, companyId: number, customer: DemoCustomer, password: string, now: Date) {
  const { name, taxNo, contactName } = customer;
  const contact = customer.people.find((person) => person.name === contactName);
  const { customerId, rootOrgId, roleIds } = await createCustomer(tx, {
    companyId,
    name,
    taxNo,
    contactName,
    contactMobile: contact?.mobile ?? '',
    contactEmail: contact ? emailOf(contact.accountNo) : '',
    state: 'passed',
    agreementVersion: agreementData.version,
    createdAt: now,
  });
  for (const draft of customer.roles ?? []) roleIds.set(draft.name, await addRole(tx, customerId, draft));
  const units = new Map<string, number>();
  await loadUnits(tx, customerId, rootOrgId, customer.units, units);
  const accountIds = new Map<string, number>();
  for (const person of customer.people) {
    const { accountNo, mobile, limits } = person;
    const [orderLimit, monthLimit] = limits?.map(yuanToFen) ?? [null, null];
    const who = { accountNo, mobile, name: person.name, email: emailOf(accountNo), password };
    const draft = { ...who, orderLimit: orderLimit ?? null, monthLimit: monthLimit ?? null };
    const orgId = units.get(person.unit) ?? rootOrgId;
    const accountId = await createAccount(tx, { companyId, customerId, orgId, ...draft }, now);
    for (const role of [person.role, person.also ?? '']) {
      const roleId = roleIds.get(role);
      if (roleId) await giveRole(tx, accountId, roleId);
    }
    accountIds.set(accountNo, accountId);
    const functions = new Set(builtInRoles.find((role) => role.name === person.role)?.functions);
    await loadAddresses(tx, accountNo, { accountId, customerId, orgId, functions }, now);
  }
  await loadHeads(tx, customer.units, units, accountIds);
  return { customerId, accountIds, roleIds };
}

/** Demo accounts that anybody who read the README could use. */
export async function demoAccountsLeft(tx: Db): Promise<string[]> {
  const registered = demoRegistrations.map(({ accountNo }) => accountNo);
  const names = [
    ...demoCustomers.flatMap((customer) => customer.people.map((person) => person.accountNo)),
    ...registered,
  ];
  const staff = demoOperators.map((operator) => operator.accountNo);
  const left: string[] = [];
  for (const { accountNo, password } of [
    ...(await enabledAccounts(tx, names)),
    ...(await enabledOperators(tx, staff)),
  ]) {
    if (await matchesStored(password, asSent(demoPassword))) left.push(accountNo);
  }
  return left;
}

export async function loadOperators(tx: Db, companyId: number, now: Date): Promise<void> {
  const password = await hashForStore(asSent(demoPassword));
  for (const { role, ...person } of demoOperators)
    await createOperator(tx, { companyId, ...person, password, roles: [role] }, now);
}

async function loadGroups(tx: Db, companyId: number, customerIds: readonly number[], now: Date): Promise<void> {
  for (const { name, description, taxNos } of demoGroups) {
    const group = await addGroup(tx, { companyId, name, description, createdAt: now });
    for (const [at, { taxNo }] of demoCustomers.entries())
      if (taxNos.includes(taxNo)) await joinGroups(tx, customerIds[at] ?? 0, [group], now);
  }
}

/** Ids of the customers, in the order of the data. */
export async function loadPeople(tx: Db, companyId: number, skuIds: Map<string, number>, now: Date): Promise<number[]> {
  const password = await hashForStore(asSent(demoPassword));
  const customerIds: number[] = [];
  const accountIds = new Map<string, number>();
  for (const customer of demoCustomers) {
    const loaded = await loadCustomer(tx, companyId, customer, password, now);
    customerIds.push(loaded.customerId);
    if (loaded.accountIds.has('approver'))
      await loadApprovals(tx, loaded.customerId, loaded.accountIds, loaded.roleIds, now);
    for (const [no, id] of loaded.accountIds) accountIds.set(no, id);
  }
  await loadGroups(tx, companyId, customerIds, now);
  const accountId = accountIds.get('buyer') ?? 0;
  const prices = new Map(goods.flatMap((each) => each.skus).map((sku) => [sku.no, sku.price]));
  for (const [skuNo, qty] of demoCart) {
    const priceWhenAdded = yuanToFen(prices.get(skuNo) ?? 0);
    const line = { companyId, accountId, skuId: skuIds.get(skuNo) ?? 0, qty, priceWhenAdded };
    await addCartLine(tx, { ...line, createdAt: now, editedAt: now });
  }
  return customerIds;
}
