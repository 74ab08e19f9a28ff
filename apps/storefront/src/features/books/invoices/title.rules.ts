import { titleFieldRules as rules, type TitleHolder, type TitleType } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import type { CallInput } from '@yigou/contract/calls';
import { type Check, checkBy, type FieldNames, type FormChecks } from '@yigou/web-kit';

/** 普票 for a company or a person; 专票 for a company only. */
export const titleKinds = {
  company: { label: '企业普票', type: 'normal', holder: 'company' },
  person: { label: '个人普票', type: 'normal', holder: 'person' },
  special: { label: '企业专票', type: 'special', holder: 'company' },
} as const satisfies Record<string, { label: string; type: TitleType; holder: TitleHolder }>;
export type TitleKind = keyof typeof titleKinds;

const texts = ['name', 'taxNo', 'address', 'phone', 'bank', 'bankAccount', 'email', 'mobile'] as const;
type TitleText = (typeof texts)[number];
export type TitleValues = Record<TitleText, string> & { kind: TitleKind; isDefault: boolean };

/** Refusals that are about a field. */
export const titleRefusals: FieldNames<TitleText>['refusals'] = { invoiceTitleTaken: 'name' };

const kindOf = ({ type, holder }: InvoiceTitle): TitleKind =>
  type === 'special' ? 'special' : holder === 'person' ? 'person' : 'company';

export const toValues = (title: InvoiceTitle | undefined): TitleValues => ({
  kind: title ? kindOf(title) : 'company',
  isDefault: title?.isDefault ?? false,
  ...(Object.fromEntries(texts.map((name) => [name, title?.[name] ?? ''])) as Record<TitleText, string>),
});

export const toInput = ({ kind, ...values }: TitleValues, titleId?: number): CallInput<'Invoice/SaveTitle'> => {
  const { type, holder } = titleKinds[kind];
  return { ...values, taxNo: holder === 'person' ? '' : values.taxNo, type, holder, ...(titleId && { titleId }) };
};

const tidy = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** What must be right, and what may be left empty. */
export const checkOf = (name: Exclude<TitleText, 'name' | 'email'>, needed: boolean): Check => {
  const check = name === 'taxNo' ? (text: string) => checkBy(rules.taxNo)(tidy(text)) : checkBy(rules[name]);
  return (text) => (!needed && text.trim() === '' ? '' : check(text));
};

/** A person has neither a tax number nor an account; who wants a 专票 must name all of it. */
const ofCompany =
  (name: Exclude<TitleText, 'name' | 'email'>, isNeeded: (kind: TitleKind) => boolean) => (values: TitleValues) =>
    values.kind === 'person' ? '' : checkOf(name, isNeeded(values.kind))(values[name]);
const forSpecial = (kind: TitleKind) => kind === 'special';

export const titleChecks: FormChecks<TitleValues> = {
  name: ({ name }) => checkBy(rules.name)(name),
  taxNo: ofCompany('taxNo', () => true),
  address: ofCompany('address', forSpecial),
  phone: ofCompany('phone', forSpecial),
  bank: ofCompany('bank', forSpecial),
  bankAccount: ofCompany('bankAccount', forSpecial),
  email: ({ email }) => checkBy(rules.email)(email),
  mobile: ({ mobile }) => checkOf('mobile', false)(mobile),
};
