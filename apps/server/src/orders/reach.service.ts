import { or, type SQL } from 'drizzle-orm';
import { wasAsked } from '../approvals/asked.service';
import type { Caller } from '../http/context';
import { ownRows, withinScope } from '../org/scope.service';
import { orders } from './orders.tables';

export const ownOrders = (caller: Caller): SQL | undefined => ownRows(caller, orders);

/** The orders a caller may see and act on: his own, and with 全部订单 those in his data scope. */
export const ordersInReach = (caller: Caller): SQL | undefined => withinScope(caller, orders, 'order/allOrder');

/** The same and, as far as its files go, those that he has to approve. */
export const ordersWithFiles = (caller: Caller): SQL | undefined =>
  or(ordersInReach(caller), wasAsked(caller, orders.orderId));
