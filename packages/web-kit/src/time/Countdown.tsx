import { useEffect, useRef } from 'react';
import { formatLeft } from './countdown.rules';
import { useSecondsLeft } from './useSecondsLeft';

type CountdownProps = {
  dueTime: string;
  /** Shown when nothing is left. */
  over: string;
  onOver?: () => void;
};

export function Countdown({ dueTime, over, onOver }: CountdownProps) {
  const left = useSecondsLeft(dueTime);
  const told = useRef(false);
  useEffect(() => {
    if (left > 0) told.current = false;
    else if (!told.current) {
      told.current = true;
      onOver?.();
    }
  }, [left, onOver]);
  return <span role="timer">{left > 0 ? formatLeft(left) : over}</span>;
}
