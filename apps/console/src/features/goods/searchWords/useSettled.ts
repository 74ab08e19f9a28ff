import { useEffect, useState } from 'react';

const pauseMs = 350;

/** What is written, once the hand rests. */
export function useSettled<T>(value: T): T {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled);
}
