/** How a row is written out, once it was. */
export const cachedJson = Symbol('written');

/** A row that a verb keeps and gives again and again. It must not change: it is checked and written out once. */
export type WithCachedJson<Row> = Row & { [cachedJson]: Uint8Array | null };

export const withCachedJson = <Row extends object>(row: Row): WithCachedJson<Row> =>
  Object.assign(row, { [cachedJson]: null });

export const hasCachedJson = (row: unknown): row is WithCachedJson<object> =>
  typeof row === 'object' && row !== null && cachedJson in row;
