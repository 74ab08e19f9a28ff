import { importRowsMost } from '@yigou/contract';

/** The columns of a sheet: their headings, what else a sheet may call them, and which must be there. */
export type SheetShape<Column extends string> = {
  headings: Readonly<Record<Column, string>>;
  otherNames: Readonly<Record<Column, readonly string[]>>;
  required: readonly Column[];
  /** Said where there is no row. */
  empty: string;
};

export const columnsOf = <Column extends string>({ headings }: SheetShape<Column>): Column[] =>
  Object.keys(headings) as Column[];

type Read<Column extends string> = { rows: Record<Column, string>[]; fault: '' } | { rows: null; fault: string };

/** The rows of a sheet by its heading, in whatever order its columns stand; empty rows are no rows. */
export function readRows<Column extends string>(
  shape: SheetShape<Column>,
  cells: readonly (readonly string[])[],
): Read<Column> {
  const { headings, otherNames, required, empty } = shape;
  const columns = columnsOf(shape);
  const [heading = [], ...body] = cells;
  const places = heading.map((text) =>
    columns.find((name) => [headings[name], ...otherNames[name]].includes(text.trim())),
  );
  const absent = required.filter((name) => !places.includes(name));
  if (absent.length > 0)
    return { rows: null, fault: `表头缺少“${absent.map((name) => headings[name]).join('、')}”，请按模板填写` };
  const filled = body.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return { rows: null, fault: empty };
  if (filled.length > importRowsMost)
    return { rows: null, fault: `一次最多导入 ${importRowsMost} 行，文件里有 ${filled.length} 行` };
  const none = Object.fromEntries(columns.map((name) => [name, ''])) as Record<Column, string>;
  return {
    rows: filled.map((row) => {
      const read = { ...none };
      for (const [at, name] of places.entries()) if (name) read[name] = (row[at] ?? '').trim().slice(0, 200);
      return read;
    }),
    fault: '',
  };
}
