import type { BankLine } from '@yigou/contract/books/statements.bank';
import { plainYuan } from '@yigou/contract/ground/money';
import { confirmBox, toast } from '@yigou/web-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { CustomerChoice, GiveBackForm, IgnoreForm, PayerReasonForm } from './BankForms';
import styles from './BankPage.module.css';
import { useMatch, useMatchOrder } from './statements.api';

type Choosing = 'customer' | 'reason' | 'back' | 'ignore';

/** What becomes of money that nobody has claimed yet: the likely way first. */
export function BankActs({ line }: { line: BankLine }) {
  const { bankLineId, suggestion, left, state } = line;
  const [choosing, setChoosing] = useState<Choosing>();
  const match = useMatch();
  const matchOrder = useMatchOrder();
  const { customerId, customerName = '', orderId, pays = [], match: sureness, payerFits } = suggestion ?? {};
  const choose = (wanted: Choosing) => setChoosing(choosing === wanted ? undefined : wanted);

  const claim = (chosen: number, reason = '') =>
    match.mutate(
      { bankLineId, customerId: chosen, reason },
      {
        onSuccess: ({ resultData }) =>
          toast.success(
            `已冲 ${plainYuan(resultData.matched)}${resultData.left > 0 ? `，还剩 ${plainYuan(resultData.left)}` : ''}`,
          ),
      },
    );
  function enter(reason = '') {
    if (orderId) matchOrder.mutate({ bankLineId, orderId, reason });
    else if (customerId) claim(customerId, reason);
  }
  async function confirm() {
    if (!payerFits) return choose('reason');
    const text = `${plainYuan(left)} 元记入 ${pays.map((each) => each.number).join('、')}，额度随之释放。入账后不能撤回，确定吗？`;
    if (await confirmBox({ text, confirmText: '确认入账' })) enter();
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
        <Button onClick={() => choose('customer')}>{pays.length > 0 ? '改匹配' : '认领'}</Button>
        <div className={styles.more}>
          <Button type="text" size="small" onClick={() => choose('back')}>
            退回
          </Button>
          {state === 'waiting' && (
            <Button type="text" size="small" onClick={() => choose('ignore')}>
              与货款无关
            </Button>
          )}
        </div>
      </div>
      {choosing === 'customer' && <CustomerChoice payer={line.payer} onChoose={claim} />}
      {choosing === 'reason' && <PayerReasonForm payer={line.payer} customerName={customerName} onReason={enter} />}
      {choosing === 'back' && <GiveBackForm line={line} />}
      {choosing === 'ignore' && <IgnoreForm bankLineId={bankLineId} />}
    </>
  );
}
