import type { calls } from '@yigou/contract/calls';
import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import type { z } from 'zod';
import { companyReviewsCustomers } from '../../ground/companies/companies.service';
import type { Db } from '../../ground/db/client';
import { lockUnownedFile, ownFile } from '../../ground/files/files.service';
import type { Context } from '../../ground/http/context';
import { putInOutbox } from '../../ground/jobs/outbox';
import { DomainError } from '../../ground/lib/domainError';
import { hashNewPassword } from '../../ground/lib/passwords';
import { createAccount } from '../accounts/accounts.service';
import { addCustomer, type NewCustomer } from '../customers/customers.service';
import { currentAgreement } from '../help/help.service';
import { administratorRole } from '../org/org.rules';
import { addBuiltInRoles, addOrgUnit, giveRole } from '../org/org.service';

/** A customer is never without a root unit and the built-in roles. */
export async function createCustomer(tx: Db, draft: NewCustomer) {
  const customerId = await addCustomer(tx, draft);
  const rootOrgId = await addOrgUnit(tx, { customerId, parentId: null, code: 'ROOT', name: draft.name });
  const roleIds = await addBuiltInRoles(tx, customerId);
  return { customerId, rootOrgId, roleIds };
}

type Registration = z.output<(typeof calls)['Account/Register']['input']>;

const greeting = (form: Registration, inReview: boolean): string =>
  `${form.contactName}，您好：\n\n${form.companyName}的注册资料已提交，管理员账号为 ${form.accountNo}。${
    inReview ? '资料审核通过后即可登录。' : '您现在可以登录并开始采购。'
  }`;

export async function register(ctx: Context, form: Registration) {
  const { companyId } = ctx.site;
  const agreement = await currentAgreement(ctx.tx, companyId, ctx.now);
  if (agreement.version !== form.agreementVersion) throw new DomainError('agreementOutdated');
  const password = await hashNewPassword(form.accountPwd);
  return ctx.tx.transaction(async (tx) => {
    const inReview = await companyReviewsCustomers(tx, companyId);
    const licence = await lockUnownedFile(tx, companyId, form.licenceFileId, 'licence');
    if (!licence) throw new DomainError('licenceMissing', {}, { licenceFileId: '请重新上传营业执照图片' });
    const { customerId, rootOrgId, roleIds } = await createCustomer(tx, {
      companyId,
      name: form.companyName,
      taxNo: form.taxNo,
      licenceFileId: form.licenceFileId,
      contactName: form.contactName,
      state: (inReview ? 'inReview' : 'passed') satisfies CustomerState,
      agreementVersion: form.agreementVersion,
      createdAt: ctx.now,
    });
    const { accountNo, mobile, email, contactName: name } = form;
    const person = { accountNo, mobile, email, name, password };
    const accountId = await createAccount(tx, { companyId, customerId, orgId: rootOrgId, ...person }, ctx.now);
    const roleId = roleIds.get(administratorRole);
    if (roleId) await giveRole(tx, accountId, roleId);
    await ownFile(tx, form.licenceFileId, accountId, ctx.now);
    const text = greeting(form, inReview);
    await putInOutbox({ ...ctx, tx }, companyId, { kind: 'mail', to: email, subject: '企业注册资料已提交', text });
    return { customerId, inReview };
  });
}
