import { startTransition, useEffect, useState } from 'react';

/**
 * False while something is drawn for the first time, true when the browser has painted that: what lies below the first
 * screen waits for it, or nobody sees the top before the bottom is done too.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is painted right after its callbacks: what is begun behind them comes after the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted;
}
