import type { CallInput } from '@yigou/contract/calls';
import type { CurrentAccount } from '@yigou/contract/people/accounts';
import { accountFieldRules as rules } from '@yigou/contract/people/accounts.terms';
import { checkBy, type FieldNames, type FormChecks } from '@yigou/web-kit';
import { checkEmail } from '../register/register.rules';

/** `password` is only asked for when the mobile or the mailbox changes: a forgotten password is set anew through them. */
export type ProfileValues = { userName: string; mobile: string; email: string; password: string };

/** Refusals that are about a field. */
export const profileRefusals: FieldNames<keyof ProfileValues>['refusals'] = {
  wrongPassword: 'password',
  mobileTaken: 'mobile',
};

type Editable = Pick<CurrentAccount, 'userName' | 'mobile' | 'email'>;

export const profileChanged = (account: Editable, values: Editable & { password?: string }): boolean =>
  (['userName', 'mobile', 'email'] as const).some((name) => values[name].trim() !== account[name]);

/** Whether the password has to be asked for. */
export const contactChanged = (
  account: Editable,
  { mobile, email }: Pick<ProfileValues, 'mobile' | 'email'>,
): boolean => mobile.trim() !== account.mobile || email.trim() !== account.email;

export const profileChecks = (account: Editable): FormChecks<ProfileValues> => ({
  userName: ({ userName }) => checkBy(rules.personName)(userName),
  mobile: ({ mobile }) => checkBy(rules.mobile)(mobile),
  email: ({ email }) => checkEmail(email),
  password: (values) => (contactChanged(account, values) && values.password === '' ? '请输入当前密码' : ''),
});

export function toEditInput(
  account: Editable,
  values: ProfileValues,
  hash: (password: string) => string,
): CallInput<'Account/EditCurrent'> {
  const input = { userName: values.userName.trim(), mobile: values.mobile.trim(), email: values.email.trim() };
  return contactChanged(account, values) ? { ...input, accountPwd: hash(values.password) } : input;
}
