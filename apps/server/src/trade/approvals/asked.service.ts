import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../../ground/http/context';

/** Orders about which the caller is or was asked: who has to decide sees all that hangs on them. */
export const wasAsked = ({ accountId, customerId, functions }: Caller, orderId: PgColumn): SQL =>
  functions.has('order/myApprove')
    ? sql`exists (select 1 from approval_flow flow join approval_task task on task.flow_id = flow.flow_id
        where flow.order_id = ${orderId} and flow.customer_id = ${customerId} and task.account_id = ${accountId})`
    : sql`false`;
