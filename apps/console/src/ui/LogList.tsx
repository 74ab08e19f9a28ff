import styles from './LogList.module.css';

type LogListProps = { logs: readonly { time: string; who: string; what: string; note: string }[] };

/** What was done, by whom and when, the last first. */
export const LogList = ({ logs }: LogListProps) => (
  <ol className={styles.log}>
    {logs.toReversed().map(({ time, who, what, note }) => (
      <li key={`${time} ${what} ${note}`}>
        <time>{time}</time> {who} {what}
        {note && <small>{note}</small>}
      </li>
    ))}
  </ol>
);
