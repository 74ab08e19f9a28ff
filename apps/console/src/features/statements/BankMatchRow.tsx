import { type BankLine, bankLineStateLabels, bankMatchLabels, statementLimits } from '@yigou/contract';
import { confirmBox, toast } from '@yigou/web-kit';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { StateDot } from '../../ui/StateDot';
import styles from './BankPage.module.css';
import { matchTurns, plainYuan } from './statement.rules';
import { useCreditPage, useIgnore, useMatch, useMatchOrder } from './statements.api';

const codeShape = /((?:DZ|HK)\s?\d{8}|D20\d{14})/i;

/** The code marked inside the bank's own text. */
const Memo = ({ text }: { text: string }) => (
  <small>{text.split(codeShape).map((part, at) => (at % 2 === 1 ? <mark key={part}>{part}</mark> : part))}</small>
);

export function BankMatchRow({ line }: { line: BankLine }) {
  const { payer, amount, left, memo, paidTime, payerAccount, bankNo, state, suggestion, pays, note } = line;
  const open = state === 'waiting' || state === 'part';
  const targets = suggestion && open ? suggestion.pays : pays.map((each) => ({ ...each, unpaid: each.amount }));
  return (
    <li className={styles.line} aria-label={`${payer} ${plainYuan(amount)}`}>
      <div>
        <div className={styles.money}>
          <b>{payer}</b>
          <b>{plainYuan(amount)}</b>
        </div>
        <Memo text={memo || '没有摘要'} />
        <small>
          {paidTime} {payerAccount && `尾号 ${payerAccount.slice(-4)}`} {bankNo}
        </small>
        {state === 'part' && (
          <small>
            已认领 {plainYuan(amount - left)}，还剩 {plainYuan(left)}
          </small>
        )}
      </div>
      <div className={styles.why}>
        {suggestion ? (
          <>
            <StateDot turn={matchTurns[suggestion.match]}>{bankMatchLabels[suggestion.match]}</StateDot>
            <div className={styles.evidence}>
              <Tick fits={suggestion.codeFits}>识别码</Tick>
              <Tick fits={suggestion.amountFits}>金额</Tick>
              <Tick fits={suggestion.payerFits}>户名</Tick>
            </div>
          </>
        ) : (
          <StateDot turn={state === 'matched' ? 'ok' : 'off'}>{bankLineStateLabels[state]}</StateDot>
        )}
      </div>
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
          <small>
            多付 {plainYuan(suggestion.surplus)}，{suggestion.orderId ? '随订单退回' : '留在这笔到账上待冲下一张'}
          </small>
        )}
        {note && <small>{note}</small>}
      </div>
      {open && <Acts line={line} />}
    </li>
  );
}

const Tick = ({ fits, children }: { fits: boolean; children: string }) => (
  <span>
    {fits ? '✓' : '✗'} {children}
    <span className="spoken">{fits ? '相符' : '不符'}</span>
  </span>
);

function Acts({ line: { bankLineId, suggestion, left } }: { line: BankLine }) {
  const [choosing, setChoosing] = useState<'customer' | 'ignore'>();
  const match = useMatch();
  const matchOrder = useMatchOrder();
  const { customerId, orderId, pays = [], match: sureness } = suggestion ?? {};

  const claim = (chosen: number) =>
    match.mutate(
      { bankLineId, customerId: chosen },
      {
        onSuccess: ({ resultData }) =>
          toast.success(
            `已冲 ${plainYuan(resultData.matched)}${resultData.left > 0 ? `，还剩 ${plainYuan(resultData.left)}` : ''}`,
          ),
      },
    );
  async function confirm() {
    if (!customerId) return;
    const text = `${plainYuan(left)} 元记入 ${pays.map((each) => each.number).join('、')}，额度随之释放。入账后不能撤回，确定吗？`;
    if (!(await confirmBox({ text, confirmText: '确认入账' }))) return;
    if (orderId) matchOrder.mutate({ bankLineId, orderId });
    else claim(customerId);
  }

  return (
    <>
      <div className={styles.acts}>
        {pays.length > 0 && (
          <Button
            type={sureness === 'sure' ? 'primary' : 'default'}
            loading={match.isPending || matchOrder.isPending}
            onClick={confirm}
          >
            {sureness === 'sure' ? '确认入账' : '核对并入账'}
          </Button>
        )}
        <Button onClick={() => setChoosing(choosing === 'customer' ? undefined : 'customer')}>改匹配</Button>
        <Button type="text" onClick={() => setChoosing(choosing === 'ignore' ? undefined : 'ignore')}>
          与货款无关
        </Button>
      </div>
      {choosing === 'customer' && <CustomerChoice onChoose={claim} />}
      {choosing === 'ignore' && <IgnoreForm bankLineId={bankLineId} />}
    </>
  );
}

function CustomerChoice({ onChoose }: { onChoose: (customerId: number) => void }) {
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<number>();
  const { data } = useCreditPage({ pageSize: 20, searchKey: word });
  const options = (data?.resultData ?? [])
    .filter((row) => row.credit)
    .map(({ customerId, customerName }) => ({ value: customerId, label: customerName }));
  return (
    <div className={styles.by}>
      <Select
        aria-label="记给哪家企业"
        placeholder="输入企业名称"
        style={{ width: 320 }}
        showSearch={{ onSearch: setWord, filterOption: false }}
        options={options}
        value={chosen ?? null}
        onChange={setChosen}
      />
      <Button type="primary" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        从最早的对账单冲起
      </Button>
    </div>
  );
}

function IgnoreForm({ bankLineId }: { bankLineId: number }) {
  const [reason, setReason] = useState('');
  const ignore = useIgnore();
  return (
    <div className={styles.by}>
      <Input
        aria-label="与货款无关的原因"
        placeholder="原因，至少 5 个字，如：银行结息"
        maxLength={statementLimits.note}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        loading={ignore.isPending}
        disabled={reason.trim().length < 5}
        onClick={() => ignore.mutate({ bankLineId, reason })}
      >
        确认
      </Button>
    </div>
  );
}
