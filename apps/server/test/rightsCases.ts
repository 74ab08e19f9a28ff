import type { CallInput, CallPath } from '@yigou/contract/calls';
import type { AccountRow } from '../src/people/accounts/accounts.queries';
import type { PayingApp } from './payingApp';
import type { ThingIds, ThingName } from './things';

/** By hand, so that neither a wrong `needs` nor a wrong role can agree with itself. */
export const roleNames = ['企业管理员', '采购员', '审批人', '财务', '收货员', '无角色'] as const;
export type RoleName = (typeof roleNames)[number];

export const anyAccount = roleNames;
export const anyRole: readonly RoleName[] = ['企业管理员', '采购员', '审批人', '财务', '收货员'];
export const buyers: readonly RoleName[] = ['企业管理员', '采购员'];
export const titleKeepers: readonly RoleName[] = ['企业管理员', '财务'];
export const payers: readonly RoleName[] = ['企业管理员', '采购员', '财务'];
export const receivers: readonly RoleName[] = ['企业管理员', '采购员', '收货员'];
export const addressKeepers: readonly RoleName[] = ['企业管理员', '采购员', '收货员'];
export const approvers: readonly RoleName[] = ['企业管理员', '采购员', '审批人', '财务'];
export const administrators: readonly RoleName[] = ['企业管理员'];
export const exporters: readonly RoleName[] = ['企业管理员', '采购员', '财务'];
export const budgetKeepers: readonly RoleName[] = ['企业管理员', '财务'];

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

export type Case<P extends CallPath> = {
  who: readonly RoleName[];
  /** What the input names. */
  names?: readonly ThingName[];
  /** What the answer lists, as far as it is the caller's to see. */
  lists?: ThingName;
  input: (given: Given) => CallInput<P> | Promise<CallInput<P>>;
};

/** A part of the table; together they must name every call. */
export type Cases = { [P in CallPath]?: Case<P> };

export const none = () => ({});
export const page = () => ({ pageSize: 100 });
