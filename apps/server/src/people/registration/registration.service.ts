import type { calls } from '@yigou/contract/calls';
import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import { registrationAnswerHours } from '@yigou/contract/people/registration.terms';
import type { z } from 'zod';
import { companyReviewsCustomers } from '../../ground/companies/companies.service';
import { theSystem } from '../../ground/db/actor';
import type { Db } from '../../ground/db/client';
import { oneAtATime } from '../../ground/db/oneAtATime';
import { lockUnownedFile, ownFile } from '../../ground/files/files.service';
import type { Context } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { addHours } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { hashNewPassword } from '../../ground/lib/passwords';
import { createAccount, removeAccountsOf } from '../accounts/accounts.service';
import {
  addCustomer,
  customerWithTaxNo,
  logCustomer,
  type NewCustomer,
  renewCustomer,
} from '../customers/customers.service';
import { currentAgreement } from '../help/help.service';
import { administratorRole } from '../org/org.rules';
import { addBuiltInRoles, addOrgUnit, builtInRolesOf, dropRolesOf, giveRole, renameRoot } from '../org/org.service';
import { lockRefused } from './registration.queries';
import { registrations } from './registration.tables';

/** A customer is never without a root unit and the built-in roles. */
export async function createCustomer(tx: Db, draft: NewCustomer) {
  const customerId = await addCustomer(tx, draft);
  const rootOrgId = await addOrgUnit(tx, { customerId, parentId: null, code: 'ROOT', name: draft.name });
  const roleIds = await addBuiltInRoles(tx, customerId);
  return { customerId, rootOrgId, roleIds };
}

/** The same customer once more, after it was refused: as it describes itself now. */
async function renew(tx: Db, customerId: number, draft: NewCustomer) {
  await renewCustomer(tx, customerId, draft);
  const rootOrgId = await renameRoot(tx, customerId, draft.name);
  return { customerId, rootOrgId, roleIds: await builtInRolesOf(tx, customerId) };
}

/** Nobody ever came in by an account of who was refused: its name and number are free for who comes next. */
async function freeNames(tx: Db, names: Parameters<typeof lockRefused>[1]): Promise<void> {
  const removed = await removeAccountsOf(tx, await lockRefused(tx, names));
  await dropRolesOf(tx, removed);
}

async function enrol(tx: Db, draft: NewCustomer) {
  const known = await customerWithTaxNo(tx, draft.companyId, draft.taxNo);
  if (!known) return createCustomer(tx, draft);
  if (known.state !== 'refused')
    throw new DomainError(known.state === 'inReview' ? 'customerWaiting' : 'customerTaken');
  return renew(tx, known.customerId, draft);
}

type Form = z.output<(typeof calls)['Account/Register']['input']>;
export type Applicant = Omit<Form, 'accountPwd'> & { password: string };

/** `password` comes from hashForStore. The first account is the administrator; a licence belongs to it from now on. */
export async function storeRegistration(
  tx: Db,
  companyId: number,
  applicant: Applicant,
  { inReview, now }: { inReview: boolean; now: Date },
): Promise<number> {
  const { companyName, taxNo, licenceFileId, contactName, mobile, email, accountNo, agreementVersion } = applicant;
  // Two who register the same company at once: the second is told that it waits, not that something went wrong.
  await oneAtATime(tx, `registration ${companyId} ${taxNo}`);
  await freeNames(tx, { companyId, taxNo, accountKey: accountNo.toLowerCase(), mobile });
  const state: CustomerState = inReview ? 'inReview' : 'passed';
  const shared = { companyId, taxNo, licenceFileId, contactName, state, createdAt: now };
  const contact = { contactMobile: mobile, contactEmail: email };
  const enrolled = await enrol(tx, { ...shared, ...contact, name: companyName, agreementVersion });
  const { customerId, rootOrgId: orgId, roleIds } = enrolled;
  const person = { accountNo, mobile, email, name: contactName, password: applicant.password };
  const accountId = await createAccount(tx, { companyId, customerId, orgId, ...person }, now);
  const roleId = roleIds.get(administratorRole);
  if (roleId) await giveRole(tx, accountId, roleId);
  await ownFile(tx, licenceFileId, accountId, now);
  const decided = inReview ? {} : { decidedAt: now, decidedBy: theSystem.name };
  const dueAt = addHours(now, registrationAnswerHours);
  const filled = { ...shared, customerId, companyName, mobile, email, accountNo };
  await tx.insert(registrations).values({ ...filled, dueAt, ...decided });
  const by = { kind: 'account' as const, id: accountId, name: contactName };
  await logCustomer(tx, customerId, { by, what: '提交注册资料', note: inReview ? '' : '无需审核，直接通过', now });
  return customerId;
}

const greeting = (form: Form, inReview: boolean): string =>
  `${form.contactName}，您好：\n\n${form.companyName}的注册资料已提交，管理员账号为 ${form.accountNo}。${
    inReview
      ? `平台将在 ${registrationAnswerHours} 小时内审核，结果会发到本邮箱，通过后即可登录。`
      : '您现在可以登录并开始采购。'
  }`;

export async function register(ctx: Context, form: Form) {
  const { companyId } = ctx.site;
  const { now } = ctx;
  const agreement = await currentAgreement(ctx.tx, companyId, now);
  if (agreement.version !== form.agreementVersion) throw new DomainError('agreementOutdated');
  const password = await hashNewPassword(form.accountPwd);
  return ctx.tx.transaction(async (tx) => {
    const inReview = await companyReviewsCustomers(tx, companyId);
    const licence = await lockUnownedFile(tx, companyId, form.licenceFileId, 'licence');
    if (!licence) throw new DomainError('licenceMissing', {}, { licenceFileId: '请重新上传营业执照图片' });
    const customerId = await storeRegistration(tx, companyId, { ...form, password }, { inReview, now });
    const text = greeting(form, inReview);
    const subject = '企业注册资料已提交';
    await putInOutbox({ ...ctx, tx }, companyId, { kind: 'mail', to: form.email, subject, text });
    return { customerId, inReview };
  });
}
