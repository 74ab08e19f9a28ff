/** Why a file was not taken; the text is for whoever brought it. */
export class FileRefused extends Error {}

const fileMaxBytes = 5 * 1024 * 1024;

export function refuseLarge({ size }: File) {
  if (size > fileMaxBytes) throw new FileRefused('文件不能超过 5 MB');
}

/** The cells of the first sheet, as text. Only who brings such a file pays for reading it. */
export async function readXlsx(file: File): Promise<string[][]> {
  refuseLarge(file);
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(file);
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)).normalize('NFKC')));
  } catch {
    throw new FileRefused('文件无法读取，请确认是未加密的 .xlsx 文件');
  }
}

/** A sheet with a bold first row; numbers stay numbers. */
export async function saveXlsx(fileName: string, rows: readonly (readonly (string | number | null)[])[]) {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const sheet = rows.map((row, at) =>
    row.map((value) => (value === null ? null : { value, ...(at === 0 && { fontWeight: 'bold' as const }) })),
  );
  const columns = (rows[0] ?? []).map((_, at) => ({ width: at < 3 ? 18 : 12 }));
  await writeXlsxFile(sheet, { columns, stickyRowsCount: 1 }).toFile(fileName);
}
