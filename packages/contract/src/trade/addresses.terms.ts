import { accountFieldRules } from '../people/accounts.terms';

/** GB/T 2260: the country, above all provinces. */
export const countryCode = '100000';

export const areaLevelLabels = { 1: '省份', 2: '城市', 3: '区县', 4: '街道' } as const;
export type AreaLevel = keyof typeof areaLevelLabels;

const landline = /^0\d{2,3}-?\d{7,8}(-\d{1,6})?$/;

/** Rules that the form checks while typing and the server checks again. Each has one message. */
export const addressFieldRules = {
  receiver: { pattern: /^[^<>\p{Cc}]{1,20}$/u, message: '收货人为 1–20 个字，不能含有 < 或 >' },
  phone: {
    pattern: new RegExp(`${accountFieldRules.mobile.pattern.source}|${landline.source}`),
    message: '请输入 11 位手机号或带区号的固定电话',
  },
  areaCode: { pattern: /^\d{6}(\d{3})?$/, message: '请选择所在地区' },
  detail: { pattern: /^[^<>\p{Cc}]{5,100}$/u, message: '详细地址为 5–100 个字，不能含有 < 或 >' },
  tag: { pattern: /^[^<>\p{Cc}]{0,10}$/u, message: '标签最多 10 个字，不能含有 < 或 >' },
} as const;

/** The chain of areas is right but stops too early. */
export const areaUnfinished = '请将所在地区选择完整';
export const areaUnknown = '所在地区不存在，请重新选择';

export const addressTags = ['公司', '仓库', '工厂', '门店'] as const;

/** What one account may make, shared ones included. */
export const addressesMost = 50;

export const recogniseMaxLength = 300;

/** Who besides its maker uses an address. */
export const addressScopeLabels = { own: '仅自己', org: '本组织及下级', customer: '全企业' } as const;
export type AddressScope = keyof typeof addressScopeLabels;
