import { companyMailDomain } from '@yigou/contract/people/registration.terms';

/** What nobody means when they say a company's name: signs, blanks, and its legal form, wherever it stands. */
const signs = /[\s()[\]{}<>【】《》“”"'·.,，。、\-—_]/g;
const legalForm = /(股份)?有限(责任)?公司/g;

/** `华东 精密制造（苏州）有限责任公司` → `华东精密制造苏州`. */
export const plainCompanyName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().replace(signs, '').replace(legalForm, '');

/** Shorter than this, half of all companies share it. */
export const likeNameLeast = 4;
/** The first places of a mobile number: numbers bought together differ in the last two. */
export const likeMobilePlaces = 9;
/** How much of the shorter name has to be the same, from its beginning. */
const likeShare = 0.6;

export type Known = { plainName: string; email: string; mobile: string };
type Evidence = { text: string; weight: number };

function sameStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

function alikeByName(one: string, other: string): Evidence | null {
  if (one === '' || other === '') return null;
  if (one === other) return { text: '名称相同（不计“有限公司”、括号与空格）', weight: 100 };
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < likeNameLeast) return null;
  if (long.includes(short)) return { text: `名称同有“${short}”`, weight: 80 };
  const same = sameStart(short, long);
  const isLike = same >= likeNameLeast && same >= short.length * likeShare;
  return isLike ? { text: `名称前 ${same} 字相同`, weight: 40 + same } : null;
}

function alikeByMail(one: string, other: string): Evidence | null {
  const domain = companyMailDomain(one);
  return domain !== '' && domain === companyMailDomain(other) ? { text: `邮箱同为 @${domain}`, weight: 30 } : null;
}

function alikeByMobile(one: string, other: string): Evidence | null {
  const places = one.slice(0, likeMobilePlaces);
  if (places.length < likeMobilePlaces || !other.startsWith(places)) return null;
  const isSame = one === other;
  return { text: isSame ? '手机号相同' : `手机号前 ${likeMobilePlaces} 位相同`, weight: isSame ? 30 : 20 };
}

/** What speaks for two being the same company, or of one house; nothing: no evidence. The more weight, the more likely. */
export function likenessOf(one: Known, other: Known): { why: string[]; weight: number } {
  const found = [
    alikeByName(one.plainName, other.plainName),
    alikeByMail(one.email, other.email),
    alikeByMobile(one.mobile, other.mobile),
  ].filter((each) => each !== null);
  return { why: found.map(({ text }) => text), weight: found.reduce((sum, { weight }) => sum + weight, 0) };
}

type Named = { customerId: number; name: string; plainName: string; taxNo: string };

/** Which of them is meant by what somebody pasted: a tax number, the name, or what tells it from others. */
export function readPasted(word: string, customers: readonly Named[]): { customer: Named | null; fault: string } {
  const exact = customers.filter(({ taxNo, name }) => taxNo === word.toUpperCase() || name === word);
  const plain = plainCompanyName(word);
  const found = exact.length > 0 ? exact : customers.filter(({ plainName }) => plain !== '' && plainName === plain);
  const [customer] = found;
  if (customer && found.length === 1) return { customer, fault: '' };
  return { customer: null, fault: customer ? `有 ${found.length} 家名称相近，请改填税号` : '没有这家企业' };
}
