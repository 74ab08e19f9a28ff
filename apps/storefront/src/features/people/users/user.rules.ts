import type { CallInput } from '@yigou/contract/calls';
import { accountFieldRules as rules } from '@yigou/contract/people/accounts.terms';
import type { UserModel } from '@yigou/contract/people/users';
import { limitMost } from '@yigou/contract/people/users.terms';
import { type Check, checkBy, type FieldNames, required, textChecks } from '@yigou/web-kit';

export type UserValues = {
  accountNo: string;
  userName: string;
  mobile: string;
  email: string;
  orgId: string;
  roleIds: number[];
  orderLimit: string;
  monthLimit: string;
};

/** Refusals that are about a field. */
export const userRefusals: FieldNames<keyof UserValues>['refusals'] = {
  accountTaken: 'accountNo',
  mobileTaken: 'mobile',
  roleAboveYou: 'roleIds',
  lastAdministrator: 'roleIds',
};

const plain = (text: string): string => text.replaceAll(/[,，\s]/g, '');

export const checkLimit: Check = (text) => {
  const amount = plain(text);
  if (amount === '' || (/^\d{1,9}(\.\d{1,2})?$/.test(amount) && Number(amount) <= limitMost)) return '';
  return '请输入不小于 0 的金额，最多两位小数；不填为不限';
};

export const userChecks = textChecks<UserValues>({
  accountNo: checkBy(rules.accountNo),
  userName: checkBy(rules.personName),
  mobile: checkBy(rules.mobile),
  email: checkBy(rules.email),
  orgId: required('请选择所属组织'),
  orderLimit: checkLimit,
  monthLimit: checkLimit,
});

const toLimit = (text: string): number | null => (plain(text) === '' ? null : Number(plain(text)));

export const toValues = (user: UserModel | undefined, orgId: number | null): UserValues => ({
  accountNo: user?.accountNo ?? '',
  userName: user?.userName ?? '',
  mobile: user?.mobile ?? '',
  email: user?.email ?? '',
  orgId: String(user?.orgId ?? orgId ?? ''),
  roleIds: user?.roles.map((role) => role.roleId) ?? [],
  orderLimit: user?.orderLimit?.toString() ?? '',
  monthLimit: user?.monthLimit?.toString() ?? '',
});

export const toInput = (values: UserValues, userId: number | undefined): CallInput<'KamUser/Save'> => ({
  ...values,
  ...(userId !== undefined && { userId }),
  orgId: Number(values.orgId),
  orderLimit: toLimit(values.orderLimit),
  monthLimit: toLimit(values.monthLimit),
});
