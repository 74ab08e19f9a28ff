import type { ReactNode } from 'react';
import styles from './LogList.module.css';

type LogLinesProps = { className?: string | undefined; children: ReactNode };

/** Lines with their times at the left. */
export const LogLines = ({ className = '', children }: LogLinesProps) => (
  <ol className={`${styles.log} ${className}`}>{children}</ol>
);

type LogListProps = { logs: readonly { time: string; who: string; what: string; note: string }[] };

/** What was done, by whom and when, the last first. */
export const LogList = ({ logs }: LogListProps) => (
  <LogLines>
    {logs.toReversed().map(({ time, who, what, note }) => (
      <li key={`${time} ${what} ${note}`}>
        <time>{time}</time> {who} {what}
        {note && <small>{note}</small>}
      </li>
    ))}
  </LogLines>
);
