import { useEffect, useRef, useState } from 'react';
import { isTyping } from './typing';

/** What else on the page takes Enter for itself. */
const actsItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('a, button, [role="button"], [role="option"]') !== null;

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * `j` and `k` walk through the rows, Enter opens the one they stand on. `follow`: something is open beside the list, so
 * walking opens as well.
 */
export function useRowKeys<Key extends string | number>(
  keys: readonly Key[],
  onOpen: (key: Key) => void,
  follow?: Key | undefined,
) {
  const [cursor, setCursor] = useState<Key>();
  const standing = follow ?? cursor;
  const handle = useRef<(event: KeyboardEvent) => void>(() => {});
  handle.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const at = standing === undefined ? -1 : keys.indexOf(standing);
    const step = steps[event.key];
    if (step !== undefined) {
      const next = keys[Math.min(Math.max(at + step, 0), keys.length - 1)];
      if (next === undefined) return;
      setCursor(next);
      if (follow !== undefined) onOpen(next);
      document.querySelector(`[data-row-key="${next}"]`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && at >= 0 && standing !== undefined && !actsItself(event.target)) onOpen(standing);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle.current(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return standing;
}
