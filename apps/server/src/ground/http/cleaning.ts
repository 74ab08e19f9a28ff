/** Controls, separators of lines and paragraphs, and signs that turn the reading direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;
/** The same, but for the ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unseenInLine = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

function inOneLine(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(unseen, ' ');
  if (Array.isArray(value)) return value.map(inOneLine);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inOneLine(inner)]));
}

/**
 * The one place where texts are cleaned, before any rule looks at them: what one person types stands in mails and notices
 * to others, and a line of theirs must not look like one of ours. `severalLines`: fields that keep the ends of lines.
 */
export function cleanInput(body: unknown, severalLines: readonly string[] = []): unknown {
  const cleaned = inOneLine(body);
  if (severalLines.length === 0 || typeof cleaned !== 'object' || cleaned === null || Array.isArray(cleaned))
    return cleaned;
  const given = body as Record<string, unknown>;
  const kept = severalLines.flatMap((name) => {
    const text = given[name];
    return typeof text === 'string' ? [[name, text.replaceAll('\r\n', '\n').replace(unseenInLine, ' ')]] : [];
  });
  return { ...cleaned, ...Object.fromEntries(kept) };
}
