import type { Directory } from '../shelf/directory';
import type { SearchMemory } from '../shelf/memory';
import { Vocabulary } from '../words/typos.rules';

type Made = { directory: Directory; size: number; words: Vocabulary };

/** One for each company's memory; made when somebody first mistypes, and again when words have come. */
const made = new WeakMap<SearchMemory, Made>();

const plentiful = 1_000_000;

export function vocabularyOf(memory: SearchMemory): Vocabulary {
  const { shelf, directory } = memory;
  const known = made.get(memory);
  if (known && known.directory === directory && known.size === shelf.names.size) return known.words;
  known?.words.forget();
  if (memory.triedBeside) {
    const { added, live } = memory.triedBeside;
    const words = new Vocabulary(
      added.map((word) => [word, 1] as const),
      vocabularyOf(live),
    );
    made.set(memory, { directory, size: shelf.names.size, words });
    return words;
  }
  const terms = directory.terms.map(({ key, weight }) => [key, plentiful - weight] as const);
  const words = new Vocabulary([
    ...shelf.names,
    ...terms,
    ...[...directory.synonyms.keys()].map((key) => [key, 1] as const),
  ]);
  made.set(memory, { directory, size: shelf.names.size, words });
  return words;
}

/** For a memory that is kept no longer. */
export function forgetVocabulary(memory: SearchMemory): void {
  made.get(memory)?.words.forget();
  made.delete(memory);
}
