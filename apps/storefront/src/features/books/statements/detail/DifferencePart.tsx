import type { StatementDifference } from '@yigou/contract/books/statements.model';
import { differenceStateLabels, differenceTypeLabels, statementLimits } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { briefTime, confirmBox, StateTag } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { TextArea } from '../../../../ui/TextArea';
import { FileButton } from '../../../ground/files/shared/FileButton';
import { differenceTones } from '../statement.rules';
import { useReply, useWithdraw } from '../statements.api';
import styles from './DifferencePart.module.css';

/** Both sums and the gap at the left, both sides' words at the right, what can be done below. */
export function DifferencePart({ difference, summary }: { difference: StatementDifference; summary: string }) {
  const { no, type, state, systemQty, buyerQty, systemAmount, buyerAmount, messages } = difference;
  return (
    <article className={styles.difference} data-state={state} aria-label={`差异 ${no}`}>
      <div>
        <header>
          差异 #{no} · {differenceTypeLabels[type]}
          <StateTag tone={differenceTones[state]}>{differenceStateLabels[state]}</StateTag>
        </header>
        <small>{summary}</small>
        <table className={styles.compare}>
          <thead>
            <tr>
              <th scope="col">
                <span className="spoken">主体</span>
              </th>
              <th scope="col">数量</th>
              <th scope="col">金额（元）</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>平台</td>
              <td>{systemQty ?? '—'}</td>
              <td>{plainYuan(systemAmount)}</td>
            </tr>
            <tr>
              <td>我方</td>
              <td>{buyerQty ?? '—'}</td>
              <td>{plainYuan(buyerAmount)}</td>
            </tr>
            <tr>
              <td>差额</td>
              <td />
              <td>
                <b>{plainYuan(buyerAmount - systemAmount)}</b>
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      <div>
        <ol className={styles.said}>
          {messages.map(({ time, who, isBuyer, text, files }) => (
            <li key={`${time} ${who} ${text}`}>
              <small>
                {isBuyer ? '我方' : '平台'} {who} {briefTime(time)}
              </small>
              {text}
              {files.map((file) => (
                <FileButton key={file.fileId} {...file} />
              ))}
            </li>
          ))}
        </ol>
        {state === 'open' && <Acts differenceId={difference.differenceId} no={no} />}
      </div>
    </article>
  );
}

function Acts({ differenceId, no }: { differenceId: number; no: number }) {
  const [replying, setReplying] = useState(false);
  const [text, setText] = useState('');
  const reply = useReply();
  const withdraw = useWithdraw();

  async function takeBack() {
    if (await confirmBox({ text: `撤回差异 #${no}？撤回后按平台金额核对。`, confirmText: '撤回' }))
      withdraw.mutate({ differenceId });
  }
  const send = () =>
    reply.mutate(
      { differenceId, text },
      {
        onSuccess: () => {
          setText('');
          setReplying(false);
        },
      },
    );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replying && (
        <TextArea
          label="补充说明"
          value={text}
          maxLength={statementLimits.note}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className={styles.acts}>
        {replying ? (
          <Button type="submit" kind="primary" disabled={text.trim().length < 2 || reply.isPending}>
            发出说明
          </Button>
        ) : (
          <Button onClick={() => setReplying(true)}>补充说明</Button>
        )}
        <Button disabled={withdraw.isPending} onClick={takeBack}>
          撤回差异
        </Button>
      </div>
    </form>
  );
}
