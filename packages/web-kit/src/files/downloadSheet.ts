import { downloadCsv } from './downloadCsv';
import { saveAs } from './saveAs';

/**
 * Above this the writer packs in a worker made from a blob, which the page's policy forbids. Such a list is saved as
 * CSV, which the same programs open.
 */
const xlsxMaxLength = 60_000;

type Cell = string | number | null;

/** One sheet, its first row the heading; numbers stay numbers. Made in the browser; only who asks pays for the writer. */
export async function downloadSheet(name: string, rows: readonly (readonly Cell[])[]): Promise<void> {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '')));
  const length = texts.reduce((sum, row) => sum + row.reduce((inRow, cell) => inRow + cell.length + 60, 0), 0);
  if (length > xlsxMaxLength) return downloadCsv(`${name}.csv`, texts);
  const { default: writeXlsx } = await import('write-excel-file/universal');
  const [heading = [], ...body] = rows;
  const head = heading.map((value) => ({ value: String(value ?? ''), fontWeight: 'bold' as const }));
  const cells = body.map((row) => row.map((value) => (value === null ? null : { value })));
  const columns = heading.map(() => ({ width: 18 }));
  saveAs(`${name}.xlsx`, await writeXlsx([head, ...cells], { columns, stickyRowsCount: 1 }).toBlob());
}
