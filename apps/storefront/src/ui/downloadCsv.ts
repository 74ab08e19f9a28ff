import { saveAs } from '@yigou/web-kit';
import { toCsv } from './csv.rules';

export const downloadCsv = (fileName: string, rows: readonly (readonly string[])[]) =>
  saveAs(fileName, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
