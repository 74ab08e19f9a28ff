import type { consoleCalls } from '@yigou/contract/console';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import type { Customer, CustomerRow } from '@yigou/contract/people/customers.console';
import {
  type CustomerStanding,
  countedOrderDays,
  customerStandingLabels,
  standingOf,
} from '@yigou/contract/people/customers.terms';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { findFile } from '../../ground/files/files.service';
import { type OperatorContext, operatorOf } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { groupsOfEach } from './customerGroups.service';
import type { CustomerCredit, CustomerOrders, CustomerPeople } from './customerPorts.service';
import { countTabs, findCustomer, type CustomerRow as Row, selectCustomers } from './customers.queries';
import { logCustomer } from './customers.service';
import { customerLogs, customers } from './customers.tables';

type Input<P extends keyof typeof consoleCalls> = z.output<(typeof consoleCalls)[P]['input']>;

/** Who knows the rest of a customer. */
export type Knowing = {
  customerCredit: CustomerCredit;
  customerOrders: CustomerOrders;
  customerPeople: CustomerPeople;
};

async function toRows({ tx, now }: OperatorContext, knowing: Knowing, found: readonly Row[]): Promise<CustomerRow[]> {
  const ids = found.map(({ customerId }) => customerId);
  const groups = await groupsOfEach(tx, ids);
  const people = await knowing.customerPeople.count(tx, ids);
  const credits = await knowing.customerCredit.of(tx, ids);
  const orders = await knowing.customerOrders(tx, ids, addDays(now, -countedOrderDays));
  return found.map((row) => {
    const credit = credits.get(row.customerId);
    const ordered = orders.get(row.customerId);
    return {
      customerId: row.customerId,
      customerName: row.name,
      taxNo: row.taxNo,
      contactName: row.contactName,
      contactMobile: row.contactMobile,
      standing: standingOf(row),
      groups: groups.get(row.customerId) ?? [],
      registerTime: formatTime(row.createdAt),
      peopleCount: people.get(row.customerId) ?? 0,
      credit: credit
        ? { limit: fenToYuan(credit.limit), used: fenToYuan(credit.used), termDays: credit.termDays }
        : null,
      lastOrderDay: ordered?.lastAt ? formatDate(ordered.lastAt) : '',
      orderCount: ordered?.count ?? 0,
    };
  });
}

export async function pageCustomers(ctx: OperatorContext, knowing: Knowing, input: Input<'Customer/GetPage'>) {
  const { pageIndex, pageSize, searchKey, reqData } = input;
  const tab = reqData?.tab ?? 'active';
  const filter = { companyId: ctx.caller.companyId, word: searchKey.trim(), groupId: reqData?.groupId };
  const tabCounts = await countTabs(ctx.tx, filter);
  const found = await selectCustomers(ctx.tx, filter, tab, { index: pageIndex, size: pageSize });
  return { resultData: await toRows(ctx, knowing, found), totalCount: tabCounts[tab], tabCounts };
}

const actionsFor = ({ caller }: OperatorContext, standing: CustomerStanding): Customer['actions'] => {
  if (!caller.functions.has('customers/manage')) return [];
  if (standing === 'active') return ['disable'];
  return standing === 'disabled' ? ['enable'] : [];
};

const storyOf = async ({ tx }: OperatorContext, customerId: number): Promise<Customer['story']> => {
  const lines = await tx
    .select()
    .from(customerLogs)
    .where(eq(customerLogs.customerId, customerId))
    .orderBy(asc(customerLogs.customerLogId));
  return lines.map(({ at, who, what, note }) => ({ time: formatTime(at), who, what, note }));
};

export async function readCustomer(ctx: OperatorContext, knowing: Knowing, customerId: number): Promise<Customer> {
  const { companyId } = ctx.caller;
  const found = await findCustomer(ctx.tx, companyId, customerId);
  const [row] = found ? await toRows(ctx, knowing, [found]) : [];
  if (!found || !row) throw new DomainError('notFound');
  const licence = found.licenceFileId ? await findFile(ctx.tx, companyId, found.licenceFileId) : undefined;
  return {
    ...row,
    contactEmail: found.contactEmail,
    licence: licence ? { fileId: licence.fileId, fileName: licence.fileName } : null,
    disabledReason: found.disabledReason,
    story: await storyOf(ctx, customerId),
    actions: actionsFor(ctx, row.standing),
  };
}

async function lockOwn({ tx, caller }: OperatorContext, customerId: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(customers)
    .where(and(eq(customers.customerId, customerId), eq(customers.companyId, caller.companyId)))
    .for('no key update');
  if (!row) throw new DomainError('notFound');
  return row;
}

/** Nobody of it logs in any more, and who is in is out at the next call; what it has ordered goes on. */
export async function setCustomerEnabled(
  ctx: OperatorContext,
  people: CustomerPeople,
  { customerId, enabled, reason }: Input<'Customer/SetEnabled'>,
): Promise<void> {
  const { tx, now } = ctx;
  const row = await lockOwn(ctx, customerId);
  const action = enabled ? '启用' : '停用';
  const standing = standingOf(row);
  if (standing !== (enabled ? 'disabled' : 'active'))
    throw new DomainError('customerStateRefused', { state: customerStandingLabels[standing], action });
  const disabledReason = enabled ? '' : reason;
  await tx.update(customers).set({ enabled, disabledReason }).where(eq(customers.customerId, customerId));
  if (!enabled) await people.endSessions(tx, customerId);
  await logCustomer(tx, customerId, { by: operatorOf(ctx), what: action, note: reason, now });
  await writeAudit(ctx, {
    what: `${action}采购企业`,
    object: { kind: 'customer', id: row.taxNo },
    before: { name: row.name, state: standing },
    after: { name: row.name, state: enabled ? 'active' : 'disabled', reason },
  });
}
