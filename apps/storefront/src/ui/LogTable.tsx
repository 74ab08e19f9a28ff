import { briefTime } from '@yigou/web-kit';
import styles from './LogTable.module.css';

type Log = { time: string; who: string; what: string; note: string };
type LogsProps = { logs: readonly Log[]; className?: string | undefined };

const keyOf = ({ time, who, what, note }: Log) => `${time} ${who} ${what} ${note}`;

/** Who did what and when, in columns. */
export const LogTable = ({ logs, className = '' }: LogsProps) => (
  <ol className={`${styles.log} ${className}`}>
    {logs.map((log) => (
      <li key={keyOf(log)}>
        <time>{log.time}</time>
        <span>{log.who}</span>
        <span>
          {log.what}
          {log.note && <small>{log.note}</small>}
        </span>
      </li>
    ))}
  </ol>
);

/** The same beside something else, where there is no width for columns. */
export const LogColumn = ({ logs, className = '' }: LogsProps) => (
  <ol className={className}>
    {logs.map((log) => (
      <li key={keyOf(log)}>
        {log.what}
        {log.note && `：${log.note}`}{' '}
        <small>
          {briefTime(log.time)} · {log.who}
        </small>
      </li>
    ))}
  </ol>
);
