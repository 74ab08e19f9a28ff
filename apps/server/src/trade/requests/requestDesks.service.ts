import { formatTime } from '@yigou/contract/ground/time';
import { and, eq, lt } from 'drizzle-orm';
import type { Desk } from '../../people/overview/overview.service';
import { dueFirst, pageOfRequests } from './requests.queries';
import { wants } from './requests.tables';

export const goodsRequestDesk: Desk = {
  kind: 'want',
  needs: 'wants/answer',
  look: async ({ tx, now, caller }, most) => {
    const waiting = and(eq(wants.companyId, caller.companyId), eq(wants.state, 'waiting'));
    const rows = await pageOfRequests(tx, waiting, dueFirst, { pageIndex: 1, pageSize: most });
    return {
      count: await tx.$count(wants, waiting),
      overdue: await tx.$count(wants, and(waiting, lt(wants.dueAt, now))),
      things: rows.map(({ want, customerName }) => ({
        number: want.wantNo,
        who: customerName,
        why: `${want.name} ${want.qty} ${want.unit}`,
        amount: null,
        sinceTime: formatTime(want.createdAt),
        dueTime: formatTime(want.dueAt),
        orderId: null,
      })),
    };
  },
};
