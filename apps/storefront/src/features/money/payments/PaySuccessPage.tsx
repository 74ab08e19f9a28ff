import { ordersPerPayment } from '@yigou/contract/money/payments.terms';
import { readIds } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { AttemptResult } from './AttemptResult';
import { OrdersResult } from './OrdersResult';
import styles from './Paying.module.css';
import { readTradeNo } from './payments.rules';
import { Verdict } from './Verdict';

/** Whatever led here, the server says how it stands. */
export function PaySuccessPage() {
  const [query] = useSearchParams();
  const no = readTradeNo(query.get('no'));
  const orderIds = readIds(query.get('orderIds'), ordersPerPayment);

  function content() {
    if (no) return <AttemptResult key={no} no={no} />;
    if (orderIds) return <OrdersResult orderIds={orderIds} />;
    return (
      <Verdict kind="warn" title="没有找到订单" text="请到我的订单中查看。">
        <ButtonLink kind="primary" to={paths.myOrder}>
          查看我的订单
        </ButtonLink>
      </Verdict>
    );
  }

  return (
    <div className={`frame ${styles.page}`}>
      <h1>订单完成</h1>
      <div className={styles.card}>{content()}</div>
    </div>
  );
}
