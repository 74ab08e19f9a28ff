import {
  type DataScope,
  dataScopeLabels,
  type FunctionCode,
  type FunctionEntry,
  functionCodes,
  functionTree,
} from '@yigou/contract';

export type RoleDraft = { name: string; dataScope: DataScope; functions: FunctionCode[] };

const everyones: FunctionCode[] = ['order/myOrder', 'kamUser/userInfo', 'concern/itemConcern', 'concern/browsing'];

export const administratorRole = '企业管理员';

/** The five roles each customer starts with. */
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
    ],
  },
  {
    name: '审批人',
    dataScope: 'orgTree',
    functions: [...everyones, 'dashboard', 'order/allOrder', 'order/myApprove', 'report/aporgbudger'],
  },
  {
    name: '财务',
    dataScope: 'all',
    functions: [
      ...everyones,
      'dashboard',
      'order/allOrder',
      'order/orderExport',
      'order/invalidInvoice',
      'kamUser/invoice',
      'kamUser/budget',
      '/finance/checkOrder/waitCheck',
      '/finance/checkOrder/checkList',
      'report/apcatesku',
      'report/apusersku',
      'report/orgbyorderfee',
      'report/aporgbudger',
    ],
  },
  {
    name: '收货员',
    dataScope: 'org',
    functions: [...everyones, 'order/allOrder', 'order/returnOrder', 'kamUser/receiveAddress'],
  },
];

const scopeOrder = Object.keys(dataScopeLabels) as DataScope[];

/** Of several roles the widest scope counts. */
export const widestScope = (scopes: DataScope[]): DataScope =>
  scopes.reduce<DataScope>(
    (widest, each) => (scopeOrder.indexOf(each) > scopeOrder.indexOf(widest) ? each : widest),
    'own',
  );

/** The part of the tree that `held` covers, with the switched-off entries marked. */
export function functionEntries(held: ReadonlySet<FunctionCode>, off: ReadonlySet<FunctionCode>): FunctionEntry[] {
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
