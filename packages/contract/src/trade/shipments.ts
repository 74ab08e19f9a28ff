import { z } from 'zod';
import { call, id, keysOf, nothing, result, rows } from '../ground/call';
import { carriers, shipmentActionLabels, shipmentStateLabels } from './shipments.terms';

const ShipmentLine = z.object({
  lineNo: z.number(),
  orderLineId: z.number(),
  itemId: z.number(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  imgUrl: z.string(),
  unit: z.string(),
  qty: z.number(),
  /** What the receiver found: sound and damaged arrived, missing did not. All zero until then. */
  sound: z.number(),
  damaged: z.number(),
  missing: z.number(),
});

export const Shipment = z.object({
  shipmentId: z.number(),
  shipmentNo: z.string(),
  orderId: z.number(),
  state: z.enum(keysOf(shipmentStateLabels)),
  supplierName: z.string(),
  carrier: z.enum(keysOf(carriers)),
  trackingNo: z.string(),
  note: z.string(),
  shipTime: z.string(),
  deliverTime: z.string(),
  receiveTime: z.string(),
  /** When it is received by itself; empty: it has been. */
  dueTime: z.string(),
  extended: z.boolean(),
  lines: z.array(ShipmentLine),
  /** Its course, the newest first. */
  events: z.array(z.object({ time: z.string(), text: z.string() })),
  actions: z.array(z.enum(keysOf(shipmentActionLabels))),
});
export type Shipment = z.infer<typeof Shipment>;

const count = z.int('数量必须是整数').min(0, '数量不能为负').max(99_999, '数量过大');

export const shipmentCalls = {
  'Order/GetLogistics': call({
    summary: '订单的包裹与各自的行程',
    access: 'account',
    needs: ['order/myOrder', 'order/allOrder', 'order/cancelOrder'],
    work: 'read',
    input: z.object({ orderId: id }),
    answer: rows(Shipment),
  }),
  'Order/GetParcel': call({
    summary: '送货单上的二维码：按包裹号找到自己的包裹',
    access: 'account',
    needs: ['order/myOrder', 'order/allOrder', 'order/cancelOrder'],
    work: 'read',
    input: z.object({
      shipmentNo: z.string({ error: '请填写包裹号' }).trim().min(1, '请填写包裹号').max(32, '包裹号过长'),
    }),
    answer: result(Shipment.extend({ orderNo: z.string() })),
  }),
  'Order/ConfirmReceipt': call({
    summary: '确认收货：整单，或一个包裹并逐行说明完好、破损、缺少的数量',
    access: 'account',
    needs: 'order/myOrder/receive',
    work: 'write',
    input: z
      .object({
        orderId: id,
        shipmentId: id.optional(),
        /** Lines that are not named arrived sound and whole. */
        lines: z
          .array(z.object({ lineNo: id, sound: count, damaged: count, missing: count }))
          .max(500, '最多 500 行')
          .default([]),
      })
      .refine(({ shipmentId, lines }) => lines.length === 0 || shipmentId !== undefined, {
        error: '逐行收货须指明包裹',
        path: ['shipmentId'],
      }),
    answer: nothing,
  }),
  'Order/ExtendReceipt': call({
    summary: '延长一个包裹的自动收货时间，一次',
    access: 'account',
    needs: 'order/myOrder/receive',
    work: 'write',
    input: z.object({ orderId: id, shipmentId: id }),
    answer: nothing,
  }),
  'Order/UrgeShipment': call({
    summary: '催发货：提醒平台尽快发货，一天一次',
    access: 'account',
    needs: 'order/myOrder',
    work: 'write',
    input: z.object({ orderId: id }),
    answer: nothing,
  }),
};
