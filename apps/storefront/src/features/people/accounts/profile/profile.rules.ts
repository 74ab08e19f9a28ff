import type { CallInput } from '@yigou/contract/calls';
import type { CurrentAccount } from '@yigou/contract/people/accounts';
import type { FieldNames } from '@yigou/web-kit';

/** `password` is only asked for when the mobile or the mailbox changes: a forgotten password is set anew through them. */
export type ProfileValues = { userName: string; mobile: string; email: string; password?: string };

/** How the form calls what a refusal is about. */
export const profileNames: FieldNames<keyof ProfileValues> = {
  names: ['userName', 'mobile', 'email', 'password'],
  onWire: { accountPwd: 'password' },
  refusals: { wrongPassword: 'password', mobileTaken: 'mobile' },
};

type Editable = Pick<CurrentAccount, 'userName' | 'mobile' | 'email'>;

export const profileChanged = (account: Editable, values: ProfileValues): boolean =>
  (['userName', 'mobile', 'email'] as const).some((name) => values[name].trim() !== account[name]);

/** Whether the password has to be asked for. */
export const contactChanged = (
  account: Editable,
  { mobile, email }: Pick<ProfileValues, 'mobile' | 'email'>,
): boolean => mobile.trim() !== account.mobile || email.trim() !== account.email;

export function toEditInput(
  account: Editable,
  values: ProfileValues,
  hash: (password: string) => string,
): CallInput<'Account/EditCurrent'> {
  const input = { userName: values.userName.trim(), mobile: values.mobile.trim(), email: values.email.trim() };
  return contactChanged(account, values) ? { ...input, accountPwd: hash(values.password ?? '') } : input;
}
