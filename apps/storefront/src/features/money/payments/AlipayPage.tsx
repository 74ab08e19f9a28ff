import { Countdown, Price } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { AskNow } from './AskNow';
import { ChangeMethod } from './ChangeMethod';
import styles from './Paying.module.css';
import { PayingFrame } from './PayingFrame';
import { openAddress } from './payTab';

export const AlipayPage = () => (
  <PayingFrame title="支付宝支付">
    {(attempt, ask) => (
      <div className={styles.waiting}>
        <i className={styles.pulse} aria-hidden="true" />
        <h2>正在等待付款结果</h2>
        <p role="status">
          请在新打开的支付宝页面完成付款，金额 <Price yuan={attempt.payable} />
        </p>
        <p>
          本次支付剩余时间 <Countdown dueTime={attempt.expiresTime} over="已过期" />
        </p>
        <div className={styles.next}>
          <AskNow ask={ask} />
          <Button disabled={!attempt.payUrl} onClick={() => openAddress(attempt.payUrl)}>
            重新打开支付宝
          </Button>
          <ChangeMethod attempt={attempt} />
        </div>
      </div>
    )}
  </PayingFrame>
);
