import { importRowsMost } from '@yigou/contract/ground/imports.terms';

/** The columns of a sheet: their headings, what else a sheet may call them, and which must be there. */
export type SheetShape<Column extends string> = {
  headings: Readonly<Record<Column, string>>;
  otherNames: Readonly<Record<Column, readonly string[]>>;
  required: readonly Column[];
  /** Said where there is no row. */
  empty: string;
  /** Where a sheet may have more rows than most imports take. */
  most?: number;
};

export const columnsOf = <Column extends string>({ headings }: SheetShape<Column>): Column[] =>
  Object.keys(headings) as Column[];

type Read<Column extends string> =
  /** With the number of each row as the program that shows the sheet counts: the heading and blank rows too. */
  { rows: Record<Column, string>[]; rowNos: number[]; fault: '' } | { rows: null; fault: string };

const isFilled = (row: readonly string[]): boolean => row.some((cell) => cell.trim() !== '');

/** The rows of a sheet by its heading, in whatever order its columns stand; empty rows are no rows. */
export function readRows<Column extends string>(
  shape: SheetShape<Column>,
  cells: readonly (readonly string[])[],
): Read<Column> {
  const { headings, otherNames, required, empty, most = importRowsMost } = shape;
  const columns = columnsOf(shape);
  const [[, heading] = [0, []], ...filled] = [...cells.entries()].filter(([, row]) => isFilled(row));
  const places = heading.map((text) =>
    columns.find((name) => [headings[name], ...otherNames[name]].includes(text.trim())),
  );
  const absent = required.filter((name) => !places.includes(name));
  if (absent.length > 0)
    return { rows: null, fault: `表头缺少“${absent.map((name) => headings[name]).join('、')}”，请按模板填写` };
  if (filled.length === 0) return { rows: null, fault: empty };
  if (filled.length > most) return { rows: null, fault: `一次最多导入 ${most} 行，文件里有 ${filled.length} 行` };
  const none = Object.fromEntries(columns.map((name) => [name, ''])) as Record<Column, string>;
  return {
    rows: filled.map(([, row]) => {
      const read = { ...none };
      for (const [at, name] of places.entries()) if (name) read[name] = (row[at] ?? '').trim().slice(0, 200);
      return read;
    }),
    rowNos: filled.map(([at]) => at + 1),
    fault: '',
  };
}
