/** What a list shows of a SKU's choices: `70g · 8包/箱`. */
export const specText = (specs: readonly string[]): string => specs.filter(Boolean).join(' · ');

const colorAxes = new Set(['颜色', '色彩', '墨色']);

export function colorOf(axes: readonly string[], specs: readonly string[]): string {
  const at = axes.findIndex((axis) => colorAxes.has(axis));
  return at < 0 ? '' : (specs[at] ?? '');
}

/** `颜色:黑色`, as filters and the index write it. */
export const specPairs = (axes: readonly string[], specs: readonly string[]): string[] =>
  axes.map((axis, at) => `${axis}:${specs[at] ?? ''}`);
