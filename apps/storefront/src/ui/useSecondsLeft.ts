import { useEffect, useMemo, useState } from 'react';
import { clockAhead, secondsLeft } from './countdown.rules';

/**
 * Seconds until `dueTime`, counted by the server's clock where `nowTime` was given with it. The answer is asked for
 * every second; a tab that was asleep is right again with its first tick.
 */
export function useSecondsLeft(dueTime: string, nowTime?: string): number {
  const ahead = useMemo(() => (nowTime ? clockAhead(nowTime, Date.now()) : 0), [nowTime]);
  const [left, setLeft] = useState(() => secondsLeft(dueTime, Date.now() + ahead));
  useEffect(() => {
    const tick = () => setLeft(secondsLeft(dueTime, Date.now() + ahead));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [dueTime, ahead]);
  return left;
}
