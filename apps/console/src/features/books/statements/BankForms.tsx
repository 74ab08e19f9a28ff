import type { BankLine } from '@yigou/contract/books/statements.bank';
import { isAnothers, statementLimits } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import styles from './BankPage.module.css';
import { useCreditPage, useGiveBack, useIgnore } from './statements.api';

type ChoiceProps = { payer: string; onChoose: (customerId: number, reason: string) => void };

export function CustomerChoice({ payer, onChoose }: ChoiceProps) {
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<{ value: number; label: string }>();
  const [reason, setReason] = useState('');
  const { data } = useCreditPage({ pageSize: 20, searchKey: word });
  const options = (data?.resultData ?? [])
    .filter((row) => row.credit)
    .map(({ customerId, customerName }) => ({ value: customerId, label: customerName }));
  const anothers = chosen !== undefined && isAnothers(payer, chosen.label);
  return (
    <div className={styles.by}>
      <Select
        aria-label="认领企业"
        placeholder="输入企业名称"
        style={{ width: 320 }}
        showSearch={{ onSearch: setWord, filterOption: false }}
        options={options}
        value={chosen?.value ?? null}
        onChange={(value) => setChosen(options.find((option) => option.value === value))}
      />
      {anothers && <PayerReason value={reason} onChange={setReason} />}
      <Button
        type="primary"
        disabled={!chosen || (anothers && !isReason(reason))}
        onClick={() => chosen && onChoose(chosen.value, anothers ? reason : '')}
      >
        从最早的对账单开始冲抵
      </Button>
    </div>
  );
}

type PayerReasonFormProps = { payer: string; customerName: string; onReason: (reason: string) => void };

/** Somebody else's money: taken for this customer only with a reason. */
export function PayerReasonForm({ payer, customerName, onReason }: PayerReasonFormProps) {
  const [reason, setReason] = useState('');
  return (
    <div className={styles.by}>
      <span>
        {payer} 代 {customerName} 付款
      </span>
      <PayerReason value={reason} onChange={setReason} />
      <Button type="primary" disabled={!isReason(reason)} onClick={() => onReason(reason)}>
        确认入账
      </Button>
    </div>
  );
}

const isReason = (text: string): boolean => text.trim().length >= 5;

type ReasonProps = { label: string; placeholder: string; value: string; onChange: (text: string) => void };

const Reason = ({ label, placeholder, value, onChange }: ReasonProps) => (
  <Input
    aria-label={label}
    placeholder={placeholder}
    maxLength={statementLimits.note}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);

const PayerReason = (props: Pick<ReasonProps, 'value' | 'onChange'>) => (
  <Reason label="户名不同的原因" placeholder="户名不同，原因至少 5 个字，如：集团财务公司代付" {...props} />
);

export function IgnoreForm({ bankLineId }: { bankLineId: number }) {
  const [reason, setReason] = useState('');
  const ignore = useIgnore();
  return (
    <div className={styles.by}>
      <Reason
        label="与货款无关的原因"
        placeholder="原因，至少 5 个字，如：银行结息"
        value={reason}
        onChange={setReason}
      />
      <Button
        loading={ignore.isPending}
        disabled={!isReason(reason)}
        onClick={() => ignore.mutate({ bankLineId, reason })}
      >
        确认
      </Button>
    </div>
  );
}

/** The bank has sent it back already: noted here by its number, so that nobody sends it a second time. */
export function GiveBackForm({ line: { bankLineId, left, payer, payerAccount } }: { line: BankLine }) {
  const [backNo, setBackNo] = useState('');
  const [reason, setReason] = useState('');
  const giveBack = useGiveBack();
  return (
    <div className={styles.by}>
      <span>
        退 <b>{plainYuan(left)}</b> 元给 {payer}
        {payerAccount && `（尾号 ${payerAccount.slice(-4)}）`}
      </span>
      <Input
        aria-label="退款流水号"
        placeholder="网银退款的流水号"
        className={styles.number ?? ''}
        maxLength={64}
        value={backNo}
        onChange={(event) => setBackNo(event.target.value)}
      />
      <Reason
        label="退回的原因"
        placeholder="原因，至少 5 个字，如：客户多付，退回付款人"
        value={reason}
        onChange={setReason}
      />
      <Button
        type="primary"
        loading={giveBack.isPending}
        disabled={!backNo.trim() || !isReason(reason)}
        onClick={() => giveBack.mutate({ bankLineId, backNo, reason })}
      >
        记为已退回
      </Button>
    </div>
  );
}
