import type { CreditRow } from '@yigou/contract/books/statements.credit';
import { statementLimits } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { termDaysChoices } from '@yigou/contract/people/customers.terms';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import styles from './StatementsPage.module.css';
import { useCreditHistory, useSaveCredit } from './statements.api';

const options = termDaysChoices.map((value) => ({ value, label: `月结 ${value} 天` }));
const isTerm = (days: number | undefined): days is (typeof termDaysChoices)[number] =>
  (termDaysChoices as readonly (number | undefined)[]).includes(days);

/** The change with its reason, and below it what was changed before. */
export function CreditPanel({
  row: { customerId, customerName, credit, byOrg },
  onClose,
}: {
  row: CreditRow;
  onClose: () => void;
}) {
  const mayChange = useMay('statements/credit');
  const [limit, setLimit] = useState<number | null>(credit?.limit ?? 0);
  const [termDays, setTermDays] = useState(isTerm(credit?.termDays) ? credit.termDays : termDaysChoices[0]);
  const [perUnit, setPerUnit] = useState(byOrg);
  const [note, setNote] = useState('');
  const save = useSaveCredit();
  const history = useCreditHistory(customerId).data?.resultData ?? [];
  const below = credit !== null && limit !== null && limit < credit.used;
  const send = () => {
    if (limit === null) return;
    save.mutate({ customerId, limit, termDays, byOrg: perUnit, note }, { onSuccess: onClose });
  };
  return (
    <section className={styles.panel} aria-label={`${customerName}的额度`}>
      <b className={styles.who}>{customerName}</b>
      {mayChange && (
        <>
          <span>额度</span>
          <InputNumber
            aria-label="额度（元）"
            className={styles.month ?? ''}
            suffix="元"
            min={0}
            max={statementLimits.yuan}
            precision={2}
            value={limit}
            onChange={setLimit}
          />
          <Select aria-label="账期" value={termDays} options={options} onChange={setTermDays} />
          <Checkbox checked={perUnit} onChange={(event) => setPerUnit(event.target.checked)}>
            按组织分别出账
          </Checkbox>
          <Input
            aria-label="调整的原因"
            placeholder="原因，至少 5 个字"
            style={{ width: 260 }}
            maxLength={statementLimits.note}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            type="primary"
            loading={save.isPending}
            disabled={limit === null || note.trim().length < 5}
            onClick={send}
          >
            保存
          </Button>
        </>
      )}
      <Button onClick={onClose}>收起</Button>
      {below && (
        <span className={styles.late}>
          低于已用 {plainYuan(credit.used)}：不影响已下的订单，还款前不能再用账期下单。
        </span>
      )}
      <b className={styles.who}>调整记录</b>
      <ol className={styles.results}>
        {history.length === 0 && <li>暂无调整记录</li>}
        {history.map((change) => (
          <li key={`${change.time} ${change.note}`}>
            {change.time} {change.who}：额度 {plainYuan(change.fromLimit)} → {plainYuan(change.toLimit)}，月结{' '}
            {change.fromTermDays} → {change.toTermDays} 天，{change.byOrg ? '按组织' : '全公司一张'}；{change.note}
          </li>
        ))}
      </ol>
    </section>
  );
}
