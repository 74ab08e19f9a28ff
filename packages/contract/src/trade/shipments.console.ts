import { z } from 'zod';
import { call, id, keysOf, nothing, requestId, result, rows, text } from '../ground/call';
import { pickMost } from './orders.terms';
import { Shipment } from './shipments';
import { type CarrierCode, carriers, shipmentLimits as limits, trackingFault } from './shipments.terms';

export const CarrierField = z.enum(keysOf(carriers), { error: '请选择承运商' });
export const trackingNo = z
  .string({ error: '请填写运单号' })
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().max(32, '运单号最多 32 位'));

export const checkTracking = (
  { carrier, trackingNo: no }: { carrier: CarrierCode; trackingNo: string },
  ctx: z.core.$RefinementCtx,
) => {
  const fault = trackingFault(carrier, no);
  if (fault) ctx.addIssue({ code: 'custom', message: fault, path: ['trackingNo'] });
};

const Pieces = z
  .array(z.object({ lineNo: id, qty: z.int('数量必须是整数').positive('数量必须大于 0').max(99_999, '数量过大') }))
  .min(1, '请选择商品')
  .max(500, '最多 500 行');

const reason = z
  .string({ error: '请填写原因' })
  .trim()
  .min(2, '请填写原因')
  .max(limits.reason, `最多 ${limits.reason} 个字`);

const Parcel = z
  .object({
    carrier: CarrierField,
    trackingNo,
    note: text(100, '备注'),
    lines: Pieces,
  })
  .superRefine(checkTracking);

/** What lies in a parcel for who receives it. */
const DeliveryNote = Shipment.pick({
  shipmentId: true,
  shipmentNo: true,
  supplierName: true,
  carrier: true,
  trackingNo: true,
  note: true,
  shipTime: true,
  lines: true,
}).extend({
  orderNo: z.string(),
  poNo: z.string(),
  customerName: z.string(),
  buyerName: z.string(),
  address: z.object({ receiver: z.string(), phone: z.string(), areaText: z.string(), detail: z.string() }),
});
export type DeliveryNote = z.infer<typeof DeliveryNote>;

export const consoleShipmentCalls = {
  'Shipment/GetByOrder': call({
    summary: '一张订单的全部包裹',
    access: 'operator',
    needs: 'orders/view',
    work: 'read',
    input: z.object({ orderId: id }),
    answer: rows(Shipment),
  }),
  'Shipment/GetNotes': call({
    summary: '送货单：几个包裹的内容与收货地址',
    access: 'operator',
    needs: 'orders/ship',
    work: 'read',
    input: z.object({ shipmentIds: z.array(id).min(1, '请选择包裹').max(pickMost, `一次最多 ${pickMost} 个包裹`) }),
    answer: rows(DeliveryNote),
  }),
  'Shipment/Ship': call({
    summary: '发货：一个或几个包裹，可以只发一部分；同一 requestId 只发一次',
    access: 'operator',
    needs: 'orders/ship',
    work: 'write',
    input: z.object({
      requestId,
      orderId: id,
      parcels: z.array(Parcel).min(1, '请添加包裹').max(limits.parcels, `一次最多 ${limits.parcels} 个包裹`),
    }),
    answer: result(z.object({ shipmentIds: z.array(z.number()) })),
  }),
  'Shipment/ShipMany': call({
    summary: '批量发货：每行一张订单、供应商、承运商与运单号，发出这家供应商的全部待发商品；逐行回答结果，一行一个事务',
    access: 'operator',
    needs: 'orders/ship',
    work: 'steps',
    bodyMaxBytes: 512 * 1024,
    input: z.object({
      rows: z
        .array(
          z.object({
            orderNo: text(26, '订单号'),
            /** Needed where several suppliers ship: each has a waybill of its own. */
            supplier: text(100, '供应商'),
            carrier: text(20, '承运商'),
            trackingNo: text(40, '运单号'),
          }),
        )
        .min(1, '文件中没有运单')
        .max(500, '一次最多 500 行'),
    }),
    answer: rows(z.object({ rowNo: z.number(), orderNo: z.string(), shipped: z.boolean(), text: z.string() })),
  }),
  'Shipment/Withdraw': call({
    summary: '撤销发货：包裹尚未送达，商品回到货架并仍为该订单留着',
    access: 'operator',
    needs: 'orders/ship',
    work: 'write',
    input: z.object({ shipmentId: id, reason }),
    answer: nothing,
  }),
  'Shipment/CloseLines': call({
    summary: '缺货关闭：这些商品不再发，释放库存，款项或额度与预算按比例退回；toShip 是看到的待发总数，变了就拒绝',
    access: 'operator',
    needs: 'orders/cancel',
    work: 'write',
    input: z.object({
      orderId: id,
      toShip: z.int('数量必须是整数').positive('没有待发商品'),
      lines: Pieces.refine(
        (lines) => new Set(lines.map(({ lineNo }) => lineNo)).size === lines.length,
        '同一行只能写一次',
      ),
      reason,
    }),
    answer: result(z.object({ amount: z.number() })),
  }),
  'Shipment/AddEvent': call({
    summary: '记下包裹的行程；delivered 表示已送达',
    access: 'operator',
    needs: 'orders/ship',
    work: 'write',
    input: z.object({
      shipmentId: id,
      text: z
        .string({ error: '请填写物流轨迹' })
        .trim()
        .min(1, '请填写物流轨迹')
        .max(limits.event, `最多 ${limits.event} 个字`),
      delivered: z.boolean('请选择是或否').default(false),
    }),
    answer: nothing,
  }),
};
