import { plainYuan } from '@yigou/contract/ground/money';
import { taxNumberOk } from '@yigou/contract/ground/taxNumber';
import type { CustomerState } from '@yigou/contract/people/accounts.terms';
import type { Registration } from '@yigou/contract/people/registration.console';
import { companyMailDomain } from '@yigou/contract/people/registration.terms';
import type { Turn } from '../../../ui/StateDot';

export const turnOf: Record<CustomerState, Turn> = { inReview: 'us', passed: 'ok', refused: 'bad' };

type Told = { text: string; turn: Turn };
/** One thing that was filled in, where it is looked up, and what can be said of it without looking. */
export type Compared = { label: string; value: string; where: string; told: Told | null };

const onLicence = '请在执照上找到这一项，逐字比对';

/** What is compared, in the order of its numbers: what stands on the licence first. */
export const comparedOf = (filled: Registration): Compared[] => [
  {
    label: '税号',
    value: filled.taxNo,
    where: onLicence,
    told: taxNumberOk(filled.taxNo) ? { text: '校验位正确', turn: 'ok' } : { text: '校验位不符', turn: 'bad' },
  },
  { label: '名称', value: filled.companyName, where: onLicence, told: null },
  { label: '联系人', value: filled.contactName, where: '可与执照的法定代表人比对，不同也属正常', told: null },
  { label: '手机', value: filled.mobile, where: '执照上没有，必要时致电核实', told: null },
  {
    label: '邮箱',
    value: filled.email,
    where: '执照上没有，企业邮箱的域名应与企业有关',
    told: companyMailDomain(filled.email) ? { text: '企业邮箱', turn: 'ok' } : { text: '公共邮箱', turn: 'them' },
  },
];

/** Grouped as they are printed, so that eyes keep their place. */
export const spaced = (value: string): string =>
  /^[0-9A-Z]{18}$/.test(value) ? value.replace(/(.{2})(.{6})(.{9})(.)/, '$1 $2 $3 $4') : value;

/** What an operator makes of companies that are alike. */
export type Choice = { kind: 'new' } | { kind: 'beside' | 'same'; customerId: number };

/** Said to who has registered a company that is there already; of it no more than its own people know. */
export const sameReason = '贵企业已在本平台注册，请联系贵企业的管理员为您开通账号';

export type Opening = { groupIds: number[]; limit: number | null };

/** The button names what it does. */
export function approveText({ groupIds, limit }: Opening): string {
  const parts = [groupIds.length > 0 && `放入 ${groupIds.length} 个客户组`, limit && `额度 ${plainYuan(limit)}`];
  return ['通过', ...parts].filter(Boolean).join('，');
}

/** Which one to show once this one is decided: the next of the list, else the one before. */
export function nextOf(ids: readonly number[], decided: number): number | undefined {
  const at = ids.indexOf(decided);
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1]);
}
