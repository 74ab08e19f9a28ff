import type { CallInput, CurrentAccount } from '@yigou/contract';
import type { FieldNames } from '@yigou/web-kit';

/** `password` is only asked for when the mobile changes. */
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

export function toEditInput(
  account: Editable,
  values: ProfileValues,
  hash: (password: string) => string,
): CallInput<'Account/EditCurrent'> {
  const mobile = values.mobile.trim();
  const input = { userName: values.userName.trim(), mobile, email: values.email.trim() };
  return mobile === account.mobile ? input : { ...input, accountPwd: hash(values.password ?? '') };
}
