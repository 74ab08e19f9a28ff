import { formatYuan } from '@yigou/contract/ground/money';
import type { ConsoleOrderRow } from '@yigou/contract/trade/orders.console';
import { confirmBox, today } from '@yigou/web-kit';
import { Button, DatePicker, Input, InputNumber } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { StateDot } from '../../../ui/StateDot';
import { useConfirmTransfer } from './payments.api';
import styles from './TransfersPage.module.css';
import { matchOf, stillToCome } from './transfer.rules';

type TransferFormProps = { orders: readonly ConsoleOrderRow[]; onDone: () => void };

export function TransferForm({ orders, onDone }: TransferFormProps) {
  const id = useId();
  const [bankNo, setBankNo] = useState('');
  const [amount, setAmount] = useState<number | null>(stillToCome(orders));
  const [paidDate, setPaidDate] = useState<string>(today());
  const [reason, setReason] = useState('');
  const confirm = useConfirmTransfer();
  const match = matchOf(orders, amount);

  async function book() {
    if (amount === null || !match) return;
    const text = `${formatYuan(amount)} 记入 ${orders.length} 张订单：${match.text}。入账后不能撤回，确定吗？`;
    if (!(await confirmBox({ text, confirmText: '确认入账' }))) return;
    const orderIds = orders.map((order) => order.orderId);
    confirm.mutate({ orderIds, bankNo: bankNo.trim(), amount, paidDate, reason }, { onSuccess: onDone });
  }

  return (
    <section className={styles.form} aria-label="入账">
      <h2>
        已选 {orders.length} 单，还应收 {formatYuan(stillToCome(orders))}
      </h2>
      <label htmlFor={`${id}-no`}>
        银行流水号
        <Input id={`${id}-no`} maxLength={64} value={bankNo} onChange={(event) => setBankNo(event.target.value)} />
      </label>
      <label htmlFor={`${id}-amount`}>
        到账金额（元）
        <InputNumber id={`${id}-amount`} min={0.01} precision={2} value={amount} onChange={setAmount} />
      </label>
      <label htmlFor={`${id}-day`}>
        到账日期
        <DatePicker
          id={`${id}-day`}
          allowClear={false}
          maxDate={dayjs(today())}
          value={dayjs(paidDate)}
          onChange={(day) => setPaidDate(day?.format('YYYY-MM-DD') ?? today())}
        />
      </label>
      <label htmlFor={`${id}-reason`}>
        代付原因（付款户名与企业不同时填写）
        <Input
          id={`${id}-reason`}
          maxLength={200}
          placeholder="至少 5 个字，如：集团财务公司代付"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <Button type="primary" loading={confirm.isPending} disabled={!bankNo.trim() || amount === null} onClick={book}>
        确认入账
      </Button>
      {match && (
        <p>
          <StateDot turn={match.turn}>{match.text}</StateDot>
        </p>
      )}
    </section>
  );
}
