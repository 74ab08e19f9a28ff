type FunctionNode = {
  formUrl: string;
  functionName: string;
  children: readonly { formUrl: string; functionName: string }[];
};

/** The whole menu. A role holds codes `group/child`; a formUrl that starts with "/" is a path of its own. */
export const functionTree = [
  { formUrl: 'dashboard', functionName: '采购概览', children: [] },
  {
    formUrl: 'order',
    functionName: '订单中心',
    children: [
      { formUrl: 'myOrder', functionName: '我的订单' },
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
      { formUrl: 'receiveAddress', functionName: '收货地址' },
      { formUrl: 'invoice', functionName: '发票管理' },
      { formUrl: 'organize', functionName: '组织架构' },
      { formUrl: 'userList', functionName: '用户管理' },
      { formUrl: 'kamRole', functionName: '角色权限' },
      { formUrl: 'budget', functionName: '预算管理' },
      { formUrl: 'approvalRule', functionName: '审批规则' },
    ],
  },
  {
    formUrl: 'concern',
    functionName: '我的关注',
    children: [
      { formUrl: 'itemConcern', functionName: '关注商品' },
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
] as const satisfies readonly FunctionNode[];

type Node = (typeof functionTree)[number];
type CodesOf<N extends Node> = N extends Node
  ? N['children'] extends readonly []
    ? N['formUrl']
    : `${N['formUrl']}/${N['children'][number]['formUrl']}`
  : never;
export type FunctionCode = CodesOf<Node>;

/** A group without children is a page of its own. Marked pure, or every first page would carry the whole menu. */
export const functionCodes = /* @__PURE__ */ functionTree.flatMap((group) =>
  group.children.length === 0
    ? [group.formUrl as FunctionCode]
    : group.children.map((child) => `${group.formUrl}/${child.formUrl}` as FunctionCode),
);

export const dataScopeLabels = { own: '本人', org: '本组织', orgTree: '本组织及下级', all: '全部' } as const;
export type DataScope = keyof typeof dataScopeLabels;

/** Where a group of the function list stands in the address. */
export const groupPath = (formUrl: string): string => (formUrl.startsWith('/') ? formUrl : `/center/${formUrl}`);
