import { usedPercent } from '@yigou/contract/money/budgets.terms';
import { notify, type TellContext } from '../../people/notices/notices.service';
import { selectKeepers } from './budgets.queries';
import { crossedLine, nameOf, type Use, yuanText } from './budgets.rules';

export type WarnContext = TellContext;

type After = { limit: number; used: number };

/** The head of a unit need not keep its budgets: each is led to a page that opens for them. */
const links = {
  budgets: ({ budgetId }: Use) => `/center/kamUser/budget?budgetId=${budgetId}`,
  report: () => '/center/report/aporgbudger',
  notices: () => '/center/kamUser/notices',
};

function wordsOf(use: Use, { limit, used }: After, line: 'warned' | 'over') {
  const name = nameOf(use);
  const state = `已用 ${yuanText(used)}，共 ${yuanText(limit)}（${usedPercent(used, limit)}%）`;
  return line === 'over'
    ? { title: `${name}预算已超支`, text: `${state}，超出 ${yuanText(used - limit)}。` }
    : { title: `${name}预算已达预警线`, text: `${state}，剩余可用 ${yuanText(limit - used)}。` };
}

/** Told once per crossing: whoever came after the line was crossed crosses nothing. */
export async function tellCrossings(
  ctx: WarnContext,
  customerId: number,
  uses: readonly Use[],
  taken: ReadonlyMap<number, After>,
): Promise<void> {
  for (const use of uses) {
    const after = taken.get(use.budgetId);
    const line = after && crossedLine(use, after);
    if (!line) continue;
    for (const { accountId, opens } of await selectKeepers(ctx.tx, customerId, use.orgId))
      await notify(ctx, [accountId], { kind: 'budget', link: links[opens](use), ...wordsOf(use, after, line) });
  }
}
