import { z } from 'zod';
import { call, field, id, keysOf, nothing, page, pageInput, result, rows } from '../ground/call';
import { addressScopeLabels, countryCode, recogniseMaxLength, addressFieldRules as rules } from './addresses.terms';

export const Area = z.object({
  areaCode: z.string(),
  areaName: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  hasChildren: z.boolean(),
});
export type Area = z.infer<typeof Area>;

export const ReceiveAddress = z.object({
  addressId: z.number(),
  receiver: z.string(),
  phone: z.string(),
  areaCode: z.string(),
  /** From the province down; empty when the division no longer exists and has to be chosen anew. */
  areas: z.array(Area),
  areaText: z.string(),
  detail: z.string(),
  tag: z.string(),
  isDefault: z.boolean(),
  scope: z.enum(keysOf(addressScopeLabels)),
  /** The unit it is shared with; empty for an own one. */
  sharedWith: z.string(),
  makerName: z.string(),
  isOwn: z.boolean(),
  canEdit: z.boolean(),
});
export type ReceiveAddress = z.infer<typeof ReceiveAddress>;

/** What was found in a pasted text; what was not is empty. */
export const RecognisedAddress = z.object({
  receiver: z.string(),
  phone: z.string(),
  areas: z.array(Area),
  detail: z.string(),
});
export type RecognisedAddress = z.infer<typeof RecognisedAddress>;

export const Delivery = z.object({
  available: z.boolean(),
  /** `YYYY-MM-DD`; empty when nothing can be sent. */
  expectedDay: z.string(),
  text: z.string(),
  areaText: z.string(),
});
export type Delivery = z.infer<typeof Delivery>;

const addressId = z.object({ addressId: id });

export const addressCalls = {
  'BasArea/GetAreas': call({
    summary: '下级行政区划；不给上级时为全部省份',
    access: 'public',
    work: 'read',
    input: z.object({ areaCode: field(rules.areaCode).default(countryCode) }),
    answer: rows(Area),
  }),
  'BasArea/GetDelivery': call({
    summary: '商品送到某地：是否有货、预计送达日',
    access: 'public',
    work: 'read',
    input: z.object({ itemId: id, areaCode: field(rules.areaCode) }),
    answer: result(Delivery),
  }),
  'ReceiveAddress/GetPage': call({
    summary: '可用的收货地址：自己的，以及共享给所在组织的；默认地址在最前',
    access: 'account',
    needs: ['kamUser/receiveAddress', 'order/myOrder/buy'],
    work: 'read',
    input: pageInput(z.looseObject({})),
    answer: page(ReceiveAddress),
  }),
  'ReceiveAddress/GetModel': call({
    summary: '一条收货地址',
    access: 'account',
    needs: ['kamUser/receiveAddress', 'order/myOrder/buy'],
    work: 'read',
    input: addressId,
    answer: result(ReceiveAddress),
  }),
  'ReceiveAddress/GetDefault': call({
    summary: '默认收货地址；没有时为空',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: z.object({}).prefault({}),
    answer: result(ReceiveAddress.nullable()),
  }),
  'ReceiveAddress/Save': call({
    summary: '新增收货地址；给出 addressId 时为修改',
    access: 'account',
    needs: 'kamUser/receiveAddress/edit',
    work: 'write',
    input: z.object({
      addressId: id.optional(),
      receiver: field(rules.receiver),
      phone: field(rules.phone),
      areaCode: field(rules.areaCode),
      detail: field(rules.detail),
      tag: field(rules.tag).default(''),
      isDefault: z.boolean('是否默认只能为是或否').default(false),
      scope: ReceiveAddress.shape.scope.default('own'),
    }),
    answer: result(ReceiveAddress),
  }),
  'ReceiveAddress/Delete': call({
    summary: '删除收货地址',
    access: 'account',
    needs: 'kamUser/receiveAddress/edit',
    work: 'write',
    input: addressId,
    answer: nothing,
  }),
  'ReceiveAddress/SetDefault': call({
    summary: '设为默认收货地址，每个账号至多一条',
    access: 'account',
    needs: 'kamUser/receiveAddress/edit',
    work: 'write',
    input: addressId,
    answer: nothing,
  }),
  'ReceiveAddress/Recognise': call({
    summary: '智能识别：从粘贴的文字里找出收货人、电话、地区与详细地址',
    access: 'account',
    needs: 'kamUser/receiveAddress/edit',
    work: 'read',
    triesPerMinute: 120,
    severalLines: ['text'],
    input: z.object({
      text: z
        .string('请粘贴地址')
        .trim()
        .min(1, '请粘贴地址')
        .max(recogniseMaxLength, `最多 ${recogniseMaxLength} 个字`),
    }),
    answer: result(RecognisedAddress),
  }),
};
