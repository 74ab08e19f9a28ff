import type { ConsoleStatement } from '@yigou/contract/books/statements.console';
import type { StatementDifference } from '@yigou/contract/books/statements.model';
import {
  type DifferenceDecision,
  differenceDecisionLabels,
  differenceStateLabels,
  differenceTypeLabels,
  statementLimits,
} from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { StateDot } from '../../../ui/StateDot';
import { download } from '../../ground/files/shared/files.api';
import styles from './StatementDrawer.module.css';
import { differenceTurns } from './statement.rules';
import { useAnswer, useReply } from './statements.api';

type DifferenceCardProps = { difference: StatementDifference; statement: ConsoleStatement };

/** Both sums at the left, both sides' words at the right, the answer below. */
export function DifferenceCard({ difference, statement }: DifferenceCardProps) {
  const { no, type, state, number, systemQty, buyerQty, systemAmount, buyerAmount } = difference;
  const entry = statement.entries.find((each) => each.entryId === difference.entryId);
  return (
    <article className={styles.difference} data-open={state === 'open' || undefined} aria-label={`差异 ${no}`}>
      <header>
        <b>
          #{no} {differenceTypeLabels[type]}
        </b>
        <StateDot turn={differenceTurns[state]}>{differenceStateLabels[state]}</StateDot>
        <span>{[number, entry?.summary].filter(Boolean).join('，')}</span>
      </header>
      <dl>
        <dt>平台</dt>
        <dd>{systemQty ?? ''}</dd>
        <dd>{plainYuan(systemAmount)}</dd>
        <dt>客户</dt>
        <dd>{buyerQty ?? ''}</dd>
        <dd>{plainYuan(buyerAmount)}</dd>
        <dt>差额</dt>
        <dd />
        <dd>
          <b>{plainYuan(buyerAmount - systemAmount)}</b>
        </dd>
      </dl>
      <ol className={styles.said}>
        {difference.messages.map(({ time, who, text, files }) => (
          <li key={`${time} ${who} ${text}`}>
            <small>
              {who} {time}
            </small>
            {text}
            {files.map(({ fileId, fileName }) => (
              <Button key={fileId} type="link" size="small" onClick={() => void download(fileId, fileName)}>
                {fileName}
              </Button>
            ))}
          </li>
        ))}
      </ol>
      {state === 'open' && statement.answers && <AnswerForm difference={difference} />}
    </article>
  );
}

const consequences: Record<DifferenceDecision, (difference: StatementDifference) => string> = {
  accept: ({ buyerAmount, systemAmount }) =>
    `生成一条 ${plainYuan(buyerAmount - systemAmount)} 元的调整行，额度随之变化。`,
  refuse: () => '金额不变，对方可以另提差异。',
  move: ({ entryId }) => (entryId === null ? '本期不变，随下期来源入账。' : '本期冲出、下期转入各一条，金额不变。'),
};

function AnswerForm({ difference }: { difference: StatementDifference }) {
  const [text, setText] = useState('');
  const answer = useAnswer();
  const reply = useReply();
  const { differenceId, no } = difference;
  const busy = answer.isPending || reply.isPending;

  async function decide(decision: DifferenceDecision) {
    const label = differenceDecisionLabels[decision];
    const question = `${label}差异 #${no}？${consequences[decision](difference)}答复后不能修改。`;
    if (!(await confirmBox({ text: question, confirmText: label }))) return;
    answer.mutate({ differenceId, decision, text });
  }

  return (
    <div className={styles.answer}>
      <Input.TextArea
        aria-label={`答复差异 ${no}`}
        placeholder="请写明依据，至少 5 个字，对方可见"
        rows={2}
        maxLength={statementLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="primary" disabled={text.trim().length < 5 || busy} onClick={() => decide('accept')}>
          接受，调整 {plainYuan(difference.buyerAmount - difference.systemAmount)}
        </Button>
        <Button disabled={text.trim().length < 5 || busy} onClick={() => decide('refuse')}>
          拒绝
        </Button>
        <Button disabled={text.trim().length < 5 || busy} onClick={() => decide('move')}>
          转入下期
        </Button>
        <Button
          type="link"
          disabled={text.trim().length < 2 || busy}
          onClick={() => reply.mutate({ differenceId, text }, { onSuccess: () => setText('') })}
        >
          仅回复
        </Button>
      </div>
    </div>
  );
}
