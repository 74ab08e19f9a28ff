import type { CallInput } from '@yigou/contract/calls';
import { taxNumberRule } from '@yigou/contract/people/accounts.terms';
import { desc, eq } from 'drizzle-orm';
import { demoPassword } from '../src/demo/people.data';
import { files } from '../src/ground/files/files.tables';
import { outbox } from '../src/ground/jobs/outbox.tables';
import { asSent } from '../src/ground/lib/passwords';
import { registrations } from '../src/people/registration/registration.tables';
import { uploadLicence } from './builders';
import { must } from './buying';
import type { TestApp } from './testApp';

type Form = CallInput<'Account/Register'>;

let registered = 0;

/** Any that is right; another number, another one. */
export function taxNumber(no: number): string {
  const first17 = `91310115MB${String(no).padStart(7, '0')}`;
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => first17 + last).find(taxNumberRule.ok) ?? '';
}

/** A shop takes fifty a day from one address; a test hands in more. */
async function freshLicence(test: TestApp, host?: string): Promise<string> {
  const fileId = await uploadLicence(test, host);
  await test.db.update(files).set({ fromAddress: null }).where(eq(files.fileId, fileId));
  return fileId;
}

/** Filled in by a company nobody knows, with a licence of its own. */
export async function applicantForm(test: TestApp, more: Partial<Form> = {}, host?: string): Promise<Form> {
  registered += 1;
  return {
    companyName: `新企业 ${registered}`,
    taxNo: taxNumber(registered),
    licenceFileId: await freshLicence(test, host),
    contactName: '钱多多',
    mobile: `166${String(registered).padStart(8, '0')}`,
    email: `no${registered}@applicant.example`,
    accountNo: `newcomer${registered}`,
    accountPwd: demoPassword,
    agreementVersion: must(await test.call('Help/GetAgreement', {}, host ? { host } : {})).resultData.version,
    ...more,
  };
}

type Registered = { form: Form; registrationId: number; customerId: number };

/** Where new customers are reviewed it waits now. */
export async function applied(test: TestApp, more: Partial<Form> = {}, host?: string): Promise<Registered> {
  const form = await applicantForm(test, more, host);
  const { customerId } = must(await test.call('Account/Register', form, host ? { host } : {})).resultData;
  const [row] = await test.db
    .select()
    .from(registrations)
    .where(eq(registrations.customerId, customerId))
    .orderBy(desc(registrations.registrationId))
    .limit(1);
  return { form, customerId, registrationId: row?.registrationId ?? 0 };
}

export const tryLogin = (
  test: TestApp,
  { accountNo, accountPwd }: Pick<Form, 'accountNo' | 'accountPwd'>,
  host?: string,
) => test.call('Account/Login', { accountNo, accountPwd: asSent(accountPwd) }, host ? { host } : {});

/** The mails to somebody. */
export async function mailsTo(test: TestApp, email: string) {
  const rows = await test.db.select().from(outbox);
  return rows.flatMap(({ message }) => (message.kind === 'mail' && message.to === email ? [message] : []));
}
