import type { ImportVerdict } from '@yigou/contract/ground/imports';
import { importRowsAtOnce } from '@yigou/contract/ground/imports.terms';
import { fenToYuan, formatYuan, yuanToFen } from '@yigou/contract/ground/money';
import { emailMaxLength, accountFieldRules as rules } from '@yigou/contract/people/accounts.terms';
import type { ImportRow } from '@yigou/contract/people/users';
import { limitMost } from '@yigou/contract/people/users.terms';

/** What a row comes to: an account as it would be. */
export type WantedUser = {
  accountNo: string;
  name: string;
  mobile: string;
  email: string;
  orgId: number;
  roleIds: number[];
  orderLimit: number | null;
  monthLimit: number | null;
};
export type KnownUser = WantedUser & { accountId: number; accountKey: string };

type Unit = { orgId: number; name: string; enabled: boolean };
type Role = { roleId: number; name: string };

/** All that a row is judged by. */
export type ImportContext = {
  /** By code in small letters, and by path such as `华东精密/制造中心/一车间`. */
  units: ReadonlyMap<string, Unit>;
  roles: ReadonlyMap<string, Role>;
  /** Accounts the importer reaches, by name in small letters. */
  known: ReadonlyMap<string, KnownUser>;
  /** Names and numbers that somebody has, within reach or not: whose they are. */
  takenKeys: ReadonlyMap<string, number>;
  takenMobiles: ReadonlyMap<string, number>;
  /** Why the importer may not make this change; empty: they may. */
  refusal: (before: KnownUser | undefined, wanted: WantedUser) => string;
};

export type JudgedUser = ImportVerdict & { wanted: WantedUser; before: KnownUser | undefined };

const keyOf = (accountNo: string): string => accountNo.trim().toLowerCase();

/** `1,200.50` → 120050 分; empty: no limit; undefined: no amount. */
export function readLimit(text: string): number | null | undefined {
  const plain = text.replaceAll(/[,，¥\s]/g, '');
  if (plain === '' || plain === '不限') return null;
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain) || Number(plain) > limitMost) return undefined;
  return yuanToFen(Number(plain));
}

export const readNames = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、,，;；/|]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

const unitKey = (text: string): string =>
  text
    .split(/[/>＞\\]/)
    .map((part) => part.trim())
    .join('/')
    .toLowerCase();

function fieldFaults(row: ImportRow): string[] {
  const faults: string[] = [];
  if (!rules.accountNo.pattern.test(row.accountNo.trim())) faults.push(rules.accountNo.message);
  if (!rules.personName.pattern.test(row.userName.trim())) faults.push(rules.personName.message);
  if (!rules.mobile.pattern.test(row.mobile.trim())) faults.push(rules.mobile.message);
  const email = row.email.trim();
  if (!rules.email.pattern.test(email) || email.length > emailMaxLength) faults.push(rules.email.message);
  return faults;
}

/** Where the same name or number stands a second time in the file, and in which row it stood first. */
function firstRows(rows: readonly ImportRow[], read: (row: ImportRow) => string): Map<string, number> {
  const first = new Map<string, number>();
  for (const [at, row] of rows.entries()) {
    const key = read(row);
    if (key && !first.has(key)) first.set(key, at);
  }
  return first;
}

const unitFault = (text: string, unit: Unit | undefined): string[] => {
  if (!text) return ['请填写组织编码或路径'];
  return unit ? [] : [`没有组织“${text}”，或不在您的数据范围内`];
};

type UnitNames = ReadonlyMap<number, string>;

function changesOf(before: KnownUser, wanted: WantedUser, world: ImportContext, units: UnitNames): string[] {
  const yuan = (fen: number | null) => (fen === null ? '不限' : formatYuan(fenToYuan(fen)));
  const unitName = (orgId: number) => units.get(orgId) ?? '';
  const roleNames = (ids: readonly number[]) =>
    [...world.roles.values()]
      .filter((role) => ids.includes(role.roleId))
      .map((role) => role.name)
      .join('、') || '无';
  const pairs: [string, string, string][] = [
    ['姓名', before.name, wanted.name],
    ['手机号', before.mobile, wanted.mobile],
    ['邮箱', before.email, wanted.email],
    ['组织', unitName(before.orgId), unitName(wanted.orgId)],
    ['角色', roleNames(before.roleIds), roleNames(wanted.roleIds)],
    ['单笔限额', yuan(before.orderLimit), yuan(wanted.orderLimit)],
    ['月度限额', yuan(before.monthLimit), yuan(wanted.monthLimit)],
  ];
  return pairs.filter(([, old, next]) => old !== next).map(([name, old, next]) => `${name}：${old} → ${next}`);
}

function rowJudge(rows: readonly ImportRow[], world: ImportContext) {
  const firstKey = firstRows(rows, (row) => keyOf(row.accountNo));
  const firstMobile = firstRows(rows, (row) => row.mobile.trim());
  const units = new Map([...world.units.values()].map((unit) => [unit.orgId, unit.name]));
  return (row: ImportRow, at: number): JudgedUser => {
    const faults = fieldFaults(row);
    const key = keyOf(row.accountNo);
    const mobile = row.mobile.trim();
    const before = world.known.get(key);
    const unit = world.units.get(unitKey(row.org));
    const names = readNames(row.roles);
    const orderLimit = readLimit(row.orderLimit);
    const monthLimit = readLimit(row.monthLimit);

    const sameKey = firstKey.get(key) ?? at;
    if (sameKey < at) faults.push(`账号与第 ${sameKey + 1} 行重复`);
    const sameMobile = firstMobile.get(mobile) ?? at;
    if (sameMobile < at) faults.push(`手机号与第 ${sameMobile + 1} 行重复`);
    if (!before && world.takenKeys.has(key)) faults.push('该账号已被使用，请换一个账号');
    const takenBy = world.takenMobiles.get(mobile);
    if (takenBy !== undefined && takenBy !== before?.accountId) faults.push('该手机号已被使用');
    faults.push(...unitFault(row.org.trim(), unit));
    for (const name of names) if (!world.roles.has(name)) faults.push(`角色“${name}”不存在`);
    if (orderLimit === undefined) faults.push('单笔限额须为不小于 0 的金额，不填为不限');
    if (monthLimit === undefined) faults.push('月度限额须为不小于 0 的金额，不填为不限');
    if (unit && !unit.enabled && unit.orgId !== before?.orgId) faults.push(`组织“${unit.name}”已停用，不能加入新成员`);

    const wanted: WantedUser = {
      accountNo: row.accountNo.trim(),
      name: row.userName.trim(),
      mobile,
      email: row.email.trim(),
      orgId: unit?.orgId ?? 0,
      roleIds: names.flatMap((name) => world.roles.get(name)?.roleId ?? []),
      orderLimit: orderLimit ?? null,
      monthLimit: monthLimit ?? null,
    };
    const changes = before ? changesOf(before, wanted, world, units) : [];
    if (faults.length === 0 && (!before || changes.length > 0)) {
      const refusal = world.refusal(before, wanted);
      if (refusal) faults.push(refusal);
    }
    const judged = { rowNo: at + 1, wanted, before };
    if (faults.length > 0) return { ...judged, state: 'wrong', notes: faults };
    if (!before) return { ...judged, state: 'new', notes: [] };
    return { ...judged, state: changes.length > 0 ? 'changed' : 'unchanged', notes: changes };
  };
}

/** Every row with what would become of it. Pure, so that the preview and the import cannot disagree. */
export function* judgeRows(rows: readonly ImportRow[], world: ImportContext): Generator<void, JudgedUser[]> {
  const judge = rowJudge(rows, world);
  const judged: JudgedUser[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % importRowsAtOnce === 0) yield;
    judged.push(judge(row, at));
  }
  return judged;
}
