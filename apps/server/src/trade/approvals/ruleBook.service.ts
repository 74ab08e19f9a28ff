import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { RuleChoices, RuleContent, RuleRow } from '@yigou/contract/trade/approvals.rules';
import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { categories, suppliers } from '../../goods/catalog/catalog.tables';
import { type Db, rowsOf } from '../../ground/db/client';
import type { AccountContext } from '../../ground/http/context';
import { addDays } from '../../ground/lib/clock';
import { DomainError } from '../../ground/lib/domainError';
import { readOrgChart } from './approvalPeople.queries';
import { selectRules } from './approvalPlanning.service';
import { approvalRules } from './approvals.tables';
import type { Rule } from './ruleFiring.rules';
import { appliesText, conditionTexts, levelTexts, type Names, warningsOf } from './ruleWords.rules';
import type { OrgChart } from './seating.rules';

const inFen = (yuan: number | null) => (yuan === null ? null : yuanToFen(yuan));
const inYuan = (fen: number | null) => (fen === null ? null : fenToYuan(fen));

/** As it is kept and judged: money in 分. */
export const keptRule = ({ name, enabled, appliesTo, conditions, levels }: RuleContent) => ({
  name,
  enabled,
  appliesTo,
  conditions: { ...conditions, amountFrom: inFen(conditions.amountFrom), amountTo: inFen(conditions.amountTo) },
  levels,
});

const hitRow = (tx: Db, customerId: number, since: Date) =>
  rowsOf<{ ruleId: number; hits: number; open: number }>(
    tx,
    sql`select (rule ->> 'ruleId')::int as "ruleId",
        (count(*) filter (where created_at >= ${since.toISOString()}::timestamptz))::int as hits,
        (count(*) filter (where state = 'open'))::int as open
      from approval_flow, jsonb_array_elements(fired) as rule where customer_id = ${customerId}
        and (created_at >= ${since.toISOString()}::timestamptz or state = 'open')
      group by rule ->> 'ruleId'`,
  );

async function namesOf({ tx, caller }: AccountContext): Promise<Names> {
  const kept = {
    categories: eq(categories.companyId, caller.companyId),
    suppliers: eq(suppliers.companyId, caller.companyId),
  };
  const named = await tx
    .select({ id: categories.categoryId, name: categories.name })
    .from(categories)
    .where(kept.categories);
  const shops = await tx
    .select({ id: suppliers.supplierId, name: suppliers.shortName })
    .from(suppliers)
    .where(kept.suppliers);
  const toMap = (rows: { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { categories: toMap(named), suppliers: toMap(shops) };
}

export async function listRules(ctx: AccountContext): Promise<RuleRow[]> {
  const { tx, caller, now } = ctx;
  const kept = await selectRules(tx, caller.customerId);
  const orgChart = await readOrgChart(tx, caller.customerId);
  const names = await namesOf(ctx);
  const hits = new Map((await hitRow(tx, caller.customerId, addDays(now, -30))).map((row) => [row.ruleId, row]));
  return kept.map((rule) => ({
    ruleId: rule.ruleId,
    name: rule.name,
    enabled: rule.enabled,
    position: rule.position,
    appliesTo: rule.appliesTo,
    conditions: {
      ...rule.conditions,
      amountFrom: inYuan(rule.conditions.amountFrom),
      amountTo: inYuan(rule.conditions.amountTo),
    },
    levels: rule.levels,
    hits: hits.get(rule.ruleId)?.hits ?? 0,
    open: hits.get(rule.ruleId)?.open ?? 0,
    editTime: formatTime(rule.editedAt),
    appliesText: appliesText(rule, orgChart),
    conditionTexts: conditionTexts(rule, names),
    levelTexts: levelTexts(rule, orgChart),
    warnings: warningsOf(rule, orgChart),
  }));
}

export async function listChoices({ tx, caller }: AccountContext): Promise<RuleChoices> {
  const { people, units, roleNames } = await readOrgChart(tx, caller.customerId);
  const { companyId } = caller;
  return {
    units: [...units.values()].map(({ orgId, parentId, name, headId }) => ({
      id: orgId,
      parentId,
      name,
      headName: people.get(headId ?? 0)?.name ?? '',
    })),
    roles: [...roleNames].map(([id, name]) => ({ id, name })),
    users: [...people.values()].map(({ accountId, name, orgName, able }) => ({
      id: accountId,
      name,
      orgName,
      mayApprove: able,
    })),
    categories: await tx
      .select({ id: categories.categoryId, parentId: categories.parentId, name: categories.name })
      .from(categories)
      .where(eq(categories.companyId, companyId))
      .orderBy(asc(categories.viewOrder), asc(categories.categoryId)),
    suppliers: await tx
      .select({ id: suppliers.supplierId, name: suppliers.shortName })
      .from(suppliers)
      .where(eq(suppliers.companyId, companyId))
      .orderBy(asc(suppliers.supplierId)),
  };
}

/** Everything a rule names must be the customer's own, or their company's. */
async function checkNamed({ tx, caller }: AccountContext, rule: Omit<Rule, 'ruleId' | 'position'>, orgChart: OrgChart) {
  const unknown = (what: string) => new DomainError('approvalRuleUnknown', { what });
  const { unitIds, roleIds, userIds } = rule.appliesTo;
  const levelRoles = rule.levels.flatMap(({ by, roleId }) => (by === 'role' && roleId !== null ? [roleId] : []));
  const levelUsers = rule.levels.flatMap((level) => (level.by === 'users' ? level.userIds : []));
  if (unitIds.some((id) => !orgChart.units.has(id))) throw unknown('组织');
  if ([...roleIds, ...levelRoles].some((id) => !orgChart.roleNames.has(id))) throw unknown('角色');
  if ([...userIds, ...levelUsers].some((id) => !orgChart.people.has(id))) throw unknown('人员');
  const { categoryIds, supplierIds } = rule.conditions;
  const counted = async (table: typeof categories | typeof suppliers, ids: number[]) => {
    const idOf = table === categories ? categories.categoryId : suppliers.supplierId;
    const [row] = await tx
      .select({ n: count() })
      .from(table)
      .where(and(inArray(idOf, ids), eq(table.companyId, caller.companyId)));
    return row?.n === new Set(ids).size;
  };
  if (categoryIds.length > 0 && !(await counted(categories, categoryIds))) throw unknown('类目');
  if (supplierIds.length > 0 && !(await counted(suppliers, supplierIds))) throw unknown('供应商');
}

/** Two who save at once wait for each other, so that places and names stay unique. */
async function lockRules({ tx, caller }: AccountContext) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('approval_rule', ${caller.customerId}))`);
  return selectRules(tx, caller.customerId);
}

type Kept = Awaited<ReturnType<typeof selectRules>>;

function findRule(kept: Kept, ruleId: number): Kept[number] {
  const rule = kept.find((each) => each.ruleId === ruleId);
  if (!rule) throw new DomainError('notFound');
  return rule;
}

const ruleIs = (ruleId: number) => eq(approvalRules.ruleId, ruleId);

export async function saveRule(ctx: AccountContext, input: RuleContent & { ruleId: number | null }) {
  const kept = await lockRules(ctx);
  const { ruleId, ...content } = input;
  const rule = keptRule(content);
  if (ruleId !== null) findRule(kept, ruleId);
  else if (kept.length >= approvalLimits.rules)
    throw new DomainError('approvalRulesFull', { most: approvalLimits.rules });
  if (kept.some((each) => each.name === rule.name && each.ruleId !== ruleId))
    throw new DomainError('approvalRuleNameTaken', {}, { name: '已有同名的审批规则' });
  await checkNamed(ctx, rule, await readOrgChart(ctx.tx, ctx.caller.customerId));
  if (ruleId !== null) {
    await ctx.tx
      .update(approvalRules)
      .set({ ...rule, editedAt: ctx.now })
      .where(ruleIs(ruleId));
    return { ruleId };
  }
  return { ruleId: await addRule(ctx.tx, ctx.caller.customerId, rule, kept.length + 1, ctx.now) };
}

/** Also for who sets a customer up. */
export async function addRule(
  tx: Db,
  customerId: number,
  rule: ReturnType<typeof keptRule>,
  position: number,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(approvalRules)
    .values({ ...rule, customerId, position, editedAt: now })
    .returning({ ruleId: approvalRules.ruleId });
  if (!row) throw new Error('rule was not stored');
  return row.ruleId;
}

async function putInOrder(tx: Db, rules: Kept): Promise<void> {
  for (const [at, { ruleId, position }] of rules.entries())
    if (position !== at + 1)
      await tx
        .update(approvalRules)
        .set({ position: at + 1 })
        .where(ruleIs(ruleId));
}

export async function deleteRule(ctx: AccountContext, ruleId: number): Promise<void> {
  const kept = await lockRules(ctx);
  findRule(kept, ruleId);
  await ctx.tx.delete(approvalRules).where(ruleIs(ruleId));
  await putInOrder(
    ctx.tx,
    kept.filter((rule) => rule.ruleId !== ruleId),
  );
}

export async function moveRule(ctx: AccountContext, ruleId: number, position: number): Promise<void> {
  const kept = await lockRules(ctx);
  const rule = findRule(kept, ruleId);
  const others = kept.filter((each) => each.ruleId !== ruleId);
  await putInOrder(ctx.tx, [...others.slice(0, position - 1), rule, ...others.slice(position - 1)]);
}

export async function enableRule(ctx: AccountContext, ruleId: number, enabled: boolean): Promise<void> {
  findRule(await lockRules(ctx), ruleId);
  await ctx.tx.update(approvalRules).set({ enabled, editedAt: ctx.now }).where(ruleIs(ruleId));
}
