import type { FlowLog, FlowQuestion } from '@yigou/contract/trade/approvals.flow';
import { briefTime } from '@yigou/web-kit';
import { LogTable } from '../../../../ui/LogTable';
import styles from './FlowLogs.module.css';

export const FlowLogs = ({ logs }: { logs: readonly FlowLog[] }) => (
  <LogTable
    className={styles.logs}
    logs={logs.map(({ forWhom, ...log }) => ({ ...log, who: forWhom ? `${log.who}（代 ${forWhom}）` : log.who }))}
  />
);

export const FlowQuestions = ({ questions }: { questions: readonly FlowQuestion[] }) => (
  <ul className={styles.questions}>
    {questions.map((each) => (
      <li key={`${each.time} ${each.who}`}>
        <p>
          <b>{each.who}</b> <time>{briefTime(each.time)}</time> 问：{each.question}
        </p>
        <p data-open={each.answer === '' || undefined}>
          {each.answer ? `答：${each.answer}（${briefTime(each.answerTime)}）` : '等待提交人回复，暂停计时'}
        </p>
      </li>
    ))}
  </ul>
);
