import { toCsv } from './csv.rules';
import { saveAs } from './saveAs';

export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]) =>
  saveAs(fileName, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
