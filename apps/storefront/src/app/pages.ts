import type { MenuCode } from '@yigou/contract/ground/functions';
import type { ComponentType } from 'react';
import { paths } from './paths';

type LoadPage = () => Promise<ComponentType>;

/** The pages of the function list, by function code. */
export const functionPages: Partial<Record<MenuCode, LoadPage>> = {
  dashboard: async () => (await import('../features/books/dashboard/DashboardPage')).DashboardPage,
  'report/apcatesku': async () => (await import('../features/books/reports/CategorySkuPage')).CategorySkuPage,
  'report/apusersku': async () => (await import('../features/books/reports/UserSkuPage')).UserSkuPage,
  'report/orgbyorderfee': async () => (await import('../features/books/reports/OrgOrderFeePage')).OrgOrderFeePage,
  'report/aporgbudger': async () => (await import('../features/books/reports/OrgBudgetPage')).OrgBudgetPage,
  'order/myOrder': async () => (await import('../features/trade/orders/list/OrderListPage')).MyOrderPage,
  'order/allOrder': async () => (await import('../features/trade/orders/list/OrderListPage')).AllOrderPage,
  'order/myApprove': async () => (await import('../features/trade/approvals/MyApprovePage')).MyApprovePage,
  'order/returnOrder': async () => (await import('../features/trade/returns/ReturnListPage')).ReturnListPage,
  'order/cancelOrder': async () => (await import('../features/trade/orders/list/OrderListPage')).CancelOrderPage,
  'order/invalidInvoice': async () =>
    (await import('../features/books/invoices/InvalidInvoicePage')).InvalidInvoicePage,
  'kamUser/invoice': async () => (await import('../features/books/invoices/InvoicePage')).InvoicePage,
  'order/orderExport': async () => (await import('../features/trade/orders/exporting/OrderExportPage')).OrderExportPage,
  'kamUser/userInfo': async () => (await import('../features/people/accounts/profile/UserInfoPage')).UserInfoPage,
  'kamUser/receiveAddress': async () =>
    (await import('../features/trade/addresses/ReceiveAddressPage')).ReceiveAddressPage,
  'kamUser/approvalRule': async () =>
    (await import('../features/trade/approvalRules/ApprovalRulePage')).ApprovalRulePage,
  'kamUser/budget': async () => (await import('../features/money/budgets/BudgetPage')).BudgetPage,
  'kamUser/organize': async () => (await import('../features/people/org/OrganizePage')).OrganizePage,
  'kamUser/userList': async () => (await import('../features/people/users/UserListPage')).UserListPage,
  'kamUser/kamRole': async () => (await import('../features/people/org/RolePage')).RolePage,
  'concern/itemConcern': async () => (await import('../features/goods/favourites/FavouritesPage')).FavouritesPage,
  'concern/purchaseList': async () => (await import('../features/trade/lists/PurchaseListPage')).PurchaseListPage,
  'concern/wantList': async () => (await import('../features/trade/requests/RequestListPage')).RequestListPage,
  '/finance/checkOrder/waitCheck': async () =>
    (await import('../features/books/statements/WaitCheckPage')).WaitCheckPage,
  '/finance/checkOrder/checkList': async () =>
    (await import('../features/books/statements/CheckListPage')).CheckListPage,
  'concern/browsing': async () => (await import('../features/goods/favourites/BrowsingPage')).BrowsingPage,
};

/** Pages of the centre that stand below a page of the function list. */
export const centrePages: Readonly<Record<string, LoadPage>> = {
  [paths.orderDetail]: async () => (await import('../features/trade/orders/detail/OrderDetailPage')).OrderDetailPage,
  [paths.invoiceDetail]: async () => (await import('../features/books/invoices/InvoiceDetailPage')).InvoiceDetailPage,
  [paths.approvalDetail]: async () =>
    (await import('../features/trade/approvals/detail/ApprovalDetailPage')).ApprovalDetailPage,
  [paths.receive]: async () => (await import('../features/trade/shipments/ReceivePage')).ReceivePage,
  [paths.applyReturn]: async () => (await import('../features/trade/returns/ApplyReturnPage')).ApplyReturnPage,
  [paths.returnDetail]: async () => (await import('../features/trade/returns/ReturnDetailPage')).ReturnDetailPage,
  [paths.checkDetail]: async () =>
    (await import('../features/books/statements/detail/CheckDetailPage')).CheckDetailPage,
  [paths.resubmit]: async () => (await import('../features/trade/checkout/resubmit/ResubmitPage')).ResubmitPage,
  [paths.changePassword]: async () =>
    (await import('../features/people/accounts/ChangePasswordPage')).ChangePasswordPage,
  [paths.notices]: async () => (await import('../features/people/notices/NoticesPage')).NoticesPage,
  [paths.noticeSetting]: async () => (await import('../features/people/notices/NoticeSettingPage')).NoticeSettingPage,
  [paths.goodsRequestDetail]: async () =>
    (await import('../features/trade/requests/RequestDetailPage')).RequestDetailPage,
  [paths.loginDevices]: async () => (await import('../features/people/accounts/LoginDevicesPage')).LoginDevicesPage,
};

export const shopPages: Readonly<Record<string, LoadPage>> = {
  [paths.home]: async () => (await import('../features/goods/home/HomePage')).HomePage,
  [paths.search]: async () => (await import('../features/goods/search/SearchPage')).SearchPage,
  [paths.product]: async () => (await import('../features/goods/catalog/ProductPage')).ProductPage,
  [paths.supplier]: async () => (await import('../features/goods/catalog/supplier/SupplierPage')).SupplierPage,
  [paths.cart]: async () => (await import('./CartRoute')).CartRoute,
  [paths.addToCart]: async () => (await import('../features/trade/cart/AddedPage')).AddedPage,
  [paths.settlement]: async () => (await import('../features/trade/checkout/CheckoutPage')).CheckoutPage,
  [paths.cashier]: async () => (await import('../features/money/payments/CashierPage')).CashierPage,
  [paths.alipay]: async () => (await import('../features/money/payments/AlipayPage')).AlipayPage,
  [paths.wechat]: async () => (await import('../features/money/payments/WeChatPage')).WeChatPage,
  [paths.paySuccess]: async () => (await import('../features/money/payments/PaySuccessPage')).PaySuccessPage,
  [paths.print]: async () => (await import('../features/trade/orders/print/PrintPage')).PrintPage,
  [paths.printStatement]: async () =>
    (await import('../features/books/statements/PrintStatementPage')).PrintStatementPage,
  [paths.help]: async () => (await import('../features/people/help/HelpPage')).HelpPage,
  [paths.agreement]: async () => (await import('../features/people/help/AgreementPage')).AgreementPage,
  [paths.error]: async () => (await import('../features/ground/errorPages/ProductMissingPage')).ProductMissingPage,
  [paths.notFound]: async () => (await import('../features/ground/errorPages/NotFoundPage')).NotFoundPage,
};

/** Pages without the shop's header: nothing may lead away from them by accident. */
export const plainPages: Readonly<Record<string, LoadPage>> = {
  [paths.login]: async () => (await import('../features/people/accounts/login/LoginPage')).LoginPage,
  [paths.audit]: async () => (await import('../features/trade/approvals/link/ApprovalLinkPage')).ApprovalLinkPage,
  [paths.register]: async () => (await import('../features/people/accounts/register/RegisterPage')).RegisterPage,
};
