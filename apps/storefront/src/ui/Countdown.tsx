import { useEffect, useRef } from 'react';
import { formatLeft } from './countdown.rules';
import { useSecondsLeft } from './useSecondsLeft';

type CountdownProps = {
  dueTime: string;
  /** The server's time when it gave `dueTime`. */
  nowTime?: string;
  /** Shown when nothing is left. */
  over: string;
  onOver?: () => void;
};

export function Countdown({ dueTime, nowTime, over, onOver }: CountdownProps) {
  const left = useSecondsLeft(dueTime, nowTime);
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
