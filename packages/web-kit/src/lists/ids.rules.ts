/** `1,2` of an address; undefined when it names none, or more than so many. */
export function readIds(text: string | null, most: number): number[] | undefined {
  const parts = (text ?? '').split(',');
  if (!parts.every((part) => /^[1-9]\d{0,15}$/.test(part))) return undefined;
  const ids = [...new Set(parts.map(Number))];
  return ids.length <= most ? ids : undefined;
}
