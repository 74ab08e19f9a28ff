/** What was made of a text before is given again; all is forgotten when there is too much of it, or when told so. */
export function memoize<T>(limit: number, make: (text: string) => T): { of: (text: string) => T; forget: () => void } {
  const known = new Map<string, T>();
  return {
    of: (text) => {
      if (known.has(text)) return known.get(text) as T;
      const made = make(text);
      if (known.size >= limit) known.clear();
      known.set(text, made);
      return made;
    },
    forget: () => known.clear(),
  };
}
