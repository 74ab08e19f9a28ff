import type { FunctionEntry } from '@yigou/contract/people/org';

const child = (formUrl: string, functionName: string, isDisable = false) => ({
  functionId: formUrl,
  formUrl,
  functionName,
  isDisable,
});

/** A buyer: no organisation pages; one page that has an address but no place in the menu. */
export const buyerFunctions: FunctionEntry[] = [
  { ...child('dashboard', '采购概览'), children: [] },
  {
    ...child('order', '订单中心'),
    children: [child('myOrder', '我的订单'), child('returnOrder', '售后服务')],
  },
  {
    ...child('kamUser', '账户中心'),
    children: [child('userInfo', '个人信息', true), child('receiveAddress', '收货地址')],
  },
  { ...child('/finance/checkOrder', '财务中心'), children: [child('checkList', '对账单')] },
];
