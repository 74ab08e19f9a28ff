import type { BankLine } from '@yigou/contract/books/statements.bank';
import { bankLineStateLabels, bankMatchLabels } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { briefTime } from '@yigou/web-kit';
import { Button } from 'antd';
import { StateDot } from '../../../ui/StateDot';
import { download } from '../../ground/files/shared/files.api';
import { BankActs } from './BankActs';
import styles from './BankPage.module.css';
import { bankNoShown, matchTurns } from './statement.rules';

const codeShape = /((?:DZ|HK)\s?\d{8}|D20\d{14})/i;

/** The code marked inside the bank's own text. */
const Memo = ({ text }: { text: string }) => (
  <small>{text.split(codeShape).map((part, at) => (at % 2 === 1 ? <mark key={part}>{part}</mark> : part))}</small>
);

/** What came at the left, why at the middle, what it would pay at the right. */
export function BankMatchRow({ line }: { line: BankLine }) {
  const { amount, left, memo, paidTime, payerAccount, bankNo, state, lookalike } = line;
  const payer = line.payer || '手工确认，流水未导入';
  const open = state === 'waiting' || state === 'part';
  return (
    <li className={styles.line} aria-label={`${payer} ${plainYuan(amount)}`}>
      <div>
        <div className={styles.money}>
          <b>{payer}</b>
          <b>{plainYuan(amount)}</b>
        </div>
        <Memo text={memo || (line.payer ? '无摘要' : '由对公转账页按流水号入账')} />
        <small>
          {paidTime.replace(' 00:00:00', '')} {payerAccount && `尾号 ${payerAccount.slice(-4)}`} {bankNoShown(bankNo)}
        </small>
        {lookalike && <small className={styles.odd}>{lookalike}</small>}
        {state === 'part' && (
          <small>
            已认领 {plainYuan(amount - left)}，还剩 {plainYuan(left)}
          </small>
        )}
      </div>
      <Evidence line={line} />
      <Targets line={line} />
      {open && <BankActs line={line} />}
    </li>
  );
}

function Evidence({ line: { suggestion, state } }: { line: BankLine }) {
  if (!suggestion)
    return (
      <div className={styles.why}>
        <StateDot turn={state === 'matched' ? 'ok' : 'off'}>{bankLineStateLabels[state]}</StateDot>
      </div>
    );
  return (
    <div className={styles.why} data-turn={matchTurns[suggestion.match]}>
      <StateDot turn={matchTurns[suggestion.match]}>{bankMatchLabels[suggestion.match]}</StateDot>
      <div className={styles.evidence}>
        <Tick fits={suggestion.codeFits}>识别码</Tick>
        <Tick fits={suggestion.amountFits}>金额</Tick>
        <Tick fits={suggestion.payerFits}>户名</Tick>
      </div>
    </div>
  );
}

const Tick = ({ fits, children }: { fits: boolean; children: string }) => (
  <span data-fits={fits}>
    {fits ? '✓' : '✗'} {children}
    <span className="spoken">{fits ? '相符' : '不符'}</span>
  </span>
);

/** What it would pay, or has paid; and what the customer has shown for it. */
function Targets({ line: { suggestion, pays, returned, note } }: { line: BankLine }) {
  const targets = suggestion ? suggestion.pays : pays.map((each) => ({ ...each, unpaid: each.amount }));
  return (
    <div>
      {suggestion?.customerName && <b>{suggestion.customerName}</b>}
      {targets.map((each) => (
        <div key={each.number} className={styles.money}>
          <span>{each.number}</span>
          <span>
            冲 {plainYuan(each.amount)}
            {each.unpaid !== each.amount && `，应付 ${plainYuan(each.unpaid)}`}
          </span>
        </div>
      ))}
      {suggestion && suggestion.surplus > 0 && targets.length > 0 && (
        <small className={styles.odd}>
          多付 {plainYuan(suggestion.surplus)}，{suggestion.orderId ? '随订单退回' : '留在本笔到账，可冲抵下一张或退回'}
        </small>
      )}
      {suggestion?.blocked && <small className={styles.odd}>{suggestion.blocked}</small>}
      {suggestion?.vouchers.map(({ fileId, fileName, time, statementNo }) => (
        <small key={fileId}>
          凭证{' '}
          <Button type="link" size="small" onClick={() => void download(fileId, fileName)}>
            {fileName}
          </Button>{' '}
          {briefTime(time)}，{statementNo}
        </small>
      ))}
      {[...new Set(pays.map((each) => each.reason))].filter(Boolean).map((reason) => (
        <small key={reason}>户名不同，原因：{reason}</small>
      ))}
      {returned > 0 && <small>退回付款人 {plainYuan(returned)}</small>}
      {note && <small>{note}</small>}
    </div>
  );
}
