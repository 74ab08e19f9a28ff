import { useCallback, useEffect, useRef, useState } from 'react';

export const clickGuardMs = 3000;

/** After a click the button stays disabled for a while, so that a double click sends one request. */
export function useClickGuard(ms = clickGuardMs): { resting: boolean; rest: () => void } {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = useCallback(() => {
    setResting(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResting(false), ms);
  }, [ms]);
  return { resting, rest };
}
