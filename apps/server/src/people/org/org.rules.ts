import { buttonsBelow, type FunctionCode, functionCodes, functionTree } from '@yigou/contract/ground/functions';
import type { FunctionBranch, FunctionEntry } from '@yigou/contract/people/org';
import { type DataScope, dataScopeLabels } from '@yigou/contract/people/org.terms';

export type RoleDraft = { name: string; dataScope: DataScope; functions: FunctionCode[] };

const everyones: FunctionCode[] = [
  'order/myOrder',
  'kamUser/userInfo',
  'concern/itemConcern',
  'concern/purchaseList',
  'concern/wantList',
  'concern/browsing',
];

export const administratorRole = '企业管理员';
/** Asked where a budget is overspent. */
export const financeRole = '财务';

/** The five roles each customer starts with. Who does two jobs gets two roles: what they hold adds up. */
export const builtInRoles: RoleDraft[] = [
  { name: administratorRole, dataScope: 'all', functions: [...functionCodes] },
  {
    name: '采购员',
    dataScope: 'own',
    functions: [
      ...everyones,
      'dashboard',
      'order/returnOrder',
      'order/cancelOrder',
      'order/orderExport',
      'order/invalidInvoice',
      'order/myApprove',
      'kamUser/receiveAddress',
      'kamUser/invoice',
      'order/myOrder/buy',
      'order/myOrder/pay',
      'order/myOrder/cancel',
      'order/myOrder/receive',
      'order/myOrder/attach',
      'kamUser/receiveAddress/edit',
    ],
  },
  {
    name: '审批人',
    dataScope: 'orgTree',
    functions: [...everyones, 'dashboard', 'order/allOrder', 'order/myApprove', 'report/aporgbudger'],
  },
  {
    name: financeRole,
    dataScope: 'all',
    functions: [
      ...everyones,
      'dashboard',
      'order/allOrder',
      'order/myApprove',
      'order/orderExport',
      'order/invalidInvoice',
      'kamUser/invoice',
      'kamUser/budget',
      'kamUser/budget/edit',
      'kamUser/invoice/removeTitle',
      '/finance/checkOrder/waitCheck',
      '/finance/checkOrder/checkList',
      'report/apcatesku',
      'report/apusersku',
      'report/orgbyorderfee',
      'report/aporgbudger',
      'order/myOrder/pay',
    ],
  },
  {
    name: '收货员',
    dataScope: 'org',
    functions: [
      ...everyones,
      'order/allOrder',
      'order/returnOrder',
      'kamUser/receiveAddress',
      'order/myOrder/receive',
      'kamUser/receiveAddress/edit',
    ],
  },
];

const scopeOrder = Object.keys(dataScopeLabels) as DataScope[];

/** Of several roles the widest scope counts. */
export const widestScope = (scopes: DataScope[]): DataScope =>
  scopes.reduce<DataScope>(
    (widest, each) => (scopeOrder.indexOf(each) > scopeOrder.indexOf(widest) ? each : widest),
    'own',
  );

/** The menu: the part of the tree that `held` covers, with the switched-off pages marked. Buttons are no part of it. */
export function functionMenu(held: ReadonlySet<FunctionCode>, off: ReadonlySet<FunctionCode>): FunctionEntry[] {
  return functionTree.flatMap((group): FunctionEntry[] => {
    const base = { functionId: group.formUrl, formUrl: group.formUrl, functionName: group.functionName };
    if (group.children.length === 0) {
      const code = group.formUrl as FunctionCode;
      return held.has(code) ? [{ ...base, isDisable: off.has(code), children: [] }] : [];
    }
    const children = group.children.flatMap(({ formUrl, functionName }) => {
      const functionId = `${group.formUrl}/${formUrl}` as FunctionCode;
      return held.has(functionId) ? [{ functionId, formUrl, functionName, isDisable: off.has(functionId) }] : [];
    });
    return children.length > 0 ? [{ ...base, isDisable: false, children }] : [];
  });
}

/** The whole tree with its buttons. */
export function functionBranches(off: ReadonlySet<FunctionCode>): FunctionBranch[] {
  const buttons = functionTree.flatMap((group) => group.children.flatMap((page) => buttonsBelow(group, page)));
  const below = (functionId: string) => buttons.filter((button) => button.functionId.startsWith(`${functionId}/`));
  return functionMenu(new Set(functionCodes), off).map((group) => ({
    ...group,
    children: group.children.map((child) => ({ ...child, buttons: below(child.functionId) })),
  }));
}
