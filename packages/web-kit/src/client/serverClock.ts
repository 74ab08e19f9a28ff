/** The header knows whole seconds and the way takes time: closer than this, the clock here is the better one. */
const closeMs = 2000;

let aheadMs = 0;

/** Every answer says what time it is at the server, so that a wrong clock here does no harm. */
export function noteServerTime(dateHeader: string | null): void {
  const ahead = Date.parse(dateHeader ?? '') - Date.now();
  if (!Number.isNaN(ahead)) aheadMs = Math.abs(ahead) < closeMs ? 0 : ahead;
}

export const serverNow = (): number => Date.now() + aheadMs;
