import { z } from 'zod';
import { keysOf } from './call';
import { importRowsMost, importStateLabels } from './imports.terms';

/** As the sheet says it; what is wrong with it is told row by row. */
const cell = z.string('单元格必须是文字').max(200, '单元格最多 200 个字').default('');

export const sheetRow = <Column extends string>(columns: Record<Column, string>) =>
  z.object(Object.fromEntries(Object.keys(columns).map((name) => [name, cell])) as Record<Column, typeof cell>);

const many = <Row extends z.ZodType>(row: Row, empty: string) =>
  z.array(row).min(1, empty).max(importRowsMost, `一次最多导入 ${importRowsMost} 行`);

export const sheetRows = <Column extends string>(columns: Record<Column, string>, empty: string) =>
  many(sheetRow(columns), empty);

/** Each row may say which one of its sheet it is, as the program that shows the sheet numbers them. */
export const numberedRows = <Column extends string>(columns: Record<Column, string>, empty: string) =>
  many(sheetRow(columns).extend({ rowNo: z.int('行号必须是整数').min(1).max(1_048_576).optional() }), empty);

export const ImportVerdict = z.object({
  /** From 1, without the heading; where rows are numbered, their own number. */
  rowNo: z.number(),
  state: z.enum(keysOf(importStateLabels)),
  /** Why it is wrong, or what would change. */
  notes: z.array(z.string()),
});
export type ImportVerdict = z.infer<typeof ImportVerdict>;

export const ImportCounts = z.object({
  new: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  wrong: z.number(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

/** 5,000 rows of Chinese text. */
export const importMaxBytes = 4 * 1024 * 1024;
