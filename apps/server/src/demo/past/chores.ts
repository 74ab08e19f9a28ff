import { formatDate } from '@yigou/contract/ground/time';
import { periodStarts } from '@yigou/contract/money/budgets.terms';
import { RuleContent, type RuleDraft } from '@yigou/contract/trade/approvals.rules';
import { and, eq, isNull } from 'drizzle-orm';
import { categories, skus } from '../../goods/catalog/catalog.tables';
import { putOnHand } from '../../goods/stock/stock.service';
import { stocks } from '../../goods/stock/stock.tables';
import type { Db } from '../../ground/db/client';
import { saveYear, setControl } from '../../money/budgets/budgetPlanning.service';
import { budgets } from '../../money/budgets/budgets.tables';
import { markRead } from '../../people/notices/inbox.service';
import { notices } from '../../people/notices/notices.tables';
import { orgUnits } from '../../people/org/org.tables';
import { approvalRules } from '../../trade/approvals/approvals.tables';
import { saveRule } from '../../trade/approvals/ruleBook.service';
import { sweep } from '../../workers';
import { goods } from '../goods/goods.data';
import { plannedBudgets } from './habits.data';
import type { Stage } from './stage';

/** What the server does by itself every minute; here it does it when the day begins. */
export const sweepNow = (stage: Stage): Promise<void> => stage.steps(() => sweep(stage.background()));

/** Everybody looks at their bell now and then. */
export async function readBells(stage: Stage): Promise<void> {
  await stage.step(async (tx) => {
    const rows = await tx.selectDistinct({ id: notices.accountId }).from(notices).where(isNull(notices.readAt));
    const unread = new Set(rows.map(({ id }) => id));
    for (const [who, { accountId }] of stage.cast)
      if (unread.has(accountId)) await markRead(stage.as(who, tx), undefined);
  });
}

async function unitIds(stage: Stage): Promise<Map<string, number>> {
  const customerId = stage.cast.get('admin')?.customerId ?? 0;
  const units = await stage.db.select().from(orgUnits).where(eq(orgUnits.customerId, customerId));
  return new Map(units.map(({ parentId, code, orgId }) => [parentId === null ? '' : code, orgId]));
}

async function firstBudget(tx: Db, orgId: number, startsOn = ''): Promise<number> {
  const wanted = and(eq(budgets.orgId, orgId), eq(budgets.periodKind, 'month'), eq(budgets.startsOn, startsOn));
  const [budget] = await tx.select().from(budgets).where(wanted);
  if (!budget) throw new Error(`nothing is planned for ${startsOn}`);
  return budget.budgetId;
}

/** The finance department plans what is still to come of a year. */
export async function planYear(stage: Stage, year: number): Promise<void> {
  const ids = await unitIds(stage);
  const month = formatDate(stage.now()).slice(0, 7);
  const starts = periodStarts('month', year);
  await stage.step(async (tx) => {
    const ctx = stage.as('finance', tx);
    for (const { unit, yuan, control } of plannedBudgets) {
      const orgId = ids.get(unit) ?? 0;
      const settings = { control, warnPercent: 85, carryOver: false };
      const limits = starts.map((start) => (start.slice(0, 7) < month ? null : yuan));
      const plan = { orgId, categoryId: null, periodKind: 'month', year, limits, ...settings } as const;
      await saveYear(ctx, { requestId: stage.chance.uuid(), ...plan });
      await setControl(ctx, {
        budgetId: await firstBudget(tx, orgId, starts[limits.indexOf(yuan)]),
        ...settings,
        following: true,
      });
    }
  });
}

/** The administrator gives the approver more time, and asks more people. */
export async function saveRules(stage: Stage): Promise<void> {
  const customerId = stage.cast.get('admin')?.customerId ?? 0;
  const idOf = (who: string) => stage.cast.get(who)?.accountId ?? 0;
  const [large] = await stage.db
    .select()
    .from(approvalRules)
    .where(and(eq(approvalRules.customerId, customerId), eq(approvalRules.position, 1)));
  const [computers] = await stage.db
    .select()
    .from(categories)
    .where(and(eq(categories.name, 'IT 数码'), isNull(categories.parentId)));
  const lab = (await unitIds(stage)).get('RND-PE') ?? 0;
  const drafts: (RuleDraft & { ruleId: number | null })[] = [
    {
      ruleId: large?.ruleId ?? null,
      name: large?.name ?? '',
      conditions: { amountFrom: 5000 },
      levels: [{ by: 'users', userIds: [idOf('approver')], hours: 72, onTimeOut: 'escalate' }],
    },
    {
      ruleId: null,
      name: '信息设备满 1,500 元',
      conditions: { amountFrom: 1500, categoryIds: [computers?.categoryId ?? 0] },
      levels: [{ by: 'users', userIds: [idOf('approver')], hours: 48, onTimeOut: 'remind' }],
    },
    {
      ruleId: null,
      name: '工艺组满 3,000 元由研发中心负责人审批',
      appliesTo: { unitIds: [lab] },
      conditions: { amountFrom: 3000 },
      levels: [{ by: 'users', userIds: [idOf('linxue')], hours: 72 }],
    },
  ];
  await stage.step(async (tx) => {
    for (const { ruleId, ...draft } of drafts)
      await saveRule(stage.as('admin', tx), { ...RuleContent.parse(draft), ruleId });
  });
}

/** The warehouse fills up what has been sold; what was sold out from the start stays so. */
export async function fillUp(stage: Stage): Promise<void> {
  const first = new Map(goods.flatMap(({ skus: all }) => all).map((sku) => [sku.no, sku.stock]));
  await stage.step(async (tx) => {
    const rows = await tx
      .select({ skuId: skus.skuId, no: skus.skuNo, onHand: stocks.onHand, reserved: stocks.reserved })
      .from(stocks)
      .innerJoin(skus, eq(skus.skuId, stocks.skuId));
    const wanted = rows
      .map(({ skuId, no, onHand, reserved }) => ({ skuId, before: onHand, onHand: (first.get(no) ?? 0) + reserved }))
      .filter(({ before, onHand }) => before < onHand);
    await putOnHand(tx, { cause: `count:${formatDate(stage.now())}`, now: stage.now() }, wanted);
  });
}
