import { randomUUID } from 'node:crypto';
import { type CallInput, type CallPath, taxNumberRule } from '@yigou/contract';
import type { AccountRow } from '../src/accounts/accounts.queries';
import { demoPassword } from '../src/demo/people.data';
import { outbox } from '../src/jobs/outbox.tables';
import { asSent } from '../src/lib/passwords';
import { buyAsked, byUsers, codesMailedTo } from './approving';
import { uploadLicence } from './builders';
import { manyBuyers } from './buyers';
import { must } from './buying';
import type { PayingApp } from './payingApp';
import { accountOf } from './people';
import { parcelIn } from './shipping';
import { addressDraft, redPen, type ThingIds, type ThingName, thingYear } from './things';

/** By hand, so that neither a wrong `needs` nor a wrong role can agree with itself. */
export const roleNames = ['企业管理员', '采购员', '审批人', '财务', '收货员', '无角色'] as const;
export type RoleName = (typeof roleNames)[number];

const anyAccount = roleNames;
const anyRole: readonly RoleName[] = ['企业管理员', '采购员', '审批人', '财务', '收货员'];
const buyers: readonly RoleName[] = ['企业管理员', '采购员'];
const payers: readonly RoleName[] = ['企业管理员', '采购员', '财务'];
const receivers: readonly RoleName[] = ['企业管理员', '采购员', '收货员'];
const addressKeepers: readonly RoleName[] = ['企业管理员', '采购员', '收货员'];
const approvers: readonly RoleName[] = ['企业管理员', '采购员', '审批人', '财务'];
const administrators: readonly RoleName[] = ['企业管理员'];
const budgetKeepers: readonly RoleName[] = ['企业管理员', '财务'];

export type Goods = { itemId: number; productId: number; itemNo: string; categoryId: number; supplierId: number };

/** What an input is built from: the things it names, who calls, and what the shop sells. */
export type Given = ThingIds & {
  test: PayingApp;
  account: AccountRow;
  goods: Goods;
  price: number;
  payable: number;
  docId: number;
  /** 全部订单, not only one's own. */
  seesOthers: boolean;
};

type Case<P extends CallPath> = {
  who: readonly RoleName[];
  /** What the input names. */
  names?: readonly ThingName[];
  /** What the answer lists, as far as it is the caller's to see. */
  lists?: ThingName;
  input: (given: Given) => CallInput<P> | Promise<CallInput<P>>;
};

const none = () => ({});
const page = () => ({ pageSize: 100 });
const bySku = ({ goods: { itemId } }: Given) => ({ itemId });
const bySkuNo = ({ goods: { itemNo } }: Given) => ({ itemNo });
const byCategory = ({ goods: { categoryId } }: Given) => ({ categoryId });
const items = ({ goods: { itemId } }: Given) => ({ itemIds: [itemId] });
const newLine = ({ goods: { itemId } }: Given) => ({ itemId, chartQty: redPen[1] });

let registered = 0;

function taxNumber(no: number): string {
  const first17 = `91310115MB${String(no).padStart(7, '0')}`;
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((last) => first17 + last).find(taxNumberRule.ok) ?? '';
}

async function registration({ test }: Given): Promise<CallInput<'Account/Register'>> {
  registered += 1;
  return {
    companyName: `新企业 ${registered}`,
    taxNo: taxNumber(registered),
    licenceFileId: await uploadLicence(test),
    contactName: '钱多多',
    mobile: `166${String(registered).padStart(8, '0')}`,
    email: 'new@example.com',
    accountNo: `newcomer${registered}`,
    accountPwd: asSent(demoPassword),
    agreementVersion: must(await test.call('Help/GetAgreement', {})).resultData.version,
  };
}

const login = ({ account: { accountNo } }: Given) => ({ accountNo, accountPwd: asSent(demoPassword) });

const wanted = ({ account: { accountNo } }: Given) => ({ accountNo, channel: 'mail' as const });

/** As its owner reads it in his mailbox. */
async function codeFor(given: Given) {
  must(await given.test.call('Account/SendCode', wanted(given)));
  const sent = await given.test.db.select().from(outbox);
  const mine = sent.filter(({ message }) => message.to === given.account.email).at(-1);
  const code = mine?.message.text.match(/\d{6}/)?.[0] ?? '';
  return { accountNo: given.account.accountNo, code, newPwd: asSent('Another@2026') };
}

const person = (given: Given, no: number) => ({
  accountNo: `user${no}`,
  userName: '新人',
  mobile: `199${String(no).padStart(8, '0')}`,
  email: 'user@example.com',
  orgId: given.account.orgId,
  roleIds: [],
});
const importRow = {
  accountNo: 'imported',
  userName: '导入',
  mobile: '18900000001',
  email: 'imported@example.com',
  org: 'MFG',
  roles: '采购员',
};
const unitRow = { code: 'IMPORTED', name: '导入', parent: 'MFG' };

const goodsDoor = {
  GetWebSkuPage: { who: anyAccount, input: page },
  GetSkuModel: { who: anyAccount, input: bySku },
  GetSkuModelBySkuNo: { who: anyAccount, input: bySkuNo },
  GetSkuSelTag: { who: anyAccount, input: bySku },
  GetCategoryListByIdBot: { who: anyAccount, input: byCategory },
  GetCategoryListByIdBotSku: { who: anyAccount, input: bySku },
  GetCategoryListByIdBotSkuNo: { who: anyAccount, input: bySkuNo },
  GetSkuModelIMG: { who: anyAccount, input: bySku },
  GetSkuModelIMGByNo: { who: anyAccount, input: bySkuNo },
};
type DoorCases<D extends string> = { [V in keyof typeof goodsDoor as `${D}/${V}`]: (typeof goodsDoor)[V] };
const openDoor = <const D extends string>(door: D) =>
  Object.fromEntries(
    Object.entries(goodsDoor).map(([verb, each]) => [`${door}/${verb}`, each]),
  ) as unknown as DoorCases<D>;

const byTask = ({ approvalTask }: Given) => ({ requestId: randomUUID(), taskId: approvalTask });
const withReason = (given: Given) => ({ ...byTask(given), reason: '数量太多，请核实' });
const toAdmin = async (given: Given) => ({
  ...byTask(given),
  userId: (await accountOf(given.test, 'admin')).accountId,
});
const byFlow = ({ approvalFlow }: Given) => ({ requestId: randomUUID(), flowId: approvalFlow });
const byRule = ({ approvalRule }: Given) => ({ ruleId: approvalRule });

/** A link that waits for its decision, whoever follows it. */
async function mailedCode({ test }: Given): Promise<string> {
  const [buyer] = await manyBuyers(test, 1);
  const approver = await accountOf(test, 'approver');
  if (buyer) await buyAsked(test, buyer, [byUsers([approver.accountId])], { goods: redPen });
  return (await codesMailedTo(test, approver.email))[0] ?? '';
}
const newPlan = (orgId: number) => ({
  requestId: randomUUID(),
  orgId,
  categoryId: null,
  periodKind: 'month' as const,
  control: 'soft' as const,
});

const cancelling = { reason: '不想买了' } as const;

/** For each call who may, and an input that is right. A call without a line here does not compile. */
export const rightsTable: { [P in CallPath]: Case<P> } = {
  'ShopHostUrlMapTemplate/GetList': { who: anyAccount, input: none },
  'Account/Login': { who: anyAccount, input: login },
  'Account/Resume': {
    who: anyAccount,
    input: async (given) => {
      const opened = must(await given.test.call('Account/Login', { ...login(given), remember: true }));
      return { userPwd: opened.resultData.userPwd ?? '' };
    },
  },
  'Account/Logout': { who: anyAccount, input: none },
  'Account/GetSessions': { who: anyAccount, lists: 'session', input: none },
  'Account/EndSession': { who: anyAccount, names: ['session'], input: ({ session }) => ({ sessionId: session }) },
  'Account/EndOtherSessions': { who: anyAccount, input: none },
  'Account/ChangePassword': {
    who: anyAccount,
    input: () => ({ oldPwd: asSent(demoPassword), newPwd: asSent('Another@2026') }),
  },
  'Account/SendCode': { who: anyAccount, input: wanted },
  'Account/ResetPassword': { who: anyAccount, input: codeFor },
  'Account/Register': { who: anyAccount, input: registration },
  'Account/GetCurrent': { who: anyAccount, input: none },
  'Account/EditCurrent': {
    who: anyRole,
    input: ({ account: { mobile } }) => ({ userName: '改名', mobile, email: 'a@example.com' }),
  },
  'BasArea/GetAreas': { who: anyAccount, input: none },
  'BasArea/GetDelivery': {
    who: anyAccount,
    input: ({ goods: { itemId } }) => ({ itemId, areaCode: addressDraft.areaCode }),
  },
  'ReceiveAddress/GetPage': { who: addressKeepers, lists: 'address', input: page },
  'ReceiveAddress/GetModel': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ addressId: address }),
  },
  'ReceiveAddress/GetDefault': { who: anyAccount, input: none },
  'ReceiveAddress/Save': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ ...addressDraft, addressId: address, tag: '仓库' }),
  },
  'ReceiveAddress/Delete': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ addressId: address }),
  },
  'ReceiveAddress/SetDefault': {
    who: addressKeepers,
    names: ['address'],
    input: ({ address }) => ({ addressId: address }),
  },
  'ReceiveAddress/Recognise': { who: addressKeepers, input: () => ({ text: '张三 13800138000 上海市浦东新区张江镇' }) },
  'KamFunction/GetFunction': { who: administrators, input: none },
  'KamFunction/GetUserByFunction': { who: anyAccount, input: none },
  'KamOrganize/GetTree': { who: administrators, lists: 'unit', input: none },
  'KamOrganize/GetUse': { who: administrators, names: ['unit'], input: ({ unit }) => ({ orgId: unit }) },
  'KamOrganize/Save': {
    who: administrators,
    names: ['unit'],
    input: ({ unit }) => ({ orgId: unit, code: `C-${unit}`, name: '改名' }),
  },
  'KamOrganize/Move': {
    who: administrators,
    names: ['unit'],
    input: ({ unit, account }) => ({ orgId: unit, parentId: account.orgId, position: 0 }),
  },
  'KamOrganize/Enable': {
    who: administrators,
    names: ['unit'],
    input: ({ unit }) => ({ orgId: unit, enabled: false }),
  },
  'KamOrganize/Delete': { who: administrators, names: ['unit'], input: ({ unit }) => ({ orgId: unit }) },
  'KamOrganize/ImportPreview': { who: administrators, input: () => ({ rows: [unitRow] }) },
  'KamOrganize/Import': { who: administrators, input: () => ({ rows: [unitRow] }) },
  'KamRole/GetPage': { who: administrators, lists: 'role', input: page },
  'KamRole/GetModel': { who: administrators, names: ['role'], input: ({ role }) => ({ roleId: role }) },
  'KamRole/Save': {
    who: administrators,
    names: ['role'],
    input: ({ role }) => ({ roleId: role, name: `改名 ${role}`, dataScope: 'org', functions: ['order/myOrder'] }),
  },
  'KamRole/Delete': { who: administrators, names: ['role'], input: ({ role }) => ({ roleId: role }) },
  'KamUser/GetPage': { who: administrators, lists: 'user', input: page },
  'KamUser/GetModel': { who: administrators, names: ['user'], input: ({ user }) => ({ userId: user }) },
  'KamUser/Save': {
    who: administrators,
    names: ['user', 'unit', 'role'],
    input: (given) => ({ ...person(given, given.user), userId: given.user, orgId: given.unit, roleIds: [given.role] }),
  },
  'KamUser/Enable': {
    who: administrators,
    names: ['user'],
    input: ({ user }) => ({ userId: user, enabled: false }),
  },
  'KamUser/ResetPassword': { who: administrators, names: ['user'], input: ({ user }) => ({ userId: user }) },
  'KamUser/ImportPreview': { who: administrators, input: () => ({ rows: [importRow] }) },
  'KamUser/Import': {
    who: administrators,
    input: () => ({ requestId: randomUUID(), rows: [importRow] }),
  },
  'KamUser/Export': { who: administrators, lists: 'user', input: none },
  'Help/GetTree': { who: anyAccount, input: none },
  'Help/GetModel': { who: anyAccount, input: ({ docId }) => ({ docId }) },
  'Help/Search': { who: anyAccount, input: () => ({ searchKey: '发票' }) },
  'Help/GetAgreement': { who: anyAccount, input: none },
  ...openDoor('ProductToC'),
  ...openDoor('Product'),
  'Product/GetCategoryList': { who: anyAccount, input: none },
  'ProductToC/GetSuggestList': { who: anyAccount, input: () => ({ searchKey: '笔' }) },
  'ProductToC/GetHotSearchList': { who: anyAccount, input: none },
  'BasBrand/GetPage': { who: anyAccount, input: page },
  'Supplier/GetModel': { who: anyAccount, input: ({ goods: { supplierId } }) => ({ supplierId }) },
  'ShopItemConcern/Add': { who: anyRole, input: bySku },
  'ShopItemConcern/Delete': { who: anyRole, names: ['concern'], input: items },
  'ShopItemConcern/GetPage': { who: anyRole, lists: 'concern', input: page },
  'ShopItemConcern/SetGroup': {
    who: anyRole,
    names: ['concern'],
    input: (given) => ({ ...items(given), groupName: '常用' }),
  },
  'CustBrowsing/Submit': { who: anyAccount, input: bySku },
  'CustBrowsing/GetPage': { who: anyRole, lists: 'browsing', input: page },
  'Notice/GetUnread': { who: anyAccount, input: none },
  'Notice/GetPage': { who: anyAccount, lists: 'notice', input: page },
  'Notice/MarkRead': { who: anyAccount, names: ['notice'], input: ({ notice }) => ({ noticeIds: [notice] }) },
  'Notice/GetPreferences': { who: anyAccount, input: none },
  'Notice/SavePreferences': {
    who: anyAccount,
    input: () => ({ list: [{ kind: 'order', bell: true, mail: true }] }),
  },
  'ShopCart/GetList': { who: anyAccount, lists: 'cartLine', input: page },
  'ShopCart/GetPage': { who: anyAccount, lists: 'cartLine', input: page },
  'ShopCart/GetWebList': { who: anyAccount, lists: 'cartLine', input: none },
  'ShopCart/Add': { who: buyers, input: newLine },
  'ShopCart/AddList': { who: buyers, input: (given) => ({ items: [newLine(given)] }) },
  'ShopCart/Edit': {
    who: buyers,
    names: ['cartLine'],
    input: ({ cartLine }) => ({ items: [{ cartId: cartLine, isChecked: false }] }),
  },
  'ShopCart/FitQty': { who: buyers, names: ['cartLine'], input: ({ cartLine }) => ({ cartIds: [cartLine] }) },
  'ShopCart/UnfitQty': { who: buyers, names: ['cartLine'], input: ({ cartLine }) => ({ cartIds: [cartLine] }) },
  'ShopCart/Delete': { who: buyers, names: ['cartLine'], input: ({ cartLine }) => ({ cartId: cartLine }) },
  'ShopCart/MoveToConcern': { who: anyRole, names: ['cartLine'], input: ({ cartLine }) => ({ cartIds: [cartLine] }) },
  'ShopCart/EmptyCart': { who: buyers, input: none },
  'QuickOrder/Match': { who: buyers, input: ({ goods }) => ({ lines: [{ key: goods.itemNo, qty: 5 }] }) },
  'QuickOrder/MatchLine': { who: buyers, input: ({ goods }) => ({ key: goods.itemNo, qty: 5 }) },
  'Order/Preview': { who: buyers, names: ['address'], input: ({ address }) => ({ addressId: address }) },
  'Order/Submit': {
    who: buyers,
    names: ['cartLine', 'address', 'attachment'],
    input: ({ cartLine, address, attachment, goods: { itemId }, price, payable }) => ({
      requestId: randomUUID(),
      lines: [{ cartId: cartLine, itemId, qty: redPen[1], price }],
      payable,
      addressId: address,
      paymentMethod: 'account',
      invoice: { type: 'none', title: '' },
      attachmentIds: [attachment],
    }),
  },
  'Order/GetCounts': { who: anyRole, input: none },
  'Order/GetPage': {
    who: anyRole,
    lists: 'unpaidOrder',
    input: ({ seesOthers }) => ({ pageSize: 100, reqData: { scope: seesOthers ? 'all' : 'mine' } }),
  },
  'Order/GetModel': { who: anyRole, names: ['unpaidOrder'], input: ({ unpaidOrder }) => ({ orderId: unpaidOrder }) },
  'Order/GetBriefs': {
    who: anyRole,
    lists: 'unpaidOrder',
    input: ({ unpaidOrder = 999_999_999 }) => ({ orderIds: [unpaidOrder] }),
  },
  'Order/Cancel': {
    who: buyers,
    names: ['unpaidOrder'],
    input: ({ unpaidOrder }) => ({ orderId: unpaidOrder, ...cancelling }),
  },
  'Order/CancelApply': {
    who: buyers,
    names: ['paidOrder'],
    input: ({ paidOrder }) => ({ orderId: paidOrder, ...cancelling }),
  },
  'Order/CancelWithdraw': {
    who: buyers,
    names: ['cancelRequested'],
    input: ({ cancelRequested }) => ({ orderId: cancelRequested }),
  },
  'Order/ConfirmReceipt': {
    who: receivers,
    names: ['shippedOrder'],
    input: ({ shippedOrder }) => ({ orderId: shippedOrder }),
  },
  'Order/GetLogistics': {
    who: anyRole,
    names: ['shippedOrder'],
    input: ({ shippedOrder }) => ({ orderId: shippedOrder }),
  },
  'Order/ExtendReceipt': {
    who: receivers,
    names: ['shippedOrder'],
    input: async ({ test, shippedOrder }) => ({
      orderId: shippedOrder,
      shipmentId: await parcelIn(test, shippedOrder),
    }),
  },
  'Order/UrgeShipment': {
    who: anyRole,
    names: ['paidOrder'],
    input: ({ paidOrder }) => ({ orderId: paidOrder }),
  },
  'Order/Reorder': { who: buyers, names: ['unpaidOrder'], input: ({ unpaidOrder }) => ({ orderId: unpaidOrder }) },
  'Payment/GetCashier': {
    who: payers,
    names: ['unpaidOrder'],
    input: ({ unpaidOrder }) => ({ orderIds: [unpaidOrder] }),
  },
  'Payment/Create': {
    who: payers,
    names: ['unpaidOrder'],
    input: ({ unpaidOrder }) => ({ requestId: randomUUID(), orderIds: [unpaidOrder], method: 'transfer' }),
  },
  'Payment/GetState': { who: payers, names: ['attempt'], input: ({ attempt }) => ({ outTradeNo: attempt }) },
  'Payment/Close': { who: payers, names: ['attempt'], input: ({ attempt }) => ({ outTradeNo: attempt }) },
  'Payment/UploadVoucher': {
    who: payers,
    names: ['unpaidOrder', 'voucher'],
    input: ({ unpaidOrder, voucher }) => ({ orderIds: [unpaidOrder], fileId: voucher }),
  },
  'Order/PreviewResubmit': {
    who: buyers,
    names: ['rejectedOrder'],
    input: ({ rejectedOrder }) => ({ orderId: rejectedOrder }),
  },
  'Order/Resubmit': {
    who: buyers,
    names: ['rejectedOrder', 'address'],
    input: ({ rejectedOrder, address, payable }) => ({
      requestId: randomUUID(),
      orderId: rejectedOrder,
      lines: [{ lineNo: 1, qty: redPen[1] }],
      payable,
      addressId: address,
      paymentMethod: 'transfer',
      invoice: { type: 'none', title: '' },
    }),
  },
  'Approval/GetPage': {
    who: approvers,
    lists: 'approvalFlow',
    input: () => ({ pageSize: 100, reqData: { tab: 'mine' } }),
  },
  'Approval/GetModel': {
    who: approvers,
    names: ['approvalFlow'],
    input: ({ approvalFlow }) => ({ flowId: approvalFlow }),
  },
  'Approval/Approve': { who: approvers, names: ['approvalTask'], input: byTask },
  'Approval/Reject': { who: approvers, names: ['approvalTask'], input: withReason },
  'Approval/SendBack': { who: approvers, names: ['approvalTask'], input: withReason },
  'Approval/Transfer': { who: approvers, names: ['approvalTask'], input: toAdmin },
  'Approval/AddSigner': { who: approvers, names: ['approvalTask'], input: toAdmin },
  'Approval/Ask': {
    who: approvers,
    names: ['approvalTask'],
    input: (given) => ({ ...byTask(given), question: '为什么要买这么多' }),
  },
  'Approval/Answer': {
    who: buyers,
    names: ['askedFlow'],
    input: ({ askedFlow }) => ({ requestId: randomUUID(), flowId: askedFlow, answer: '新来了同事' }),
  },
  'Approval/Remind': { who: buyers, names: ['approvalFlow'], input: byFlow },
  'Approval/Withdraw': { who: buyers, names: ['approvalFlow'], input: byFlow },
  'Approval/BatchApprove': { who: approvers, input: () => ({ requestId: randomUUID(), taskIds: [999_999_999] }) },
  'Approval/GetApprovers': { who: approvers, input: none },
  'Approval/GetDeputy': { who: approvers, input: none },
  'Approval/SaveDeputy': { who: approvers, input: () => ({ userId: null }) },
  'Approval/GetRuleList': { who: administrators, lists: 'approvalRule', input: none },
  'Approval/GetRuleChoices': { who: administrators, input: none },
  'Approval/SaveRule': {
    who: administrators,
    names: ['approvalRule'],
    input: ({ approvalRule }) => ({
      ruleId: approvalRule,
      name: `规则 ${randomUUID().slice(0, 8)}`,
      enabled: false,
      levels: [{ by: 'unitHead' }],
    }),
  },
  'Approval/DeleteRule': { who: administrators, names: ['approvalRule'], input: byRule },
  'Approval/MoveRule': {
    who: administrators,
    names: ['approvalRule'],
    input: (given) => ({ ...byRule(given), position: 1 }),
  },
  'Approval/EnableRule': {
    who: administrators,
    names: ['approvalRule'],
    input: (given) => ({ ...byRule(given), enabled: false }),
  },
  'Approval/TestRule': {
    who: administrators,
    input: ({ account: { accountId } }) => ({ madeUp: { userId: accountId, amount: 100 } }),
  },
  'Approval/GetByCode': { who: anyAccount, input: () => ({ code: 'nothing' }) },
  'Approval/SendConfirmCode': { who: anyAccount, input: async (given) => ({ code: await mailedCode(given) }) },
  'Approval/DecideByCode': {
    who: anyAccount,
    input: async (given) => ({ requestId: randomUUID(), code: await mailedCode(given), decision: 'approve' }),
  },
  'Budget/GetYear': {
    who: budgetKeepers,
    lists: 'budget',
    input: () => ({ year: thingYear, periodKind: 'month' }),
  },
  'Budget/GetModel': { who: budgetKeepers, names: ['budget'], input: ({ budget }) => ({ budgetId: budget }) },
  'Budget/GetEntries': {
    who: budgetKeepers,
    names: ['budget'],
    input: ({ budget }) => ({ reqData: { budgetId: budget } }),
  },
  'Budget/Export': { who: budgetKeepers, input: () => ({ year: thingYear }) },
  'Budget/Save': {
    who: budgetKeepers,
    input: ({ account: { orgId } }) => ({ ...newPlan(orgId), startsOn: '2031-05-01', limit: 1000 }),
  },
  'Budget/SaveYear': {
    who: budgetKeepers,
    input: ({ account: { orgId } }) => ({ ...newPlan(orgId), year: 2031, limits: Array(12).fill(1000) }),
  },
  'Budget/Adjust': {
    who: budgetKeepers,
    names: ['budget'],
    input: ({ budget }) => ({ requestId: randomUUID(), budgetId: budget, delta: 10, reason: '追加采购' }),
  },
  'Budget/SetControl': {
    who: budgetKeepers,
    names: ['budget'],
    input: ({ budget }) => ({ budgetId: budget, control: 'hard' }),
  },
  'Budget/Import': {
    who: budgetKeepers,
    input: () => ({
      requestId: randomUUID(),
      year: 2032,
      periodKind: 'year',
      control: 'soft',
      rows: [{ unitCode: 'MFG', limits: [1000] }],
      apply: true,
    }),
  },
};
