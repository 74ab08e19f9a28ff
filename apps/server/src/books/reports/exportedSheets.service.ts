import type {
  ReportBudgetRow,
  ReportCategoryRow,
  ReportLine,
  ReportOrgRow,
  ReportSkuRow,
  ReportUserRow,
} from '@yigou/contract/books/reports';
import { changePercent } from '@yigou/contract/books/reports.terms';
import { budgetControlLabels } from '@yigou/contract/money/budgets.terms';
import type { Cell, SheetColumn } from '../../ground/lib/xlsx';

type Column<Row> = SheetColumn & { of: (row: Row) => Cell };

const text = <Row>(title: string, width: number, of: (row: Row) => string): Column<Row> => ({
  title,
  width,
  type: 'text',
  of,
});
const money = <Row>(title: string, of: (row: Row) => number | null): Column<Row> => ({
  title,
  width: 14,
  type: 'money',
  of,
});
const count = <Row>(title: string, of: (row: Row) => number): Column<Row> => ({
  title,
  width: 10,
  type: 'integer',
  of,
});

type Compared = Pick<ReportOrgRow, 'figures' | 'beforeNet' | 'yearAgoNet' | 'share'>;
const amounts = <Row extends Pick<Compared, 'figures'>>(): Column<Row>[] => [
  money('采购额（元）', ({ figures }) => figures.amount),
  money('退款（元）', ({ figures }) => figures.refund),
  money('净额（元）', ({ figures }) => figures.net),
];
const comparison = <Row extends Compared>(): Column<Row>[] => [
  money('占比（%）', ({ share }) => share),
  money('上期净额（元）', ({ beforeNet }) => beforeNet),
  money('较上期（%）', ({ figures, beforeNet }) => changePercent(figures.net, beforeNet)),
  money('去年同期净额（元）', ({ yearAgoNet }) => yearAgoNet),
];
const pieces = <Row extends Pick<Compared, 'figures'>>(): Column<Row>[] => [
  count('采购数量', ({ figures }) => figures.qty),
  count('退回数量', ({ figures }) => figures.refundQty),
];

export const categoryColumns: Column<ReportCategoryRow>[] = [
  text('品类', 20, ({ name }) => name),
  count('SKU 数', ({ skuCount }) => skuCount),
  ...pieces<ReportCategoryRow>(),
  ...amounts<ReportCategoryRow>(),
  ...comparison<ReportCategoryRow>(),
];

type Goods = Pick<ReportSkuRow, 'skuNo' | 'name' | 'spec' | 'unit'>;
const goods = <Row extends Goods>(): Column<Row>[] => [
  text('商品编号', 18, ({ skuNo }) => skuNo),
  text('商品名称', 36, ({ name }) => name),
  text('规格', 18, ({ spec }) => spec),
  text('单位', 8, ({ unit }) => unit),
];

export const skuColumns: Column<ReportSkuRow>[] = [
  ...goods<ReportSkuRow>(),
  text('供应商', 14, ({ supplierName }) => supplierName),
  ...pieces<ReportSkuRow>(),
  ...amounts<ReportSkuRow>(),
  ...comparison<ReportSkuRow>(),
];

export const userColumns: Column<ReportUserRow>[] = [
  text('人员', 12, ({ userName }) => userName),
  text('组织', 18, ({ orgName }) => orgName),
  ...goods<ReportUserRow>(),
  ...pieces<ReportUserRow>(),
  money('均价（元）', ({ averagePrice }) => averagePrice),
  ...amounts<ReportUserRow>(),
  money('占比（%）', ({ share }) => share),
];

export const orgColumns: Column<ReportOrgRow>[] = [
  text('组织编码', 14, ({ code }) => code),
  text('组织', 20, ({ name }) => name),
  count('订单数', ({ figures }) => figures.orders),
  ...amounts<ReportOrgRow>(),
  ...comparison<ReportOrgRow>(),
];

export const budgetColumns: Column<ReportBudgetRow>[] = [
  text('组织编码', 14, ({ code }) => code),
  text('组织', 20, ({ name }) => name),
  text('控制方式', 10, ({ control }) => budgetControlLabels[control]),
  money('预算（元）', ({ limit }) => limit),
  money('占用中（元）', ({ reserved }) => reserved),
  money('已用（元）', ({ used }) => used),
  money('剩余（元）', ({ left }) => left),
  money('执行率（%）', ({ rate }) => rate),
];

export const lineColumns: Column<ReportLine>[] = [
  text('时间', 20, ({ time }) => time),
  text('类型', 8, ({ kind }) => (kind === 'order' ? '采购' : '退款')),
  text('订单号', 20, ({ orderNo }) => orderNo),
  text('售后单号', 20, ({ returnNo }) => returnNo),
  text('人员', 12, ({ userName }) => userName),
  text('组织', 18, ({ orgName }) => orgName),
  ...goods<ReportLine>(),
  count('数量', ({ qty }) => qty),
  money('单价（元）', ({ price }) => price),
  money('金额（元）', ({ amount }) => amount),
];

export const cellsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Cell[][] =>
  rows.map((row) => columns.map((column) => column.of(row)));
