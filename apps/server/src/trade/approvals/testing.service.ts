import type { calls } from '@yigou/contract/calls';
import { fenToYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { RuleTest } from '@yigou/contract/trade/approvals.rules';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { AccountContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { overspentBy } from '../../money/budgets/budgets.service';
import { accounts } from '../../people/accounts/accounts.tables';
import type { Approvable, Approvables } from './approvables.service';
import { type Planned, planByFacts, planOrder, planView, selectRules } from './approvalPlanning.service';
import { nameOf } from './approvals.queries';
import { keptRule } from './ruleBook.service';
import type { Facts, LineFacts, Rule } from './ruleFiring.rules';

type TestInput = z.output<(typeof calls)['Approval/TestRule']['input']>;
type Trying = AccountContext & { approvables: Approvables };

/** The rules as they would be with what is not saved yet. */
function withDraft(kept: readonly Rule[], draft: TestInput['draft']): Rule[] {
  if (!draft) return [...kept];
  const content = keptRule(draft.content);
  if (draft.ruleId === null) return [...kept, { ...content, ruleId: 0, position: kept.length + 1 }];
  if (!kept.some((rule) => rule.ruleId === draft.ruleId)) throw new DomainError('notFound');
  return kept.map((rule) => (rule.ruleId === draft.ruleId ? { ...rule, ...content } : rule));
}

function textOf({ lines }: Approvable): string {
  const off = lines.filter((line) => !line.isContract).length;
  const kinds = `${lines.length} 种商品，${namesOf(lines.map((line) => line.supplierName))}`;
  return off > 0 ? `${kinds}；其中非协议 ${off} 种` : kinds;
}
const namesOf = (names: string[]): string => [...new Set(names)].join('、');

async function tryOrder(ctx: Trying, orderNo: string, rules: readonly Rule[]) {
  const order = await ctx.approvables.find(ctx.tx, ctx.caller.customerId, orderNo);
  if (!order) throw new DomainError('notFound');
  const { customerId, orgId, accountId, orderId, lines } = order;
  const amount = order.amounts.payable;
  const overBudget = await overspentBy(ctx.tx, order.holder);
  const gist = { customerId, orgId, accountId, orderId, amount, lines, overBudget };
  const plan = await planOrder(ctx.tx, ctx.approvables, gist, rules);
  const title = `${await nameOf(ctx.tx, accountId)}的订单 ${orderNo}`;
  const subject = { title, time: formatTime(order.createdAt), amount: fenToYuan(amount), text: textOf(order) };
  return { subject, plan };
}

type MadeUp = NonNullable<TestInput['madeUp']>;

/** Lines that show what was assumed, one for each kind, so that rules judge them like any other. */
function assumedLines({ categoryIds, supplierIds, offContractLines, priceRisePercent }: MadeUp): LineFacts[] {
  const plain = { name: '模拟商品', categoryPath: [], categoryName: '', supplierId: 0, supplierName: '', price: 0 };
  const onContract = { ...plain, isContract: true, lastPrice: null };
  const base = 10_000;
  return [
    ...categoryIds.map((id) => ({ ...onContract, categoryPath: [id], categoryName: '所选类目' })),
    ...supplierIds.map((supplierId) => ({ ...onContract, supplierId, supplierName: '所选供应商' })),
    ...Array.from({ length: offContractLines }, () => ({ ...onContract, isContract: false })),
    {
      ...onContract,
      price: Math.round((base * (100 + priceRisePercent)) / 100),
      lastPrice: priceRisePercent > 0 ? base : null,
    },
  ];
}

async function tryMadeUp(
  ctx: Trying,
  madeUp: MadeUp,
  rules: readonly Rule[],
): Promise<{ subject: RuleTest['subject']; plan: Planned }> {
  const { customerId } = ctx.caller;
  const [buyer] = await ctx.tx.select().from(accounts).where(eq(accounts.accountId, madeUp.userId));
  if (buyer?.customerId !== customerId) throw new DomainError('notFound');
  const facts: Facts = {
    accountId: buyer.accountId,
    orgId: buyer.orgId,
    amount: yuanToFen(madeUp.amount),
    lines: assumedLines(madeUp),
    overBudget: madeUp.overBudget > 0 ? [{ unitName: '假设', by: yuanToFen(madeUp.overBudget) }] : [],
  };
  const subject = { title: `模拟订单，${buyer.name}提交`, time: '', amount: madeUp.amount, text: '' };
  return { subject, plan: await planByFacts(ctx.tx, customerId, facts, rules) };
}

/** 试算: nothing is written, and it is judged by the same planner as a real order. */
export async function testRules(ctx: Trying, { orderNo, madeUp, draft }: TestInput): Promise<RuleTest> {
  const rules = withDraft(await selectRules(ctx.tx, ctx.caller.customerId), draft);
  const tried = madeUp ? await tryMadeUp(ctx, madeUp, rules) : await tryOrder(ctx, orderNo, rules);
  return { subject: tried.subject, plan: planView(tried.plan, null) };
}
