import type { StockFilter } from '@yigou/contract/goods/stock.console';
import { countColumns, stockLimits } from '@yigou/contract/goods/stock.terms';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Cell, Sheet, SheetColumn } from '../../ground/lib/xlsx';
import { countSkus, type StockLine, selectLines } from './stockList.queries';
import { askStock, inTab, type Knowing } from './stockList.service';

type StockSheet = Omit<Sheet, 'pages'> & { cells: (line: StockLine, waiting: number) => Cell[]; most: number };

const text = (title: string, width: number): SheetColumn => ({ title, type: 'text', width });
const number = (title: string): SheetColumn => ({ title, type: 'integer', width: 12 });

export const stockSheets = {
  /** All that the list tells. */
  list: {
    name: '库存',
    columns: [
      ...[text('商品编号', 20), text('名称', 36), text('规格', 20), text('单位', 8), text('分类', 16)],
      ...[text('供应商', 18), number('在库'), number('占用'), number('可用'), number('预警库存'), number('等货人数')],
    ],
    cells: (line, waiting) => [
      ...[line.skuNo, line.name, line.specs.join(' '), line.unit, line.categoryName, line.supplierName],
      ...[line.onHand, line.reserved, line.onHand - line.reserved, line.warnQty, waiting],
    ],
    most: stockLimits.exportedSkus,
  },
  /** What whoever counts writes into. */
  count: {
    name: '盘点表',
    columns: [
      ...[text(countColumns.skuNo, 20), text(countColumns.name, 36), text(countColumns.specs, 20)],
      ...[number(countColumns.booked), number(countColumns.found)],
    ],
    cells: ({ skuNo, name, specs, onHand }) => [skuNo, name, specs.join(' '), onHand, null],
    most: stockLimits.countRows,
  },
} satisfies Record<string, StockSheet>;

type StockWanted = { searchKey: string; reqData: StockFilter };

const pageSize = 1000;

/** All SKUs that are found; its rows are read while it is written. */
export async function stockSheet(
  ctx: OperatorContext,
  knowing: Knowing,
  kind: keyof typeof stockSheets,
  { searchKey, reqData }: StockWanted,
): Promise<Sheet> {
  const { name, columns, cells, most }: StockSheet = stockSheets[kind];
  const { where, waited } = await askStock(ctx, knowing, searchKey, reqData);
  const found = inTab(where, reqData.tab, waited);
  const total = await countSkus(ctx.tx, found);
  if (total > most) throw new DomainError('goodsTooManyToExport', { most });
  async function* pages(): AsyncGenerator<Cell[][]> {
    for (let at = 0; at < total; at += pageSize) {
      const lines = await selectLines(ctx.tx, found, 'skuNo', pageSize, at);
      const waiting = await knowing.stockWaiters.count(
        ctx.tx,
        lines.map(({ skuId }) => skuId),
      );
      yield lines.map((line) => cells(line, waiting.get(line.skuId) ?? 0));
    }
  }
  return { name, columns, pages: pages() };
}
