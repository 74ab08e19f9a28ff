import { z } from 'zod';
import { call, field, id, keysOf, noInput, nothing, result, rows } from '../ground/call';
import { emailField } from '../people/accounts.fields';
import {
  qualificationLabels,
  titleFieldRules as rules,
  type TitleType,
  titleHolderLabels,
  titleTypeLabels,
} from './invoices.terms';

export const InvoiceTitle = z.object({
  titleId: z.number(),
  type: z.enum(keysOf(titleTypeLabels)),
  holder: z.enum(keysOf(titleHolderLabels)),
  name: z.string(),
  taxNo: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
  email: z.string(),
  mobile: z.string(),
  isDefault: z.boolean(),
  qualification: z.enum(keysOf(qualificationLabels)),
  /** Why the operator refused it. */
  refusal: z.string(),
});
export type InvoiceTitle = z.infer<typeof InvoiceTitle>;

const ruled = (rule: { ok: (text: string) => boolean; message: string }) =>
  z.string({ error: rule.message }).trim().max(200, rule.message).refine(rule.ok, rule.message);

/** May be left empty, unless `needed` below says otherwise. */
const optional = (rule: { pattern: RegExp; message: string }) => z.union([z.literal(''), field(rule)]).default('');

/** What a 专票 cannot be without. */
const needed = (type: TitleType) =>
  type === 'special' ? (['address', 'phone', 'bank', 'bankAccount'] as const) : ([] as const);

const TitleDraft = z
  .object({
    titleId: id.optional(),
    type: z.enum(keysOf(titleTypeLabels), { error: '请选择发票类型' }),
    holder: z.enum(keysOf(titleHolderLabels), { error: '请选择企业或个人' }),
    name: ruled(rules.name),
    taxNo: z
      .string()
      .max(40, rules.taxNo.message)
      .transform((typed) => typed.replaceAll(/\s/g, '').toUpperCase())
      .default(''),
    address: optional(rules.address),
    phone: optional(rules.phone),
    bank: optional(rules.bank),
    bankAccount: optional(rules.bankAccount),
    email: emailField,
    mobile: optional(rules.mobile),
    isDefault: z.boolean('请选择是或否').default(false),
  })
  .superRefine((draft, ctx) => {
    const say = (path: string, message: string) => ctx.addIssue({ code: 'custom', message, path: [path] });
    if (draft.type === 'special' && draft.holder === 'person') say('holder', '增值税专用发票只能开给企业');
    if (draft.holder === 'company' && !rules.taxNo.ok(draft.taxNo)) say('taxNo', rules.taxNo.message);
    if (draft.holder === 'person' && draft.taxNo !== '') say('taxNo', '个人抬头不填税号');
    for (const name of needed(draft.type)) if (draft[name] === '') say(name, rules[name].message);
  });

export const invoiceTitleCalls = {
  'Invoice/GetTitleList': call({
    summary: '本企业的发票抬头，默认的在前',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'read',
    input: noInput,
    answer: rows(InvoiceTitle),
  }),
  'Invoice/SaveTitle': call({
    summary: '新增或修改抬头；专票抬头由平台审核资质，变更开票资料须重新审核',
    access: 'account',
    needs: 'kamUser/invoice',
    work: 'write',
    input: TitleDraft,
    answer: result(z.object({ titleId: z.number(), qualification: z.enum(keysOf(qualificationLabels)) })),
  }),
  'Invoice/DeleteTitle': call({
    summary: '删除抬头；已提交的申请各有自己的一份，不受影响',
    access: 'account',
    needs: 'kamUser/invoice/removeTitle',
    work: 'write',
    input: z.object({ titleId: id }),
    answer: nothing,
  }),
};
