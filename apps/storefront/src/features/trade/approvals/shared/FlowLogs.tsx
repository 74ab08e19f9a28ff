import type { FlowLog, FlowQuestion } from '@yigou/contract/trade/approvals.flow';
import styles from './FlowLogs.module.css';

export const FlowLogs = ({ logs }: { logs: readonly FlowLog[] }) => (
  <ol className={styles.logs}>
    {logs.map((log) => (
      <li key={`${log.time} ${log.who} ${log.what}`}>
        <time>{log.time}</time>
        <span>
          {log.who}
          {log.forWhom && `（代 ${log.forWhom}）`}
        </span>
        <span>
          <b>{log.what}</b>
          {log.note && <small>{log.note}</small>}
        </span>
      </li>
    ))}
  </ol>
);

export const FlowQuestions = ({ questions }: { questions: readonly FlowQuestion[] }) => (
  <ul className={styles.questions}>
    {questions.map((each) => (
      <li key={`${each.time} ${each.who}`}>
        <p>
          <b>{each.who}</b> <time>{each.time.slice(5, 16)}</time> 问：{each.question}
        </p>
        <p data-open={each.answer === '' || undefined}>
          {each.answer ? `答：${each.answer}（${each.answerTime.slice(5, 16)}）` : '等待提交人回复，暂停计时'}
        </p>
      </li>
    ))}
  </ul>
);
