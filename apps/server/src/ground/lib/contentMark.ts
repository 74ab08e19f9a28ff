import { createHash } from 'node:crypto';

/** The same content gives the same mark, whatever the order of its keys. */
export function contentMark(content: unknown): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)]),
    );
  };
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
}
