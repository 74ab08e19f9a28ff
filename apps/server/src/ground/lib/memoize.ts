import { cacheBudget } from './cacheBudget';

const usualBytes = 100;

/** What was made of a text before is given again, as long as the budget of all caches has room for it. */
export function memoize<T>(
  name: string,
  make: (text: string) => T,
  bytesOf: (made: T) => number = () => usualBytes,
): { of: (text: string) => T; forget: () => void } {
  // In a box: what was made may be undefined.
  const known = cacheBudget.open<string, { made: T }>(name, { bytesOf: ({ made }) => bytesOf(made) });
  return {
    of: (text) => {
      const box = known.get(text);
      if (box) return box.made;
      const made = make(text);
      known.set(text, { made });
      return made;
    },
    forget: () => known.clear(),
  };
}
