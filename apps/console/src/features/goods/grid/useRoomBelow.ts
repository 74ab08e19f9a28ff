import { useEffect, useRef, useState } from 'react';

/** What stands below the sheet: the status and what saves it. */
const belowPx = 100;
const leastPx = 240;

/** How high a sheet can be that ends where the window does. */
export function useRoomBelow() {
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(480);
  useEffect(() => {
    const measure = () => {
      const top = (box.current?.getBoundingClientRect().top ?? 0) + scrollY;
      setHeight(Math.max(leastPx, innerHeight - top - belowPx));
    };
    measure();
    // What scrolls can be reached by the keyboard.
    const scrolled = box.current?.querySelector<HTMLElement>('.dsg-container');
    if (scrolled) scrolled.tabIndex = 0;
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return { box, height };
}
