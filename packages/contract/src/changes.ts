import type { CallPath, Calls } from './calls';

type PathOf<Work> = { [P in CallPath]: Calls[P]['work'] extends Work ? P : never }[CallPath];
type Read = PathOf<'read' | 'steps'>;
type RoomOf<P extends string> = P extends `${infer Room}/${string}` ? Room : never;

/** What a call may change: all that a room's calls read (`Order`), or one read where the rest must stay (`Order/GetPage`). */
export type Changed = RoomOf<Read> | Read;
export type WritePath = PathOf<'write' | 'steps'>;

const approval = ['Approval', 'Order', 'Todo', 'Notice/GetUnread'] as const;
const order = ['Order', 'OrderReturn/GetPage', 'Todo'] as const;
/** Not what may still be applied for: the form on the screen asked for that, and is left. */
const orderReturn = ['OrderReturn/GetPage', 'OrderReturn/GetModel', 'Order', 'Todo'] as const;
const statement = ['Statement', 'Todo'] as const;
const favourite = ['ShopItemConcern', 'Product/GetSkuModel'] as const;
/** Not the user themselves: the form that shows them is being closed. */
const user = ['KamUser/GetPage', 'KamRole', 'KamOrganize', 'KamFunction/GetUserByFunction'] as const;
const role = ['KamRole', 'KamFunction/GetUserByFunction'] as const;
const unit = ['KamOrganize', 'KamUser/GetPage'] as const;
const nothing = [] as const;

/**
 * What each write of the shop changes, so that what is on the screen is read again; a write that is not here does not
 * compile. Beside the calls and not in them, since the pages need it without zod (decisions/0063).
 */
export const changes = {
  // A new login reads everything anew, and the end of one leaves nothing to read.
  'Account/Login': nothing,
  'Account/Resume': nothing,
  'Account/Register': nothing,
  'Account/Logout': nothing,
  'Account/SendCode': nothing,
  'Account/ResetPassword': nothing,
  'Account/ChangePassword': nothing,
  // The answer takes the place of what was read.
  'Account/EditCurrent': nothing,
  'Account/EndSession': ['Account/GetSessions'],
  'Account/EndOtherSessions': ['Account/GetSessions'],
  'KamUser/Save': user,
  'KamUser/Enable': user,
  'KamUser/ResetPassword': user,
  'KamUser/Import': user,
  'KamRole/Save': role,
  'KamRole/Delete': role,
  'KamOrganize/Save': unit,
  'KamOrganize/Move': unit,
  'KamOrganize/Enable': unit,
  'KamOrganize/Delete': unit,
  'KamOrganize/Import': unit,
  'Notice/MarkRead': ['Notice/GetUnread', 'Notice/GetPage'],
  'Notice/SavePreferences': ['Notice/GetPreferences'],
  'Task/Cancel': ['Task'],
  'Task/Retry': ['Task'],
  'View/Save': ['View'],
  'View/Delete': ['View'],

  'ShopItemConcern/Add': favourite,
  'ShopItemConcern/Delete': favourite,
  'ShopItemConcern/SetGroup': favourite,
  'CustBrowsing/Submit': ['CustBrowsing'],

  'Budget/Save': ['Budget'],
  'Budget/SaveYear': ['Budget'],
  'Budget/Adjust': ['Budget'],
  'Budget/SetControl': ['Budget'],
  'Budget/Import': ['Budget'],
  // The cashier is being left, and asks anew when it is opened again.
  'Payment/Create': ['Order/GetPage', 'Order/GetCounts'],
  'Payment/GetState': nothing,
  // The answer takes the place of what was read.
  'Payment/Close': nothing,
  'Payment/UploadVoucher': ['Payment/GetCashier'],

  'ReceiveAddress/Save': ['ReceiveAddress'],
  'ReceiveAddress/Delete': ['ReceiveAddress'],
  'ReceiveAddress/SetDefault': ['ReceiveAddress'],
  'ShopCart/Add': ['ShopCart'],
  'ShopCart/AddList': ['ShopCart'],
  'ShopCart/Edit': ['ShopCart'],
  'ShopCart/FitQty': ['ShopCart'],
  'ShopCart/UnfitQty': ['ShopCart'],
  'ShopCart/Delete': ['ShopCart'],
  'ShopCart/EmptyCart': ['ShopCart'],
  'ShopCart/MoveToConcern': ['ShopCart', ...favourite],
  'PurchaseList/Save': ['PurchaseList'],
  'PurchaseList/Delete': ['PurchaseList'],
  'PurchaseList/AddLines': ['PurchaseList'],
  'PurchaseList/EditLine': ['PurchaseList'],
  'PurchaseList/RemoveLines': ['PurchaseList'],
  'PurchaseList/ToCart': ['ShopCart'],
  'Want/Submit': ['Want'],
  'Want/Withdraw': ['Want'],
  'Want/Close': ['Want'],
  'Restock/Add': ['Restock'],
  'Restock/Delete': ['Restock'],

  // Not the previews: of an order that is placed there is none.
  'Order/Submit': ['ShopCart', 'Order/GetPage', 'Order/GetCounts'],
  'Order/Resubmit': ['Order/GetPage', 'Order/GetModel', 'Order/GetCounts', 'Approval', 'Todo'],
  'Order/Cancel': order,
  'Order/CancelApply': order,
  'Order/CancelWithdraw': order,
  'Order/Delete': order,
  'Order/ConfirmReceipt': order,
  'Order/ExtendReceipt': order,
  'Order/UrgeShipment': order,
  'Order/Reorder': ['ShopCart'],
  'Order/Export': ['Task'],
  'OrderReturn/Apply': orderReturn,
  'OrderReturn/Withdraw': orderReturn,
  'OrderReturn/FillLogistics': orderReturn,
  'OrderReturn/Confirm': orderReturn,
  'Approval/Approve': approval,
  'Approval/Reject': approval,
  'Approval/SendBack': approval,
  'Approval/Transfer': approval,
  'Approval/AddSigner': approval,
  'Approval/Ask': approval,
  'Approval/Answer': approval,
  'Approval/Remind': approval,
  'Approval/Withdraw': approval,
  'Approval/BatchApprove': approval,
  // By a link in a mail, without a login: there is nothing else to read.
  'Approval/DecideByCode': ['Approval/GetByCode'],
  'Approval/SendConfirmCode': nothing,
  // The answer takes the place of what was read.
  'Approval/SaveDeputy': nothing,
  'Approval/SaveRule': ['Approval/GetRuleList'],
  'Approval/DeleteRule': ['Approval/GetRuleList'],
  'Approval/MoveRule': ['Approval/GetRuleList'],
  'Approval/EnableRule': ['Approval/GetRuleList'],

  'Invoice/Apply': ['Invoice', 'Order'],
  'Invoice/Withdraw': ['Invoice', 'Order'],
  'Invoice/ApplyRed': ['Invoice', 'Order'],
  'Invoice/ConfirmRed': ['Invoice', 'Order'],
  'Invoice/SendMail': ['Invoice'],
  'Invoice/SaveTitle': ['Invoice'],
  'Invoice/DeleteTitle': ['Invoice'],
  'Statement/Confirm': statement,
  'Statement/AddDifference': statement,
  'Statement/ReplyDifference': statement,
  'Statement/WithdrawDifference': statement,
  'Statement/UploadPayment': statement,
  'Statement/ApplyInvoice': [...statement, 'Invoice', 'Order'],
  // Three hundred ticks do not read the statement three hundred times.
  'Statement/CheckEntries': nothing,
  'Statement/Export': ['Task'],
  // Reads, which bring their sums up to date on the way.
  'Report/Dashboard': nothing,
  'Report/OrgOrderFee': nothing,
  'Report/CategorySku': nothing,
  'Report/Sku': nothing,
  'Report/UserSku': nothing,
  'Report/Lines': nothing,
  'Report/Export': ['Task'],
} satisfies Record<WritePath, readonly Changed[]>;

const covers = (name: string, path: string): boolean => path === name || path.startsWith(`${name}/`);

/** Says of a read whether this call has made it old; a call that only reads changes nothing. */
export function changedBy(path: string): (readPath: string) => boolean {
  const names: readonly string[] = (changes as Partial<Record<string, readonly string[]>>)[path] ?? nothing;
  return (readPath) => names.some((name) => covers(name, readPath));
}
