import { formatTime } from '@yigou/contract/ground/time';
import { and, lt } from 'drizzle-orm';
import type { Desk } from '../overview/overview.service';
import { dueFirst, ofCompany, pageOf, waiting } from './registration.queries';
import { registrations } from './registration.tables';

export const registrationDesk: Desk = {
  kind: 'registration',
  needs: 'customers/review',
  look: async ({ tx, now, caller }, most) => {
    const here = and(ofCompany(caller.companyId), waiting);
    const rows = await pageOf(tx, here, dueFirst, { pageIndex: 1, pageSize: most });
    return {
      count: await tx.$count(registrations, here),
      overdue: await tx.$count(registrations, and(here, lt(registrations.dueAt, now))),
      things: rows.map(({ registration: row, submissions }) => ({
        number: row.taxNo,
        who: row.companyName,
        why: [`${row.contactName} ${row.mobile}`, submissions > 1 && `第 ${submissions} 次提交`]
          .filter(Boolean)
          .join('，'),
        amount: null,
        sinceTime: formatTime(row.createdAt),
        dueTime: formatTime(row.dueAt),
        orderId: null,
      })),
    };
  },
};
