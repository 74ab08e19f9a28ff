import { fields } from '@yigou/contract/goods/fields.terms';
import type { BookLineRow } from '@yigou/contract/goods/priceBooks.console';
import type { LineTab } from '@yigou/contract/goods/priceBooks.terms';
import { writeTyped } from '@yigou/contract/goods/typedValues';
import { yuanToFen } from '@yigou/contract/ground/money';
import { formatDate } from '@yigou/contract/ground/time';
import type { OperatorContext } from '../../ground/http/context';
import type { Cell, Sheet, SheetColumn } from '../../ground/lib/xlsx';
import { findBook } from './books.service';
import { pageLines } from './lines.service';

type Column = SheetColumn & { of: (row: BookLineRow) => Cell };

const text = (title: string, width: number, of: (row: BookLineRow) => string): Column => ({
  ...{ title, width, of },
  type: 'text',
});
const money = (title: string, of: (row: BookLineRow) => number | null): Column => ({
  ...{ title, of },
  width: 12,
  type: 'money',
});

const tiersText = ({ tiers }: BookLineRow): string =>
  writeTyped(
    fields.priceLine.tiers,
    tiers.map(({ fromQty, price }) => ({ fromQty, price: yuanToFen(price) })),
  );

/** Titles and texts that the same page reads again. */
const columns: readonly Column[] = [
  text('商品编号', 22, ({ skuNo }) => skuNo),
  text('商品名称', 40, ({ name }) => name),
  text('规格', 18, ({ spec }) => spec),
  text('单位', 8, ({ unit }) => unit),
  money('协议价', ({ price }) => price),
  text('阶梯价', 24, tiersText),
  text('开始日', 12, ({ fromDay }) => fromDay),
  text('结束日', 12, ({ toDay }) => toDay),
  money('商城价', ({ listPrice }) => listPrice),
  money('成本价', ({ cost }) => cost),
];

const pageSize = 1000;

type Wanted = { priceBookId: number; searchKey: string; tab: LineTab };

/** All lines that the page shows; they are read while the sheet is written. */
export async function bookSheet(ctx: OperatorContext, { priceBookId, searchKey, tab }: Wanted) {
  const { name } = await findBook(ctx, priceBookId);
  const page = (pageIndex: number) => pageLines(ctx, { searchKey, reqData: { priceBookId, tab }, pageIndex, pageSize });
  const first = await page(1);
  async function* pages(): AsyncGenerator<Cell[][]> {
    const cellsOf = (rows: readonly BookLineRow[]) => rows.map((row) => columns.map((column) => column.of(row)));
    yield cellsOf(first.resultData);
    for (let at = 2; (at - 1) * pageSize < first.totalCount; at += 1) yield cellsOf((await page(at)).resultData);
  }
  const sheet: Sheet = { name: '协议价', columns, pages: pages() };
  return { fileName: `${name} ${formatDate(ctx.now)}.xlsx`, sheet };
}
