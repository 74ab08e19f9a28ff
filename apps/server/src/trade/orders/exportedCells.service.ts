import { fenToYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import {
  type ExportColumn,
  exportColumns,
  type LineExportColumn,
  type OrderExportColumn,
} from '@yigou/contract/trade/orders.exporting.terms';
import {
  afterSaleLabels,
  invoiceStateLabels,
  orderStateLabels,
  payStateLabels,
} from '@yigou/contract/trade/orders.terms';
import type { Cell, SheetColumn } from '../../ground/lib/xlsx';
import type { ExportedOrder } from './orderExport.queries';
import type { orderLines } from './orders.tables';

type Line = typeof orderLines.$inferSelect;
type Shown<Row> = Omit<SheetColumn, 'title'> & { of: (row: Row) => Cell };

const text = <Row>(width: number, of: (row: Row) => string): Shown<Row> => ({ type: 'text', width, of });
const money = <Row>(of: (row: Row) => number): Shown<Row> => ({
  type: 'money',
  width: 14,
  of: (row) => fenToYuan(of(row)),
});
const integer = <Row>(of: (row: Row) => number): Shown<Row> => ({ type: 'integer', width: 10, of });
const time = <Row>(of: (row: Row) => Date | null): Shown<Row> => ({ type: 'time', width: 20, of });

const ofOrder: Record<OrderExportColumn, Shown<ExportedOrder>> = {
  orderNo: text(20, ({ order }) => order.orderNo),
  createTime: time(({ order }) => order.createdAt),
  state: text(12, ({ order }) => orderStateLabels[order.state]),
  payState: text(12, ({ order }) => payStateLabels[order.payState]),
  paymentMethod: text(12, ({ order }) => paymentMethodLabels[order.payMethod]),
  paidTime: time(({ order }) => order.paidAt),
  buyerName: text(12, ({ buyerName }) => buyerName),
  orgName: text(18, ({ orgName }) => orgName),
  costCentre: text(14, ({ order }) => order.costCentre),
  poNo: text(20, ({ order }) => order.poNo),
  reason: text(24, ({ order }) => order.reason),
  receiver: text(12, ({ order }) => order.address?.receiver ?? ''),
  phone: text(16, ({ order }) => order.address?.phone ?? ''),
  address: text(40, ({ order }) => (order.address ? `${order.address.areaText} ${order.address.detail}` : '')),
  goods: money(({ order }) => order.goods),
  freight: money(({ order }) => order.freight),
  discount: money(({ order }) => order.discount),
  payable: money(({ order }) => order.payable),
  invoiceState: text(12, ({ order }) => invoiceStateLabels[order.invoiceState]),
  afterSaleState: text(12, ({ order }) => afterSaleLabels[order.afterSaleState]),
  remark: text(30, ({ order }) => order.remark),
  cancelReason: text(24, ({ order }) => order.cancelReason),
};

const ofLine: Record<LineExportColumn, Shown<Line>> = {
  lineNo: integer((line) => line.lineNo),
  itemNo: text(18, (line) => line.skuNo),
  partNo: text(18, (line) => line.partNo),
  itemName: text(36, (line) => line.name),
  itemSpec: text(24, (line) => line.spec),
  supplierName: text(24, (line) => line.supplierName),
  isContract: text(10, (line) => (line.isContract ? '是' : '否')),
  unit: text(8, (line) => line.unit),
  qty: integer((line) => line.qty),
  price: money((line) => line.price),
  total: money((line) => line.total),
  taxRate: integer((line) => line.taxRate),
  tax: money((line) => line.tax),
  shippedQty: integer((line) => line.shippedQty),
  receivedQty: integer((line) => line.receivedQty),
  returnedQty: integer((line) => line.returnedQty),
};

const isOfLine = (column: ExportColumn): column is LineExportColumn => Object.hasOwn(ofLine, column);

export const sheetColumns = (columns: readonly ExportColumn[]): SheetColumn[] =>
  columns.map((column) => {
    const { type, width } = isOfLine(column) ? ofLine[column] : ofOrder[column];
    return { title: exportColumns[column], type, width };
  });

export const cellsOf = (columns: readonly ExportColumn[], order: ExportedOrder, line?: Line): Cell[] =>
  columns.map((column) => (isOfLine(column) ? (line ? ofLine[column].of(line) : null) : ofOrder[column].of(order)));
