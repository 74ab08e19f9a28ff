import { cellText, decodeText, readCells } from './cells.rules';

const usualMaxMb = 5;

/** Why a file was not taken; the text is for who brought it. */
export class FileRefused extends Error {}

async function readXlsx(file: File): Promise<string[][]> {
  // Only who brings such a file pays for reading it.
  const { readSheet: read } = await import('read-excel-file/universal');
  try {
    const rows = await read(file);
    return rows.map((row) => row.map(cellText));
  } catch {
    throw new FileRefused('文件无法读取，请确认是未加密的 .xlsx 文件');
  }
}

/** The cells of the first sheet, read in the browser. */
export async function readSheet(file: File, maxMb = usualMaxMb): Promise<string[][]> {
  if (file.size > maxMb * 1024 * 1024) throw new FileRefused(`文件不能超过 ${maxMb} MB`);
  const kind = file.name.toLowerCase().match(/\.(\w+)$/)?.[1] ?? '';
  if (kind === 'xls') throw new FileRefused('不支持旧版 .xls，请另存为 .xlsx 后上传');
  if (!['xlsx', 'csv', 'txt'].includes(kind)) throw new FileRefused('仅支持 .xlsx、.csv 格式的文件');
  return kind === 'xlsx' ? readXlsx(file) : readCells(decodeText(await file.arrayBuffer()));
}
