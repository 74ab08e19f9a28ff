import type { CategoryStep } from '@yigou/contract/goods/catalog';
import type { Db } from '../../ground/db/client';
import { type CardRow, readCardRows } from '../cards/cards.service';
import type { SearchMemory } from './shelf/memory';

/** Rows a server has read before, and names it knows. What is not kept yet is read and kept. */
export const cachedCards = ({ shelf, cards, directory }: SearchMemory) => ({
  labelNames: async () => directory.labels,
  categoryPath: (categoryId: number): CategoryStep[] =>
    directory.tree.pathTo(categoryId).map((id) => ({ categoryId: id, categoryName: directory.tree.nameOf(id) })),
  rows: async (tx: Db, companyId: number, skuIds: number[]): Promise<CardRow[]> => {
    const known = skuIds.flatMap((skuId) => cards.get(skuId)?.row ?? []);
    const missing = known.length < skuIds.length ? skuIds.filter((skuId) => !cards.peek(skuId)) : [];
    const { version } = shelf;
    const read = missing.length > 0 ? await readCardRows(tx, companyId, missing) : [];
    // Something changed while they were being read: they may be from before.
    if (shelf.version === version) for (const row of read) cards.set(row.skuId, { row, card: null, hits: new Map() });
    return [...known, ...read];
  },
});
