import type { Picking } from '@yigou/contract/trade/orders.console';
import { type CarrierCode, carriers, carriersLike } from '@yigou/contract/trade/shipments.terms';
import { readRows, type SheetShape } from '@yigou/web-kit';

export const shipRowsMost = 500;

/** What one supplier still has to ship of an order, and what came of it. */
export type ShipRow = {
  key: number;
  orderNo: string;
  supplier: string;
  carrier: string;
  trackingNo: string;
  shipped?: boolean;
  said?: string;
};

const shape: SheetShape<'orderNo' | 'supplier' | 'carrier' | 'trackingNo'> = {
  headings: { orderNo: '订单号', supplier: '供应商', carrier: '承运商', trackingNo: '运单号' },
  otherNames: {
    supplier: ['发货方', '供货商'],
    orderNo: ['订单编号', '单号'],
    carrier: ['快递公司', '物流公司', '快递'],
    trackingNo: ['物流单号', '快递单号', '运单编号'],
  },
  required: ['orderNo', 'trackingNo'],
  empty: '文件中没有运单',
};

export const shipTemplate = [
  Object.values(shape.headings),
  ['2026111610000001', '', '顺丰速运', 'SF1234567890123'],
] as const;

const tidy = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** Where the sheet names no carrier, the number may tell. */
const carrierOf = (carrier: string, trackingNo: string): string => {
  if (carrier) return carrier;
  const [like] = carriersLike(tidy(trackingNo));
  return like ? carriers[like].name : '';
};

export function readShipRows(cells: readonly (readonly string[])[]): { rows: ShipRow[] | null; fault: string } {
  const { rows, fault } = readRows(shape, cells);
  if (!rows) return { rows, fault };
  return { rows: numbered(rows.map((row) => ({ ...row, carrier: carrierOf(row.carrier, row.trackingNo) }))), fault };
}

export const numbered = (rows: readonly Omit<ShipRow, 'key'>[]): ShipRow[] => rows.map((row, key) => ({ ...row, key }));

/** A waybill for each supplier of each order. */
export const rowsFor = (orders: readonly Pick<Picking, 'orderNo' | 'lines'>[]): ShipRow[] =>
  numbered(
    orders.flatMap(({ orderNo, lines }) =>
      [...new Set(lines.map((line) => line.supplierName))].map((supplier) => ({ ...emptyRow, orderNo, supplier })),
    ),
  );

export const emptyRow = { orderNo: '', supplier: '', carrier: carriers.sf.name as string, trackingNo: '' };

/** A number typed by hand chooses its carrier, unless it could be the chosen one's. */
export function withNumber(row: ShipRow, trackingNo: string): ShipRow {
  const like = carriersLike(tidy(trackingNo)).map((code) => carriers[code].name as string);
  return {
    ...row,
    trackingNo,
    carrier: like.length === 0 || like.includes(row.carrier) ? row.carrier : (like[0] ?? ''),
  };
}

/** What is sent: filled in and not shipped yet. */
export const rowsToSend = (rows: readonly ShipRow[]): ShipRow[] =>
  rows.filter(({ orderNo, trackingNo, carrier, shipped }) => {
    const isOwn = carrier === carriers.own.name;
    return !shipped && orderNo.trim() !== '' && (trackingNo.trim() !== '' || isOwn);
  });

type Answer = { rowNo: number; shipped: boolean; text: string };

/** Each answer beside its row. */
export const answered = (rows: readonly ShipRow[], sent: readonly ShipRow[], answers: readonly Answer[]): ShipRow[] =>
  rows.map((row) => {
    const at = sent.findIndex(({ key }) => key === row.key);
    const answer = answers.find(({ rowNo }) => rowNo === at + 1);
    return at < 0 || !answer ? row : { ...row, shipped: answer.shipped, said: answer.text };
  });

export const carrierNames = (Object.keys(carriers) as CarrierCode[]).map((code) => carriers[code].name);
