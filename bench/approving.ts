import type { CallInput } from '@yigou/contract/calls';
import { formatDate } from '@yigou/contract/ground/time';
import { periodStart } from '@yigou/contract/money/budgets.terms';
import { RuleContent, type RuleDraft } from '@yigou/contract/trade/approvals.rules';
import { theSystem } from '../apps/server/src/ground/db/actor';
import { plan } from '../apps/server/src/money/budgets/budgetPlanning.service';
import { addOrgUnit } from '../apps/server/src/people/org/org.service';
import { addRule, keptRule } from '../apps/server/src/trade/approvals/ruleBook.service';
import { repeat, repeatPrepared } from './load';
import { say } from './server';
import { addCustomer, addPerson, type Buyer, now, openShop } from './shop';

/**
 * node bench/run.mjs approving: what rules and budgets cost whoever orders, and a desk with 1,000 tasks on it. Two
 * customers that differ in nothing else are measured in turns.
 */

const cartLines = 500;
const tasksWanted = 1000;
const { database, skuIds, ask, submit, logIn, fill, report, tidy, begin, end } = await openShop();

async function addTree(no: number) {
  return database.db.transaction(async (tx) => {
    const customer = await addCustomer(tx, no, skuIds);
    const unit = (parentId: number, name: string) =>
      addOrgUnit(tx, { customerId: customer.customerId, parentId, code: name, name });
    const above = await unit(customer.rootOrgId, '制造中心');
    const own = await unit(above, '工艺部');
    const buyer = await addPerson(tx, customer, own, '采购员');
    const approvers = [];
    for (let at = 0; at < 3; at += 1) approvers.push(await addPerson(tx, customer, above, '审批人'));
    return { customer, units: [own, above, customer.rootOrgId], buyer, approvers };
  });
}
type Tree = Awaited<ReturnType<typeof addTree>>;

const idsOf = async (statement: string) => (await database.run(statement)).rows.map((row) => Number(row.id));
const categoryIds = await idsOf('select category_id as id from category where parent_id is null order by category_id');
const supplierIds = await idsOf('select supplier_id as id from supplier order by supplier_id');

/** Of every kind that there is; the first three fire for a large cart. */
function twentyRules({ customer, units, approvers }: Tree): RuleDraft[] {
  const level = (at: number) => ({ by: 'users' as const, userIds: [approvers[at % 3]?.accountId ?? 0] });
  const buyers = [customer.roleIds.get('采购员') ?? 0];
  const each = (at: number): Partial<RuleDraft>[] => [
    { conditions: { amountFrom: 9_000_000 + at } },
    { conditions: { amountFrom: 8_000_000, categoryIds: categoryIds.slice(0, at + 1) } },
    { conditions: { amountFrom: 8_000_000, supplierIds } },
    { conditions: { offContractLines: cartLines } },
    { conditions: { priceRisePercent: 50 + at }, appliesTo: { unitIds: units.slice(0, 1), roleIds: buyers } },
    { conditions: { overBudget: true } },
  ];
  const idle = Array.from({ length: 17 }, (_, at) => ({ ...each(at)[at % 6], levels: [level(at)] }));
  return [
    { name: '', conditions: { amountFrom: 10 }, levels: [level(0), level(1)] },
    { name: '', conditions: { categoryIds }, levels: [level(2)] },
    { name: '', appliesTo: { unitIds: units.slice(1, 2) }, conditions: { amountFrom: 5 }, levels: [level(1)] },
    ...idle,
  ].map((draft, at) => ({ ...draft, name: `规则 ${at + 1}` }));
}

/** Of each of the three units a month under 强控: for one category, and for the rest. */
async function rule(tree: Tree) {
  const { customerId } = tree.customer;
  const startsOn = periodStart('month', formatDate(now));
  const names = { unitName: '', categoryName: '' };
  const cells = tree.units.flatMap((orgId) =>
    [null, categoryIds[0] ?? null].map((categoryId) => ({ ...names, orgId, categoryId, startsOn, limit: 10 ** 13 })),
  );
  const settings = { control: 'hard' as const, warnPercent: 80, carryOver: false };
  const why = { by: theSystem, note: '编制预算', cause: 'plan:bench', now };
  await database.db.transaction(async (tx) => {
    for (const [at, draft] of twentyRules(tree).entries())
      await addRule(tx, customerId, keptRule(RuleContent.parse(draft)), at + 1, now);
    await plan(tx, { customerId, periodKind: 'month', settings, cells }, why);
  });
}

async function order(buyer: Buyer, lines: number): Promise<boolean> {
  await fill(buyer, lines);
  await submit((await ask('Order/Preview', {}, buyer)).resultData, buyer);
  return true;
}

const [free, ruled] = [await addTree(0), await addTree(1)];
const sides = [
  { what: '无规则、无预算', buyer: await logIn(free.buyer.accountNo) },
  { what: '20 条规则、三级预算', buyer: await logIn(ruled.buyer.accountNo) },
];
// Both have bought it all before: rules look at what was paid the last time.
for (const { buyer } of sides) for (let at = 0; at < 20; at += 1) await order(buyer, cartLines);
await rule(ruled);
await tidy();

begin();
for (const { buyer } of sides) await fill(buyer, cartLines);
for (let turn = 0; turn < 2; turn += 1)
  for (const { what, buyer } of sides)
    await report(() =>
      repeat(`${cartLines} 行，${what}：结算预览`, 1, async () => {
        await ask('Order/Preview', {}, buyer);
        return true;
      }),
    );
const ready = async (buyer: Buyer) => {
  await fill(buyer, cartLines);
  return (await ask('Order/Preview', {}, buyer)).resultData;
};
for (let turn = 0; turn < 2; turn += 1)
  for (const { what, buyer } of sides)
    await report(() =>
      repeatPrepared(
        `${cartLines} 行，${what}：提交（CPU 含装车与预览）`,
        1,
        () => ready(buyer),
        async (shown) => {
          await submit(shown, buyer);
          return true;
        },
      ),
    );

const desk = await logIn(ruled.approvers[0]?.accountNo ?? '');
const look = (input: CallInput<'Approval/GetPage'>) => ask('Approval/GetPage', input, desk);
const asking = await logIn(ruled.buyer.accountNo);
const before = await look({ pageSize: 1 });
for (let count = before.totalCount; count < tasksWanted; count += 1) await order(asking, 3);
await tidy();

// What was ordered last has three lines, what is due first five hundred.
const newest = { reqData: { sort: 'newest' as const } };
const pages: [string, CallInput<'Approval/GetPage'>][] = [
  ['第 1 页，10 张各 3 行', newest],
  ['第 1 页，100 张各 3 行', { ...newest, pageSize: 100 }],
  [`第 1 页，10 张各 ${cartLines} 行`, {}],
  ['按规则筛选', { reqData: { ...newest.reqData, ruleId: before.rules[0]?.id } }],
  ['按关键字查找', { ...newest, searchKey: 'bench' }],
  ['我已审批', { reqData: { tab: 'decided' } }],
];
for (const connections of [1, 16])
  for (const [what, input] of pages)
    await report(() =>
      repeat(`${tasksWanted} 张待审批：${what}`, connections, async () => {
        await look(input);
        return true;
      }),
    );
for (const path of ['Notice/GetUnread', 'Order/GetCounts'] as const)
  await report(() =>
    repeat(`${tasksWanted} 张待审批：${path === 'Notice/GetUnread' ? '铃铛' : '订单计数'}`, 16, async () => {
      await ask(path, {}, path === 'Notice/GetUnread' ? desk : asking);
      return true;
    }),
  );
const shown = await look({});
say(`\n待我审批 ${shown.totalCount} 张，${shown.waiting.amount} 元`);
await end();
