export type PastedPart = { skuNo: string; partNo: string };

/** One line an article: our number, then theirs, as a sheet gives them. */
export const readParts = (typed: string): PastedPart[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [skuNo = '', ...rest] = line.split(line.includes('\t') ? '\t' : /\s+/).map((cell) => cell.trim());
      return { skuNo, partNo: rest.filter(Boolean).join(' ') };
    });

/** What is missing before it can be sent; empty: nothing. */
export function partsFault(rows: readonly PastedPart[], most: number): string {
  if (rows.length > most) return `一次最多 ${most} 行`;
  const at = rows.findIndex(({ partNo }) => partNo === '');
  return at < 0 ? '' : `第 ${at + 1} 行没有物料编码`;
}
