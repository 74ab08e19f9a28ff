import { useEffect, useState } from 'react';
import { serverNow } from '../client/serverClock';
import { secondsLeft } from './countdown.rules';

/** Seconds until `dueTime` by the server's clock; a tab that was asleep is right again with its first tick. */
export function useSecondsLeft(dueTime: string): number {
  const [left, setLeft] = useState(() => secondsLeft(dueTime, serverNow()));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(dueTime, serverNow()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [dueTime]);
  return left;
}
