type FunctionButton = { button: string; functionName: string };
type FunctionPage = { formUrl: string; functionName: string; buttons?: readonly FunctionButton[] };
type FunctionGroup = { formUrl: string; functionName: string; children: readonly FunctionPage[] };

/**
 * The whole menu, and below its pages the buttons: what may be done, wherever in the shop it is done. A role holds codes
 * `group/child` and `group/child/button`; a formUrl that starts with "/" is a path of its own.
 */
export const functionTree = [
  { formUrl: 'dashboard', functionName: '采购概览', children: [] },
  {
    formUrl: 'order',
    functionName: '订单中心',
    children: [
      {
        formUrl: 'myOrder',
        functionName: '我的订单',
        buttons: [
          { button: 'buy', functionName: '加购与下单' },
          { button: 'pay', functionName: '付款' },
          { button: 'cancel', functionName: '取消订单' },
          { button: 'receive', functionName: '确认收货' },
          { button: 'attach', functionName: '上传附件' },
        ],
      },
      { formUrl: 'allOrder', functionName: '全部订单' },
      { formUrl: 'myApprove', functionName: '我的审批' },
      { formUrl: 'returnOrder', functionName: '售后服务' },
      { formUrl: 'cancelOrder', functionName: '取消订单' },
      { formUrl: 'orderExport', functionName: '订单导出' },
      { formUrl: 'invalidInvoice', functionName: '红冲与作废' },
    ],
  },
  {
    formUrl: 'kamUser',
    functionName: '账户中心',
    children: [
      { formUrl: 'userInfo', functionName: '个人信息' },
      {
        formUrl: 'receiveAddress',
        functionName: '收货地址',
        buttons: [{ button: 'edit', functionName: '地址维护' }],
      },
      {
        formUrl: 'invoice',
        functionName: '发票管理',
        buttons: [{ button: 'removeTitle', functionName: '删除抬头' }],
      },
      { formUrl: 'organize', functionName: '组织架构' },
      { formUrl: 'userList', functionName: '用户管理' },
      { formUrl: 'kamRole', functionName: '角色权限' },
      {
        formUrl: 'budget',
        functionName: '预算管理',
        buttons: [{ button: 'edit', functionName: '编制与调整' }],
      },
      { formUrl: 'approvalRule', functionName: '审批规则' },
    ],
  },
  {
    formUrl: 'concern',
    functionName: '我的关注',
    children: [
      { formUrl: 'itemConcern', functionName: '关注商品' },
      { formUrl: 'purchaseList', functionName: '采购清单' },
      { formUrl: 'wantList', functionName: '我的求购' },
      { formUrl: 'browsing', functionName: '浏览记录' },
    ],
  },
  {
    formUrl: '/finance/checkOrder',
    functionName: '财务中心',
    children: [
      { formUrl: 'waitCheck', functionName: '待对账' },
      { formUrl: 'checkList', functionName: '对账单' },
    ],
  },
  {
    formUrl: 'report',
    functionName: '统计报表',
    children: [
      { formUrl: 'apcatesku', functionName: '品类采购' },
      { formUrl: 'apusersku', functionName: '用户采购' },
      { formUrl: 'orgbyorderfee', functionName: '组织费用' },
      { formUrl: 'aporgbudger', functionName: '组织预算' },
    ],
  },
] as const satisfies readonly FunctionGroup[];

type Group = (typeof functionTree)[number];
type PagesOf<G extends Group> = G extends Group
  ? G['children'] extends readonly []
    ? G['formUrl']
    : `${G['formUrl']}/${G['children'][number]['formUrl']}`
  : never;
type ButtonsIn<U extends string, P> = P extends { formUrl: infer F extends string; buttons: readonly (infer B)[] }
  ? `${U}/${F}/${(B & FunctionButton)['button']}`
  : never;
type ButtonsOf<G extends Group> = G extends Group ? ButtonsIn<G['formUrl'], G['children'][number]> : never;

export type MenuCode = PagesOf<Group>;
type ButtonCode = ButtonsOf<Group>;
export type FunctionCode = MenuCode | ButtonCode;

/** A group without children is a page of its own. Marked pure, or every first page would carry the whole menu. */
export const menuCodes = /* @__PURE__ */ functionTree.flatMap((group) =>
  group.children.length === 0
    ? [group.formUrl as MenuCode]
    : group.children.map((child) => `${group.formUrl}/${child.formUrl}` as MenuCode),
);

/** The buttons below a page, with their codes. */
export const buttonsBelow = (group: FunctionGroup, page: FunctionPage) =>
  (page.buttons ?? []).map(({ button, functionName }) => ({
    functionId: `${group.formUrl}/${page.formUrl}/${button}` as ButtonCode,
    functionName,
  }));

const buttonCodes = functionTree.flatMap((group) =>
  group.children.flatMap((page) => buttonsBelow(group, page).map((each) => each.functionId)),
);

export const functionCodes: readonly FunctionCode[] = [...menuCodes, ...buttonCodes];

/** What a call asks of its caller: a function, several of which one suffices, or in words that any of their kind may. */
export type Needs<F extends string, Any extends string> = F | readonly [F, F, ...F[]] | Any;
type AnyNeeds = Needs<string, 'anyAccount' | 'anyOperator'>;

export const isMet = (needs: AnyNeeds, held: ReadonlySet<string>): boolean =>
  needs === 'anyAccount' || needs === 'anyOperator' || [needs].flat().some((code) => held.has(code));

/** Where a group of the function list stands in the address. */
export const groupPath = (formUrl: string): string => (formUrl.startsWith('/') ? formUrl : `/center/${formUrl}`);

/** The page a button stands on; null for what is a page itself. */
export const pageOf = (code: FunctionCode): MenuCode | null =>
  menuCodes.find((menu) => code.startsWith(`${menu}/`)) ?? null;

/** What the staff of a company can do in the console; a role holds some of it. */
export const operatorFunctionLabels = {
  'orders/view': '查看订单',
  'orders/ship': '发货',
  'orders/cancel': '处理取消申请',
  'returns/view': '查看售后',
  'returns/review': '审核售后',
  'returns/inspect': '验收退货',
  'returns/refund': '售后退款',
  'returns/reship': '换货发出',
  'payments/transfer': '确认到账',
  'payments/refund': '退款处理',
  'invoices/view': '查看发票',
  'invoices/issue': '审核与开具发票',
  'invoices/red': '红冲与作废',
  'invoices/qualify': '专票资质审核',
  'statements/view': '查看对账与额度',
  'statements/manage': '出账、答复差异与调整',
  'statements/bank': '认领到账',
  'statements/credit': '调整账期额度',
  'goods/view': '查看商品与变更单',
  'goods/edit': '编辑商品与生成变更单',
  'goods/release': '放行变更单',
  'goods/rules': '设置放行规则',
  'goods/prices': '查看价目表、商品池与物料编码',
  'goods/prices/edit': '维护价目表、商品池与物料编码',
  'goods/stock': '查看库存',
  'goods/stock/adjust': '调整与盘点库存',
  'wants/answer': '答复求购',
  'customers/view': '查看客户与客户组',
  'customers/review': '审核企业注册',
  'customers/manage': '停用客户、维护客户组',
  'customers/reset': '重置企业管理员密码',
  'reports/view': '销售与库存概览',
  'system/audit': '操作日志',
  'system/books': '核对账目',
  'system/tasks': '后台任务',
  'system/operators': '运营人员',
  'system/settings': '平台设置',
} as const;
export type OperatorFunction = keyof typeof operatorFunctionLabels;
