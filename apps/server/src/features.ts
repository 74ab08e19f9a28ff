import { auditorFeature } from './books/auditor/auditor.feature';
import { cashbookFeature } from './books/cashbook/cashbook.feature';
import { invoicesFeature } from './books/invoices/invoices.feature';
import { reportsFeature } from './books/reports/reports.feature';
import { statementsFeature } from './books/statements/statements.feature';
import type { Feature } from './feature';
import { assortmentFeature } from './goods/assortment/assortment.feature';
import { catalogFeature } from './goods/catalog/catalog.feature';
import { catalogDeskFeature } from './goods/catalogDesk/catalogDesk.feature';
import { changeSetsFeature } from './goods/changeSets/changeSets.feature';
import { editorFeature } from './goods/editor/editor.feature';
import { favouritesFeature } from './goods/favourites/favourites.feature';
import { importsFeature } from './goods/imports/imports.feature';
import { picturesFeature } from './goods/pictures/pictures.feature';
import { priceBooksFeature } from './goods/priceBooks/priceBooks.feature';
import { productsFeature } from './goods/products/products.feature';
import { searchFeature } from './goods/search/search.feature';
import { searchWordsFeature } from './goods/searchWords/searchWords.feature';
import { sitesFeature } from './goods/sites/sites.feature';
import { stockDeskFeature } from './goods/stockDesk/stockDesk.feature';
import { typedWordsFeature } from './goods/typedWords/typedWords.feature';
import { auditLogFeature } from './ground/auditLog/auditLog.feature';
import { filesFeature } from './ground/files/files.feature';
import { outboxFeature } from './ground/jobs/outbox.feature';
import { budgetsFeature } from './money/budgets/budgets.feature';
import { paymentsFeature } from './money/payments/payments.feature';
import { accountsFeature } from './people/accounts/accounts.feature';
import { customersFeature } from './people/customers/customers.feature';
import { helpFeature } from './people/help/help.feature';
import { lookupFeature } from './people/lookup/lookup.feature';
import { noticesFeature } from './people/notices/notices.feature';
import { operatorsFeature } from './people/operators/operators.feature';
import { orgFeature } from './people/org/org.feature';
import { overviewFeature } from './people/overview/overview.feature';
import { recoveryFeature } from './people/recovery/recovery.feature';
import { registrationFeature } from './people/registration/registration.feature';
import { sessionsFeature } from './people/sessions/sessions.feature';
import { tasksFeature } from './people/tasks/tasks.feature';
import { todosFeature } from './people/todos/todos.feature';
import { usersFeature } from './people/users/users.feature';
import { viewsFeature } from './people/views/views.feature';
import { addressesFeature } from './trade/addresses/addresses.feature';
import { approvalsFeature } from './trade/approvals/approvals.feature';
import { cartFeature } from './trade/cart/cart.feature';
import { checkoutFeature } from './trade/checkout/checkout.feature';
import { listsFeature } from './trade/lists/lists.feature';
import { ordersFeature } from './trade/orders/orders.feature';
import { quickOrderFeature } from './trade/quickOrder/quickOrder.feature';
import { requestsFeature } from './trade/requests/requests.feature';
import { returnsFeature } from './trade/returns/returns.feature';
import { shipmentsFeature } from './trade/shipments/shipments.feature';
import { stockAlertsFeature } from './trade/stockAlerts/stockAlerts.feature';

/** Every room that gives the house something. What falls due together falls due in this order; files nobody needs go last. */
export const features: readonly Feature[] = [
  usersFeature,
  ordersFeature,
  approvalsFeature,
  shipmentsFeature,
  returnsFeature,
  paymentsFeature,
  budgetsFeature,
  addressesFeature,
  invoicesFeature,
  tasksFeature,
  statementsFeature,
  stockAlertsFeature,
  requestsFeature,
  cartFeature,
  checkoutFeature,
  listsFeature,
  quickOrderFeature,
  reportsFeature,
  cashbookFeature,
  auditorFeature,
  catalogFeature,
  changeSetsFeature,
  importsFeature,
  assortmentFeature,
  priceBooksFeature,
  stockDeskFeature,
  catalogDeskFeature,
  editorFeature,
  favouritesFeature,
  picturesFeature,
  productsFeature,
  searchFeature,
  searchWordsFeature,
  typedWordsFeature,
  sitesFeature,
  accountsFeature,
  customersFeature,
  helpFeature,
  lookupFeature,
  noticesFeature,
  operatorsFeature,
  orgFeature,
  overviewFeature,
  recoveryFeature,
  registrationFeature,
  sessionsFeature,
  todosFeature,
  viewsFeature,
  auditLogFeature,
  outboxFeature,
  filesFeature,
];
