/** How a row is written out, once it was. */
export const written = Symbol('written');

/** A row that a verb keeps and gives again and again. It must not change: it is checked and written out once. */
export type Kept<Row> = Row & { [written]: Uint8Array | null };

export const keep = <Row extends object>(row: Row): Kept<Row> => Object.assign(row, { [written]: null });

export const isKept = (row: unknown): row is Kept<object> => typeof row === 'object' && row !== null && written in row;
