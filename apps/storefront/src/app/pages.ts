import type { MenuCode } from '@yigou/contract/ground/functions';
import type { ComponentType } from 'react';
import { paths } from './paths';

type LoadPage = () => Promise<ComponentType>;

/** The pages of the function list, by function code. */
export const functionPages: Partial<Record<MenuCode, LoadPage>> = {
  dashboard: async () => (await import('../features/dashboard/DashboardPage')).DashboardPage,
  'report/apcatesku': async () => (await import('../features/reports/CategorySkuPage')).CategorySkuPage,
  'report/apusersku': async () => (await import('../features/reports/UserSkuPage')).UserSkuPage,
  'report/orgbyorderfee': async () => (await import('../features/reports/OrgOrderFeePage')).OrgOrderFeePage,
  'report/aporgbudger': async () => (await import('../features/reports/OrgBudgetPage')).OrgBudgetPage,
  'order/myOrder': async () => (await import('../features/orders/OrderListPage')).MyOrderPage,
  'order/allOrder': async () => (await import('../features/orders/OrderListPage')).AllOrderPage,
  'order/myApprove': async () => (await import('../features/approvals/MyApprovePage')).MyApprovePage,
  'order/returnOrder': async () => (await import('../features/returns/ReturnListPage')).ReturnListPage,
  'order/cancelOrder': async () => (await import('../features/orders/OrderListPage')).CancelOrderPage,
  'order/invalidInvoice': async () => (await import('../features/invoices/InvalidInvoicePage')).InvalidInvoicePage,
  'kamUser/invoice': async () => (await import('../features/invoices/InvoicePage')).InvoicePage,
  'order/orderExport': async () => (await import('../features/orders/OrderExportPage')).OrderExportPage,
  'kamUser/userInfo': async () => (await import('../features/accounts/UserInfoPage')).UserInfoPage,
  'kamUser/receiveAddress': async () => (await import('../features/addresses/ReceiveAddressPage')).ReceiveAddressPage,
  'kamUser/approvalRule': async () => (await import('../features/approvalRules/ApprovalRulePage')).ApprovalRulePage,
  'kamUser/budget': async () => (await import('../features/budgets/BudgetPage')).BudgetPage,
  'kamUser/organize': async () => (await import('../features/org/OrganizePage')).OrganizePage,
  'kamUser/userList': async () => (await import('../features/users/UserListPage')).UserListPage,
  'kamUser/kamRole': async () => (await import('../features/org/RolePage')).RolePage,
  'concern/itemConcern': async () => (await import('../features/concern/ItemConcernPage')).ItemConcernPage,
  'concern/purchaseList': async () => (await import('../features/lists/PurchaseListPage')).PurchaseListPage,
  'concern/wantList': async () => (await import('../features/wants/WantListPage')).WantListPage,
  '/finance/checkOrder/waitCheck': async () => (await import('../features/statements/WaitCheckPage')).WaitCheckPage,
  '/finance/checkOrder/checkList': async () => (await import('../features/statements/CheckListPage')).CheckListPage,
  'concern/browsing': async () => (await import('../features/concern/BrowsingPage')).BrowsingPage,
};

/** Pages of the centre that stand below a page of the function list. */
export const centrePages: Readonly<Record<string, LoadPage>> = {
  [paths.orderDetail]: async () => (await import('../features/orders/OrderDetailPage')).OrderDetailPage,
  [paths.invoiceDetail]: async () => (await import('../features/invoices/InvoiceDetailPage')).InvoiceDetailPage,
  [paths.approvalDetail]: async () => (await import('../features/approvals/ApprovalDetailPage')).ApprovalDetailPage,
  [paths.receive]: async () => (await import('../features/shipments/ReceivePage')).ReceivePage,
  [paths.applyReturn]: async () => (await import('../features/returns/ApplyReturnPage')).ApplyReturnPage,
  [paths.returnDetail]: async () => (await import('../features/returns/ReturnDetailPage')).ReturnDetailPage,
  [paths.checkDetail]: async () => (await import('../features/statements/CheckDetailPage')).CheckDetailPage,
  [paths.resubmit]: async () => (await import('../features/settlement/ResubmitPage')).ResubmitPage,
  [paths.changePassword]: async () => (await import('../features/accounts/ChangePasswordPage')).ChangePasswordPage,
  [paths.notices]: async () => (await import('../features/notices/NoticesPage')).NoticesPage,
  [paths.noticeSetting]: async () => (await import('../features/notices/NoticeSettingPage')).NoticeSettingPage,
  [paths.wantDetail]: async () => (await import('../features/wants/WantDetailPage')).WantDetailPage,
  [paths.loginDevices]: async () => (await import('../features/accounts/LoginDevicesPage')).LoginDevicesPage,
};

export const shopPages: Readonly<Record<string, LoadPage>> = {
  [paths.home]: async () => (await import('../features/home/HomePage')).HomePage,
  [paths.search]: async () => (await import('../features/search/SearchPage')).SearchPage,
  [paths.product]: async () => (await import('../features/catalog/ProductPage')).ProductPage,
  [paths.supplier]: async () => (await import('../features/catalog/SupplierPage')).SupplierPage,
  [paths.cart]: async () => (await import('./CartRoute')).CartRoute,
  [paths.addToCart]: async () => (await import('../features/cart/AddedPage')).AddedPage,
  [paths.settlement]: async () => (await import('../features/settlement/SettlementPage')).SettlementPage,
  [paths.cashier]: async () => (await import('../features/payments/CashierPage')).CashierPage,
  [paths.alipay]: async () => (await import('../features/payments/AlipayPage')).AlipayPage,
  [paths.wechat]: async () => (await import('../features/payments/WeChatPage')).WeChatPage,
  [paths.paySuccess]: async () => (await import('../features/payments/PaySuccessPage')).PaySuccessPage,
  [paths.print]: async () => (await import('../features/orders/PrintPage')).PrintPage,
  [paths.printStatement]: async () => (await import('../features/statements/PrintStatementPage')).PrintStatementPage,
  [paths.help]: async () => (await import('../features/help/HelpPage')).HelpPage,
  [paths.agreement]: async () => (await import('../features/help/AgreementPage')).AgreementPage,
  [paths.error]: async () => (await import('../features/errorPages/ProductMissingPage')).ProductMissingPage,
  [paths.notFound]: async () => (await import('../features/errorPages/NotFoundPage')).NotFoundPage,
};

/** Pages without the shop's header: nothing may lead away from them by accident. */
export const plainPages: Readonly<Record<string, LoadPage>> = {
  [paths.login]: async () => (await import('../features/accounts/LoginPage')).LoginPage,
  [paths.audit]: async () => (await import('../features/approvals/OrderAuditPage')).OrderAuditPage,
  [paths.register]: async () => (await import('../features/accounts/RegisterPage')).RegisterPage,
};
