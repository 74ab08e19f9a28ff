import type { NoticeKind } from '@yigou/contract/people/notices.terms';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';
import { accounts } from '../accounts/accounts.tables';

export const notices = pgTable(
  'notice',
  {
    noticeId: idColumn(),
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    kind: text().$type<NoticeKind>().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** The page of the shop that it speaks of, such as `/center/order/orderDetail?orderId=17`. */
    link: text().notNull(),
    at: timeColumn().notNull(),
    readAt: timeColumn(),
  },
  (table) => [index().on(table.accountId, table.noticeId)],
);

/** Only what differs from the usual. */
export const noticePreferences = pgTable(
  'notice_preference',
  {
    accountId: refColumn()
      .notNull()
      .references(() => accounts.accountId),
    kind: text().$type<NoticeKind>().notNull(),
    bell: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
