import type { Db } from '../db/client';
import { matchWhole } from './match';
import type { SearchMemory } from './shelves.service';

/** A word that names so many goods takes long to look up the first time. */
const usuallyFrom = 1000;

/**
 * Looks up what many will ask for before the first of them does: the most common words first, until half of the room
 * for terms is taken, or there is no more need.
 */
export async function readCommonWords(
  tx: Db,
  memory: SearchMemory,
  companyId: number,
  isOver: () => boolean,
  commonFrom = usuallyFrom,
) {
  const { shelf, terms } = memory;
  const common = [...shelf.names].filter(([, goods]) => goods >= commonFrom).sort((a, b) => b[1] - a[1]);
  for (const [word] of common) {
    if (isOver() || terms.calculatedSize > terms.maxSize / 2) return;
    await matchWhole(tx, memory, companyId, word);
  }
}
