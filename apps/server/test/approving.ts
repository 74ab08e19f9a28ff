import { RuleContent, type RuleDraft } from '@yigou/contract/trade/approvals.rules';
import { desc, eq, sql } from 'drizzle-orm';
import { outbox } from '../src/ground/jobs/outbox.tables';
import { approvalFlows, approvalRules, approvalTasks } from '../src/trade/approvals/approvals.tables';
import { addRule, keptRule } from '../src/trade/approvals/ruleBook.service';
import { buy } from './buying';
import { accountOf, type Person } from './people';
import type { TestApp } from './testApp';

type Level = RuleDraft['levels'][number];
export const byUsers = (userIds: number[], more: Partial<Level> = {}): Level => ({ by: 'users', userIds, ...more });

let made = 0;

/** A rule of the customer of `buyer`, before those it has; gives its id. */
export async function makeRule(test: TestApp, draft: Partial<RuleDraft> & Pick<RuleDraft, 'levels'>): Promise<number> {
  made += 1;
  const { customerId } = await accountOf(test, 'buyer');
  const content = RuleContent.parse({ name: `规则 ${made}`, ...draft });
  return addRule(test.db, customerId, keptRule(content), made - 10_000, test.clock.now());
}

export const dropRule = (test: TestApp, ruleId: number) =>
  test.db.delete(approvalRules).where(eq(approvalRules.ruleId, ruleId));

export async function flowOf(test: TestApp, orderId: number) {
  const [flow] = await test.db
    .select()
    .from(approvalFlows)
    .where(eq(approvalFlows.orderId, orderId))
    .orderBy(desc(approvalFlows.flowId));
  if (!flow) throw new Error(`order ${orderId} is not to be approved`);
  return flow;
}

/** Everybody who is or was asked about an order, in the order in which they were. */
export async function tasksOf(test: TestApp, orderId: number) {
  const { flowId } = await flowOf(test, orderId);
  return test.db.select().from(approvalTasks).where(eq(approvalTasks.flowId, flowId)).orderBy(approvalTasks.taskId);
}

type Goods = [skuNo: string, qty: number];

/** Ordered by somebody to whom a rule with these levels applies. */
export async function buyAsked(
  test: TestApp,
  buyer: Person,
  levels: Level[],
  {
    goods = ['MG-Q7-RD', 5],
    method = 'transfer' as 'transfer' | 'account',
  }: { goods?: Goods | Goods[]; method?: 'transfer' | 'account' } = {},
) {
  const ruleId = await makeRule(test, { appliesTo: { userIds: [buyer.accountId] }, levels });
  const lines = (Array.isArray(goods[0]) ? goods : [goods]) as Goods[];
  const order = await buy(test, buyer.token, lines, method);
  await dropRule(test, ruleId);
  return order;
}

/** The codes that were mailed to somebody, of one flow where it is named; the last first. */
export async function codesMailedTo(test: TestApp, email: string, flowNo = ''): Promise<string[]> {
  const mails = await test.db
    .select()
    .from(outbox)
    .where(sql`${outbox.message} ->> 'to' = ${email} and ${outbox.message} ->> 'subject' like ${`%${flowNo}%`}`)
    .orderBy(desc(outbox.createdAt), desc(sql`ctid`));
  return mails.flatMap(({ message }) => message.text.match(/code=([\w-]+)/)?.[1] ?? []);
}

export async function confirmCodeMailedTo(test: TestApp, email: string): Promise<string> {
  const [mail] = await test.db
    .select()
    .from(outbox)
    .where(sql`${outbox.message} ->> 'to' = ${email} and ${outbox.message} ->> 'subject' like '审批验证码%'`)
    .orderBy(desc(outbox.createdAt), desc(sql`ctid`));
  return (mail?.message.kind === 'mail' && mail.message.subject.match(/\d{6}/)?.[0]) || '';
}
