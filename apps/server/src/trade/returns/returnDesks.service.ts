import type { OperatorFunction } from '@yigou/contract/ground/functions';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { WaitingKind } from '@yigou/contract/people/overview.terms';
import type { ReturnState } from '@yigou/contract/trade/returns.terms';
import { and, asc, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { customers } from '../../people/customers/customers.tables';
import type { Desk } from '../../people/overview/overview.service';
import { returns } from './returns.tables';

type Wanted = { kind: WaitingKind; needs: OperatorFunction; state: ReturnState; more?: SQL };

const desk = ({ kind, needs, state, more }: Wanted): Desk => ({
  kind,
  needs,
  look: async ({ tx, now, caller }, most) => {
    const waiting = and(eq(returns.companyId, caller.companyId), eq(returns.state, state), more);
    const rows = await tx
      .select({ row: returns, who: customers.name })
      .from(returns)
      .innerJoin(customers, eq(customers.customerId, returns.customerId))
      .where(waiting)
      .orderBy(asc(returns.dueAt), asc(returns.returnId))
      .limit(most);
    return {
      count: await tx.$count(returns, waiting),
      overdue: await tx.$count(returns, and(waiting, lt(returns.dueAt, now))),
      things: rows.map(({ row, who }) => ({
        number: row.returnNo,
        who,
        why: `${row.reason}${row.awaitsRed ? '，等待红字发票' : ''}`,
        amount: row.amount > 0 ? fenToYuan(row.amount) : row.estimate > 0 ? fenToYuan(row.estimate) : null,
        sinceTime: formatTime(row.createdAt),
        dueTime: row.dueAt ? formatTime(row.dueAt) : '',
        orderId: null,
      })),
    };
  },
});

/** Money that is on its way already waits for nobody here. */
export const returnDesks: readonly Desk[] = [
  desk({ kind: 'returnReview', needs: 'returns/review', state: 'pendingReview' }),
  desk({ kind: 'returnInspection', needs: 'returns/inspect', state: 'pendingInspection' }),
  desk({ kind: 'returnRefund', needs: 'returns/refund', state: 'pendingRefund', more: isNull(returns.refundAt) }),
  desk({ kind: 'returnReship', needs: 'returns/reship', state: 'pendingReship' }),
];
