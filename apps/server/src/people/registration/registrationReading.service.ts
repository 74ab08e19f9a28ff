import type { consoleCalls } from '@yigou/contract/console';
import { formatTime } from '@yigou/contract/ground/time';
import type { Registration, RegistrationRow as RowView } from '@yigou/contract/people/registration.console';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { companyReviewsCustomers } from '../../ground/companies/companies.service';
import type { Db } from '../../ground/db/client';
import { findFile } from '../../ground/files/files.service';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { customers } from '../customers/customers.tables';
import { findLookalikes } from '../customers/lookalikes.service';
import {
  countStates,
  findRegistration,
  lastRefusal,
  ofCompany,
  orderOf,
  pageOf,
  type RegistrationRow,
  type ShownRegistration,
  selectEarlier,
  withWord,
} from './registration.queries';
import { registrations } from './registration.tables';

const timeText = (time: Date | null): string => (time ? formatTime(time) : '');

const toRow = ({ registration: row, submissions }: ShownRegistration, now: Date): RowView => ({
  registrationId: row.registrationId,
  customerId: row.customerId,
  companyName: row.companyName,
  taxNo: row.taxNo,
  contactName: row.contactName,
  mobile: row.mobile,
  state: row.state,
  submissions,
  createTime: formatTime(row.createdAt),
  dueTime: row.state === 'inReview' ? formatTime(row.dueAt) : '',
  late: row.state === 'inReview' && row.dueAt < now,
  decidedBy: row.decidedBy,
  decideTime: timeText(row.decidedAt),
});

type PageInput = z.output<(typeof consoleCalls)['Registration/GetPage']['input']>;

export async function pageRegistrations(
  { tx, now, caller }: OperatorContext,
  { searchKey, reqData, ...part }: PageInput,
) {
  const tab = reqData?.tab ?? 'inReview';
  const where = and(ofCompany(caller.companyId), withWord(searchKey.trim()));
  const tabCounts = await countStates(tx, where);
  const found = await pageOf(tx, and(where, eq(registrations.state, tab)), orderOf(tab), part);
  return {
    resultData: found.map((row) => toRow(row, now)),
    totalCount: tabCounts[tab],
    tabCounts,
    reviewing: await companyReviewsCustomers(tx, caller.companyId),
  };
}

async function readLicence(tx: Db, { companyId, licenceFileId }: RegistrationRow): Promise<Registration['licence']> {
  const file = licenceFileId ? await findFile(tx, companyId, licenceFileId) : undefined;
  return file ? { fileId: file.fileId, fileName: file.fileName, size: file.size } : null;
}

async function readEarlier(tx: Db, row: RegistrationRow): Promise<Registration['earlier']> {
  return (await selectEarlier(tx, row)).map((each) => ({
    registrationId: each.registrationId,
    companyName: each.companyName,
    createTime: formatTime(each.createdAt),
    decideTime: timeText(each.decidedAt),
    decidedBy: each.decidedBy,
    reason: each.reason,
  }));
}

const actionsFor = ({ caller }: OperatorContext, { state }: RegistrationRow): Registration['actions'] => {
  if (state !== 'inReview') return [];
  return caller.functions.has('statements/credit') ? ['approve', 'openCredit', 'refuse'] : ['approve', 'refuse'];
};

export async function readRegistration(ctx: OperatorContext, registrationId: number): Promise<Registration> {
  const { tx, now, caller } = ctx;
  const own = and(ofCompany(caller.companyId), eq(registrations.registrationId, registrationId));
  const found = await findRegistration(tx, own);
  if (!found) throw new DomainError('notFound');
  const { registration: row } = found;
  const { companyId, customerId, companyName: name, email, mobile } = row;
  return {
    ...toRow(found, now),
    email,
    accountNo: row.accountNo,
    licence: await readLicence(tx, row),
    reason: row.reason,
    note: row.note,
    lookalikes:
      row.state === 'inReview' ? await findLookalikes(tx, { companyId, customerId, name, email, mobile }) : [],
    earlier: await readEarlier(tx, row),
    actions: actionsFor(ctx, row),
  };
}

/** What the applicant is told who tries to log in. */
export const refusalOf = (tx: Db, customerId: number): Promise<string> => lastRefusal(tx, customerId);

/** Of a registration, and of a customer that registered before they were kept. */
export async function operatorSeesLicence({ tx, caller }: OperatorContext, fileId: string): Promise<boolean> {
  const { functions, companyId } = caller;
  if (!functions.has('customers/view') && !functions.has('customers/review')) return false;
  const registered = and(ofCompany(companyId), eq(registrations.licenceFileId, fileId));
  const owned = and(eq(customers.companyId, companyId), eq(customers.licenceFileId, fileId));
  return (await tx.$count(registrations, registered)) > 0 || (await tx.$count(customers, owned)) > 0;
}
