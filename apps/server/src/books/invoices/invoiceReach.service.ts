import { eq, type SQL } from 'drizzle-orm';
import type { Caller, OperatorCaller } from '../../ground/http/context';
import { withinScope } from '../../people/org/scope.service';
import { applications } from './invoices.tables';

/** The applications a caller may see and act on: their own, and with 全部订单 those in their data scope. */
export const applicationsInReach = (caller: Caller): SQL | undefined =>
  withinScope(caller, applications, 'order/allOrder');

export const applicationsOfCompany = ({ companyId }: OperatorCaller): SQL => eq(applications.companyId, companyId);
