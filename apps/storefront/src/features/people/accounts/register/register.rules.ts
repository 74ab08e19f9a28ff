import type { CallInput } from '@yigou/contract/calls';
import { type DomainErrorCode, domainErrors } from '@yigou/contract/ground/errors';
import { accountFieldRules, emailMaxLength, passwordRule, taxNumberRule } from '@yigou/contract/people/accounts.terms';
import { type Check, checkBy, type FormChecks, inTurn, required } from '@yigou/web-kit';

export type Licence = { fileId: string; fileName: string };
export type RegisterValues = {
  companyName: string;
  taxNo: string;
  licence: Licence | null;
  contactName: string;
  mobile: string;
  email: string;
  accountNo: string;
  password: string;
  repeated: string;
  agreed: boolean;
};
export type RegisterName = keyof RegisterValues;

export const emptyRegister: RegisterValues = {
  companyName: '',
  taxNo: '',
  licence: null,
  contactName: '',
  mobile: '',
  email: '',
  accountNo: '',
  password: '',
  repeated: '',
  agreed: false,
};

const rules = accountFieldRules;
const tooLong: Check = (email) => (email.trim().length > emailMaxLength ? `邮箱最多 ${emailMaxLength} 个字符` : '');

export const checkEmail: Check = inTurn(checkBy(rules.email), tooLong);

const checkTaxNo: Check = (taxNo) => checkBy(taxNumberRule)(taxNo.trim().toUpperCase());

export const registerChecks: FormChecks<RegisterValues> = {
  companyName: ({ companyName }) => checkBy(rules.companyName)(companyName),
  taxNo: ({ taxNo }) => checkTaxNo(taxNo),
  licence: ({ licence }) => (licence ? '' : domainErrors.licenceMissing.text),
  contactName: ({ contactName }) => checkBy(rules.personName)(contactName),
  mobile: ({ mobile }) => checkBy(rules.mobile)(mobile),
  email: ({ email }) => checkEmail(email),
  accountNo: ({ accountNo }) => checkBy(rules.accountNo)(accountNo),
  password: ({ password }) => checkBy(passwordRule)(password),
  repeated: ({ password, repeated }) =>
    required('请再次输入密码')(repeated) || (repeated === password ? '' : '两次输入的密码不一致'),
  agreed: ({ agreed }) => (agreed ? '' : '请阅读并同意隐私协议'),
};

export const toRegisterInput = (values: RegisterValues, agreementVersion: string): CallInput<'Account/Register'> => ({
  companyName: values.companyName.trim(),
  taxNo: values.taxNo.trim().toUpperCase(),
  licenceFileId: values.licence?.fileId ?? '',
  contactName: values.contactName.trim(),
  mobile: values.mobile.trim(),
  email: values.email.trim(),
  accountNo: values.accountNo.trim(),
  accountPwd: values.password,
  agreementVersion,
});

/** Fields that have another name on the wire. */
export const registerOnWire = {
  licenceFileId: 'licence',
  accountPwd: 'password',
  agreementVersion: 'agreed',
} as const;

/** A refusal names no field, yet the user has to mend one. */
export const registerRefusals: Partial<Record<DomainErrorCode, RegisterName>> = {
  accountTaken: 'accountNo',
  mobileTaken: 'mobile',
  customerTaken: 'taxNo',
  customerWaiting: 'taxNo',
  licenceMissing: 'licence',
  agreementOutdated: 'agreed',
};
