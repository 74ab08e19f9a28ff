/** As many tiles to a row as leave no hole in the last one; eight where nothing fits. */
export const tileColumns = (count: number): number => [10, 9, 8, 7, 6].find((columns) => count % columns === 0) ?? 8;
