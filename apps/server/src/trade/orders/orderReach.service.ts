import { or, type SQL } from 'drizzle-orm';
import type { Caller } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { ownRows, withinScope } from '../../people/org/scope.service';
import { wasAsked } from '../approvals/asked.service';
import { orders } from './orders.tables';

export const ownOrders = (caller: Caller): SQL | undefined => ownRows(caller, orders);

/** The orders a caller may see and act on: their own, and with 全部订单 those in their data scope. */
export const ordersInReach = (caller: Caller): SQL | undefined => withinScope(caller, orders, 'order/allOrder');

/** What a list of the scope shows: 全部订单 needs the function of that name. */
export function ordersOfScope(caller: Caller, scope: 'mine' | 'all'): SQL | undefined {
  if (scope === 'mine') return ownOrders(caller);
  if (!caller.functions.has('order/allOrder')) throw new DomainError('notPermitted');
  return ordersInReach(caller);
}

/** Those in reach and, as far as their files go, those that they have to approve. */
export const ordersWithFiles = (caller: Caller): SQL | undefined =>
  or(ordersInReach(caller), wasAsked(caller, orders.orderId));
