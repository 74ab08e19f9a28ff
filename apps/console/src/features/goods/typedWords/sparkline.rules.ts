export const sparkSize = { width: 56, height: 18 };
const edge = 2;

/** The points of a line that is as high as its highest week. */
export function sparkPoints(weeks: readonly number[]): string {
  const most = Math.max(1, ...weeks);
  const step = (sparkSize.width - 2 * edge) / Math.max(1, weeks.length - 1);
  const room = sparkSize.height - 2 * edge;
  return weeks
    .map((times, at) => `${(edge + at * step).toFixed(1)},${(edge + room * (1 - times / most)).toFixed(1)}`)
    .join(' ');
}
