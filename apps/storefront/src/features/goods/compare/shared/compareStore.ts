import { toast } from '@yigou/web-kit';
import { useSyncExternalStore } from 'react';
import { compareMax, type Picked, pickedOf, readPicked } from './compare.rules';

const key = 'compare';

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that forbids storage remembers nothing.
    return null;
  }
}

let picked: readonly Picked[] = readPicked(read());
const listeners = new Set<() => void>();

function put(next: readonly Picked[]) {
  picked = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Remembered until the page is closed.
  }
  for (const tell of listeners) tell();
}

/** Another tab picked something. */
window.addEventListener('storage', (event) => {
  if (event.key !== key) return;
  picked = readPicked(event.newValue);
  for (const tell of listeners) tell();
});

export const usePicked = (): readonly Picked[] =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => picked,
  );

/** Says so when there is no place left. */
export function pick(items: readonly Picked[]): void {
  const fresh = items.filter((item) => !picked.some((each) => each.itemId === item.itemId));
  const free = compareMax - picked.length;
  if (fresh.length > free) toast.error(`最多对比 ${compareMax} 个规格，请先移除一个`);
  if (free > 0 && fresh.length > 0) put([...picked, ...fresh.slice(0, free).map(pickedOf)]);
}

export const unpick = (itemId: number): void => put(picked.filter((each) => each.itemId !== itemId));

export const unpickAll = (): void => put([]);
