import type { RuleDraft } from '@yigou/contract/trade/approvals.rules';
import { RuleContent } from '@yigou/contract/trade/approvals.rules';
import type { Db } from '../ground/db/client';
import { addRule, keptRule } from '../trade/approvals/ruleBook.service';

type Ids = Map<string, number>;

/** Small orders need nobody; what is larger, dearer than last time or over budget asks those whom it concerns. */
const rulesFor = (accountIds: Ids, roleIds: Ids): RuleDraft[] => [
  {
    name: '行政采购满 5,000 元',
    conditions: { amountFrom: 5000 },
    levels: [{ by: 'users', userIds: [accountIds.get('approver') ?? 0], hours: 24, onTimeOut: 'escalate' }],
  },
  {
    name: '单价上涨超 10%',
    conditions: { amountFrom: 1000, priceRisePercent: 10 },
    levels: [{ by: 'users', userIds: [accountIds.get('approver') ?? 0] }],
  },
  {
    name: '单笔满 50,000 元',
    conditions: { amountFrom: 50_000 },
    levels: [{ by: 'role', roleId: roleIds.get('财务') ?? null, hours: 48 }],
  },
];

export async function loadApprovals(tx: Db, customerId: number, accountIds: Ids, roleIds: Ids, now: Date) {
  for (const [at, draft] of rulesFor(accountIds, roleIds).entries())
    await addRule(tx, customerId, keptRule(RuleContent.parse(draft)), at + 1, now);
}
