const atOnce = 100;

/**
 * Thousands of rows that a caller brought, some at a time: the text of a statement is made, and its answer read, in one
 * go, while nobody else is served. Inside one transaction they are all there or none.
 */
export async function inPieces<Row, Made>(
  rows: readonly Row[],
  work: (some: Row[]) => Promise<readonly Made[]>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let at = 0; at < rows.length; at += atOnce) made.push(...(await work(rows.slice(at, at + atOnce))));
  return made;
}
