import { accountCalls } from './accounts';
import { addressCalls } from './addresses';
import { approvalCalls } from './approvals';
import { approvalLinkCalls } from './approvals.link';
import { approvalRuleCalls } from './approvals.rules';
import { budgetCalls } from './budgets';
import type { AnswerOf, CallSpec, InputOf } from './call';
import { cartCalls } from './cart';
import { catalogCalls } from './catalog';
import { concernCalls } from './concern';
import { helpCalls } from './help';
import { invoiceCalls } from './invoices';
import { invoiceTitleCalls } from './invoices.titles';
import { listCalls } from './lists';
import { noticeCalls } from './notices';
import { orderCalls } from './orders';
import { orderExportCalls } from './orders.exporting';
import { orgCalls } from './org';
import { paymentCalls } from './payments';
import { quickOrderCalls } from './quickOrder';
import { recoveryCalls } from './recovery';
import { registrationCalls } from './registration';
import { reportCalls } from './reports';
import { dashboardCalls } from './reports.dashboard';
import { restockCalls } from './restock';
import { returnCalls } from './returns';
import { searchCalls } from './search';
import { sessionCalls } from './sessions';
import { settlementCalls } from './settlement';
import { shipmentCalls } from './shipments';
import { siteCalls } from './sites';
import { statementCalls } from './statements';
import { suggestCalls } from './suggest';
import { taskCalls } from './tasks';
import { todoCalls } from './todos';
import { userCalls } from './users';
import { shopViewCalls } from './views';
import { wantCalls } from './wants';

/** Every JSON call of the shop, by its path under /api/. */
export const calls = {
  ...siteCalls,
  ...sessionCalls,
  ...recoveryCalls,
  ...registrationCalls,
  ...accountCalls,
  ...addressCalls,
  ...orgCalls,
  ...userCalls,
  ...helpCalls,
  ...catalogCalls,
  ...searchCalls,
  ...suggestCalls,
  ...concernCalls,
  ...cartCalls,
  ...quickOrderCalls,
  ...listCalls,
  ...wantCalls,
  ...restockCalls,
  ...settlementCalls,
  ...orderCalls,
  ...orderExportCalls,
  ...shipmentCalls,
  ...paymentCalls,
  ...returnCalls,
  ...noticeCalls,
  ...approvalCalls,
  ...approvalRuleCalls,
  ...approvalLinkCalls,
  ...budgetCalls,
  ...invoiceTitleCalls,
  ...invoiceCalls,
  ...taskCalls,
  ...todoCalls,
  ...statementCalls,
  ...reportCalls,
  ...dashboardCalls,
  ...shopViewCalls,
} satisfies Record<string, CallSpec>;

export type Calls = typeof calls;
export type CallPath = keyof Calls;
/** What a caller sends: defaults may be left out. */
export type CallInput<P extends CallPath> = InputOf<Calls[P]>;
export type CallAnswer<P extends CallPath> = AnswerOf<Calls[P]>;
