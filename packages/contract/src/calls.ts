import { invoiceCalls } from './books/invoices';
import { invoiceTitleCalls } from './books/invoices.titles';
import { reportCalls } from './books/reports';
import { dashboardCalls } from './books/reports.dashboard';
import { statementCalls } from './books/statements';
import { catalogCalls } from './goods/catalog';
import { favouriteCalls } from './goods/favourites';
import { searchCalls } from './goods/search';
import { siteCalls } from './goods/sites';
import { suggestCalls } from './goods/suggest';
import { typedWordCalls } from './goods/typedWords';
import type { AnswerOf, CallSpec, InputOf } from './ground/call';
import { budgetCalls } from './money/budgets';
import { paymentCalls } from './money/payments';
import { accountCalls } from './people/accounts';
import { helpCalls } from './people/help';
import { noticeCalls } from './people/notices';
import { orgCalls } from './people/org';
import { recoveryCalls } from './people/recovery';
import { registrationCalls } from './people/registration';
import { sessionCalls } from './people/sessions';
import { taskCalls } from './people/tasks';
import { todoCalls } from './people/todos';
import { userCalls } from './people/users';
import { shopViewCalls } from './people/views';
import { addressCalls } from './trade/addresses';
import { approvalCalls } from './trade/approvals';
import { approvalLinkCalls } from './trade/approvals.link';
import { approvalRuleCalls } from './trade/approvals.rules';
import { cartCalls } from './trade/cart';
import { checkoutCalls } from './trade/checkout';
import { listCalls } from './trade/lists';
import { orderCalls } from './trade/orders';
import { orderExportCalls } from './trade/orders.exporting';
import { quickOrderCalls } from './trade/quickOrder';
import { goodsRequestCalls } from './trade/requests';
import { returnCalls } from './trade/returns';
import { shipmentCalls } from './trade/shipments';
import { stockAlertCalls } from './trade/stockAlerts';

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
  ...typedWordCalls,
  ...favouriteCalls,
  ...cartCalls,
  ...quickOrderCalls,
  ...listCalls,
  ...goodsRequestCalls,
  ...stockAlertCalls,
  ...checkoutCalls,
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
