import type { Cashier } from '@yigou/contract/money/payments';
import { isOnline, type PaymentMethod } from '@yigou/contract/money/payments.terms';
import { clickGuardMs, Price, useSecondsLeft } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { bottomBar } from '../../../ui/bottomBar';
import page from '../../../ui/Page.module.css';
import { CashierBill } from './CashierBill';
import styles from './CashierPage.module.css';
import { firstMethod } from './payments.rules';
import { MethodCards } from './shared/MethodCards';
import { TransferBox } from './TransferBox';
import { usePay } from './usePay';

type CashierDeskProps = { cashier: Cashier; onStale: () => void };

const payTexts: Record<PaymentMethod, string> = {
  alipay: '立即付款',
  wechat: '立即付款',
  transfer: '确认使用对公转账',
  account: '确认使用账期支付',
};

export function CashierDesk({ cashier, onStale }: CashierDeskProps) {
  const [chosen, setChosen] = useState<PaymentMethod>();
  const usable = cashier.methods.some((choice) => choice.usable && choice.method === chosen);
  const method = usable ? chosen : firstMethod(cashier.methods, cashier.method);
  const { pay, paying, refusal } = usePay(cashier, onStale);
  const over = useSecondsLeft(cashier.dueTime) === 0;
  const transferring = method === 'transfer' && cashier.method === 'transfer';
  return (
    <div className={styles.desk}>
      <CashierBill cashier={cashier} onOver={onStale} />
      <section className={styles.card}>
        <h2>选择支付方式</h2>
        <MethodCards choices={cashier.methods} value={method} onChange={setChosen} />
      </section>
      {transferring && <TransferBox cashier={cashier} />}
      {!transferring && (
        <section ref={bottomBar} className={`${styles.bar} ${page.docked}`} aria-label="付款">
          <p role={refusal ? 'alert' : undefined}>{refusal || hint(method, over)}</p>
          <p>
            应付 <Price yuan={cashier.payable} large />
          </p>
          <Button
            kind="primary"
            className={styles.pay}
            guardMs={clickGuardMs}
            disabled={!method || paying || over}
            onClick={() => method && pay(method)}
          >
            {paying ? '正在处理…' : payTexts[method ?? 'alipay']}
          </Button>
        </section>
      )}
    </div>
  );
}

function hint(method: PaymentMethod | undefined, over: boolean): string {
  if (over) return '付款时间已过，订单将自动取消';
  if (!method) return '暂无可用的支付方式';
  if (isOnline(method)) return method === 'alipay' ? '将在新窗口打开支付宝' : '将显示付款二维码，请用微信扫码';
  return method === 'transfer' ? '确认后显示收款账户与汇款识别码' : '确认后占用账期额度，无需现在付款';
}
