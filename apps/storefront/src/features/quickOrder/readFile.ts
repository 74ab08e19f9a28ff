import { FileRefused, readXlsx, refuseLarge } from '../files/shared/sheets';
import { decodeText, readCells } from './cells.rules';
import { type ParsedLine, readLines } from './lines.rules';

export async function readFile(file: File): Promise<ParsedLine[]> {
  refuseLarge(file);
  const kind = file.name.toLowerCase().match(/\.(\w+)$/)?.[1] ?? '';
  if (kind === 'xls') throw new FileRefused('不支持旧版 .xls，请另存为 .xlsx 后上传');
  if (!['xlsx', 'csv', 'txt'].includes(kind)) throw new FileRefused('仅支持 .xlsx、.csv 格式的文件');
  const rows = kind === 'xlsx' ? await readXlsx(file) : readCells(decodeText(await file.arrayBuffer()));
  return readLines(rows);
}
