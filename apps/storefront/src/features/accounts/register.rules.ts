import {
  type CallInput,
  type DomainErrorCode,
  domainErrors,
  emailMaxLength,
  passwordRule,
  accountFieldRules as rules,
  taxNumberRule,
} from '@yigou/contract';

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
export type RegisterErrors = Partial<Record<RegisterName, string>>;

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

/** In the order they stand on the page: the first wrong one gets the focus. */
export const registerNames = Object.keys(emptyRegister) as RegisterName[];

type Check = (values: RegisterValues) => string;

const say = (ok: boolean, message: string) => (ok ? '' : message);
const byRule =
  (name: 'companyName' | 'mobile' | 'accountNo', rule: { pattern: RegExp; message: string }): Check =>
  (values) =>
    say(rule.pattern.test(values[name].trim()), rule.message);

const checks: Record<RegisterName, Check> = {
  companyName: byRule('companyName', rules.companyName),
  taxNo: ({ taxNo }) => say(taxNumberRule.ok(taxNo.trim().toUpperCase()), taxNumberRule.message),
  licence: ({ licence }) => say(licence !== null, domainErrors.licenceMissing.text),
  contactName: ({ contactName }) => say(rules.personName.pattern.test(contactName.trim()), rules.personName.message),
  mobile: byRule('mobile', rules.mobile),
  email: ({ email }) => emailError(email),
  accountNo: byRule('accountNo', rules.accountNo),
  password: ({ password }) => say(passwordRule.ok(password), passwordRule.message),
  repeated: ({ password, repeated }) =>
    say(repeated !== '', '请再次输入密码') || say(repeated === password, '两次输入的密码不一致'),
  agreed: ({ agreed }) => say(agreed, '请阅读并同意隐私协议'),
};

export function emailError(text: string): string {
  const email = text.trim();
  if (!rules.email.pattern.test(email)) return rules.email.message;
  return say(email.length <= emailMaxLength, `邮箱最多 ${emailMaxLength} 个字符`);
}

export const checkRegister = (values: RegisterValues, name: RegisterName): string => checks[name](values);

export function checkAll(values: RegisterValues): RegisterErrors {
  const errors: RegisterErrors = {};
  for (const name of registerNames) {
    const error = checkRegister(values, name);
    if (error) errors[name] = error;
  }
  return errors;
}

export const firstWrong = (errors: RegisterErrors): RegisterName | undefined =>
  registerNames.find((name) => errors[name]);

export const toRegisterInput = (
  values: RegisterValues,
  accountPwd: string,
  agreementVersion: string,
): CallInput<'Account/Register'> => ({
  companyName: values.companyName.trim(),
  taxNo: values.taxNo.trim().toUpperCase(),
  licenceFileId: values.licence?.fileId ?? '',
  contactName: values.contactName.trim(),
  mobile: values.mobile.trim(),
  email: values.email.trim(),
  accountNo: values.accountNo.trim(),
  accountPwd,
  agreementVersion,
});

/** Fields that have another name on the wire. */
const wireNames: Partial<Record<string, RegisterName>> = {
  licenceFileId: 'licence',
  accountPwd: 'password',
  agreementVersion: 'agreed',
};

export function fromWire(fields: Record<string, string>): RegisterErrors {
  const errors: RegisterErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = wireNames[path] ?? registerNames.find((each) => each === path);
    if (name) errors[name] = message;
  }
  return errors;
}

const refusals: Partial<Record<DomainErrorCode, RegisterName>> = {
  accountTaken: 'accountNo',
  mobileTaken: 'mobile',
  customerTaken: 'taxNo',
  licenceMissing: 'licence',
  agreementOutdated: 'agreed',
};

/** A refusal names no field, yet the user has to mend one. */
export function fieldOfRefusal(message: string): RegisterName | undefined {
  for (const [code, name] of Object.entries(refusals)) {
    if (domainErrors[code as DomainErrorCode].text === message) return name;
  }
  return undefined;
}
