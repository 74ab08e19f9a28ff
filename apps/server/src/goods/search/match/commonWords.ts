import type { Db } from '../../../ground/db/client';
import type { SearchMemory } from '../shelf/memory';
import { matchWhole } from './match';

/** A word that names so many goods takes long to look up the first time. */
const usuallyFrom = 1000;

type Counted = [word: string, goods: number];

/** With how many goods answer to it: what goods are called, then what means the same, then what their names end with. */
function countWords({ shelf, directory }: SearchMemory): Counted[][] {
  const ends = new Map<string, number>();
  for (const [name, goods] of shelf.names) {
    const end = name.slice(-1);
    if (directory.kindEnds.has(end)) ends.set(end, (ends.get(end) ?? 0) + goods);
  }
  const meant = (words: readonly string[]) => words.reduce((sum, word) => sum + (shelf.names.get(word) ?? 0), 0);
  const synonyms = [...directory.synonyms].map(([word, same]): Counted => [word, meant(same)]);
  return [[...shelf.names], synonyms, [...ends]];
}

function isHalfFull({ budget }: SearchMemory): boolean {
  const { bytes, limit } = budget.figures();
  return bytes > limit / 2;
}

/**
 * Looks up what many will ask for before the first of them does: the most common words first, until half of the room
 * for caches is taken, or there is no more need.
 */
export async function readCommonWords(
  tx: Db,
  memory: SearchMemory,
  companyId: number,
  isOver: () => boolean,
  commonFrom = usuallyFrom,
) {
  const common = countWords(memory).flatMap((words) =>
    words.filter(([, goods]) => goods >= commonFrom).sort((a, b) => b[1] - a[1]),
  );
  for (const [word] of common) {
    if (isOver() || isHalfFull(memory)) return;
    await matchWhole(tx, memory, companyId, word);
  }
}
