import type { TypedWordFilter, TypedWordRow } from '@yigou/contract/goods/typedWords.console';
import { typedWordFates, typedWordLimits, typedWordStates } from '@yigou/contract/goods/typedWords.terms';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import type { Cell, Sheet, SheetColumn } from '../../ground/lib/xlsx';
import { readWords } from './typedWords.service';

type Column = SheetColumn & { of: (row: TypedWordRow) => Cell };

const text = (title: string, width: number, of: (row: TypedWordRow) => string): Column => ({
  ...{ title, width, of },
  type: 'text',
});
const number = (title: string, of: (row: TypedWordRow) => number): Column => ({
  ...{ title, of },
  width: 12,
  type: 'integer',
});

const columns: readonly Column[] = [
  text('词', 28, ({ word }) => word),
  text('情况', 16, ({ fate }) => typedWordFates[fate]),
  number('次数', ({ searches }) => searches),
  number('企业数', ({ customers }) => customers),
  number('结果', ({ results }) => results),
  number('点击（%）', ({ clickPercent }) => clickPercent),
  number('离开（%）', ({ leftPercent }) => leftPercent),
  number('加购', ({ carts }) => carts),
  number('求购', ({ requests }) => requests),
  text('改搜', 28, ({ next }) => next?.word ?? ''),
  number('改搜（%）', ({ next }) => next?.percent ?? 0),
  text('状态', 10, ({ state }) => typedWordStates[state]),
];

const pageSize = 1000;

/** All words that are found; they are read while the sheet is written. */
export async function wordSheet(
  ctx: OperatorContext,
  wanted: { searchKey: string; reqData: TypedWordFilter },
): Promise<Sheet> {
  const first = await readWords(ctx, wanted, pageSize, 0);
  const total = first.figures[wanted.reqData.kind].words;
  const { exported: most } = typedWordLimits;
  if (total > most) throw new DomainError('typedWordsTooMany', { most });
  async function* pages(): AsyncGenerator<Cell[][]> {
    const cellsOf = (rows: readonly TypedWordRow[]) => rows.map((row) => columns.map((column) => column.of(row)));
    yield cellsOf(first.rows);
    for (let at = pageSize; at < total; at += pageSize)
      yield cellsOf((await readWords(ctx, wanted, pageSize, at)).rows);
  }
  return { name: '搜索过的词', columns, pages: pages() };
}
