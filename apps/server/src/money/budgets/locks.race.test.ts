import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ask, atTheDesk, buyer, one, pen, place, reject, test } from '../../../test/approvalDesk';
import { byUsers } from '../../../test/approving';
import { planLimits } from '../../../test/budgets';
import { must } from '../../../test/buying';
import { whileHeld } from '../../../test/locks';

atTheDesk();

it('submitting again on account, where nobody is asked, takes credit before budgets', async () => {
  const { customerId, orgId } = place;
  await planLimits(test, { customerId, cells: [{ orgId, startsOn: '2026-11-01', limit: 100_000_000 }] });
  const { orderId } = await ask([byUsers([one.accountId])]);
  must(await reject(orderId, one));
  const { payable } = must(await test.call('Order/PreviewResubmit', { orderId }, buyer)).resultData.amounts;
  const input = {
    requestId: randomUUID(),
    orderId,
    lines: [{ lineNo: 1, qty: pen[1] }],
    payable,
    paymentMethod: 'account' as const,
    invoice: { type: 'none' as const, title: '' },
    reason: '再次提交',
  };
  const credit = sql`select 1 from ledger_account where customer_id = ${customerId} and kind = 'credit'`;
  const budgets = sql`select 1 from ledger_account where customer_id = ${customerId} and kind = 'budget'`;
  const again = () => test.call('Order/Resubmit', input, buyer);
  const { answer, ...met } = await whileHeld(test.db, credit, again, budgets);
  expect(must(answer).resultData).toMatchObject({ state: 'pendingShipment' });
  expect(met).toEqual({ waited: true, free: true });
});
