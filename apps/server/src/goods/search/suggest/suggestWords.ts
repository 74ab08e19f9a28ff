import type { Directory } from '../shelf/directory';
import type { SearchMemory } from '../shelf/memory';
import type { Shelf } from '../shelf/shelf';
import { type Term, termOf } from '../shelf/shopTerm.rules';
import type { SuggestWords } from './suggest.rules';

type Made = { directory: Directory; size: number; words: SuggestWords };

/** One for each company's memory; made when somebody first types, and again when goods are called otherwise. */
const made = new WeakMap<SearchMemory, Made>();

/** Behind all that the directory knows. */
const nameWeight = 6;

function setsByName({ nameSets }: Shelf): Map<string, number[]> {
  const setsOf = new Map<string, number[]>();
  for (const [set, names] of nameSets.entries()) {
    for (const name of names) {
      const sets = setsOf.get(name);
      if (sets) sets.push(set);
      else setsOf.set(name, [set]);
    }
  }
  return setsOf;
}

/** What the directory calls something, and what goods are called. A department's name is no word of its goods. */
function termsOf({ terms }: Directory, names: Iterable<string>, isName: (key: string) => boolean): Term[] {
  const suggestable = terms.filter(({ kind, key }) => kind !== 'category' || isName(key));
  const known = new Set(suggestable.map(({ key }) => key));
  return [
    ...suggestable,
    ...Array.from(names)
      .filter((name) => !known.has(name))
      .map((name) => termOf(name, 'term', 0, nameWeight)),
  ];
}

export function suggestWordsOf(memory: SearchMemory): SuggestWords {
  const { shelf, directory } = memory;
  const known = made.get(memory);
  if (known && known.directory === directory && known.size === shelf.nameSets.length) return known.words;
  const setsOf = setsByName(shelf);
  const words: SuggestWords = {
    terms: termsOf(directory, setsOf.keys(), (key) => setsOf.has(key)),
    categories: directory.tree.allIds().map((id) => termOf(directory.tree.nameOf(id), 'category', id, 1)),
    setsOf,
    sizeOf: (set) => shelf.nameSetSizes[set] ?? 0,
  };
  made.set(memory, { directory, size: shelf.nameSets.length, words });
  return words;
}
