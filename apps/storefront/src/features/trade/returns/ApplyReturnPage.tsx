import { orderStateLabels } from '@yigou/contract/trade/orders.terms';
import type { Applicable } from '@yigou/contract/trade/returns';
import { Link } from 'react-router';
import { orderPath, paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DetailPage, Missing, useAddressId } from '../../../ui/DetailPage';
import { EmptyState } from '../../../ui/States';
import { ApplyForm } from './ApplyForm';
import styles from './ApplyReturnPage.module.css';
import { useApplicable } from './returns.api';

const missing = (text: string) => (
  <Missing text={text} to={paths.myOrder}>
    查看我的订单
  </Missing>
);

export function ApplyReturnPage() {
  const orderId = useAddressId('orderId');
  return orderId ? <Asked orderId={orderId} /> : missing('请从订单详情中申请售后');
}

const Asked = ({ orderId }: { orderId: number }) => {
  const asked = useApplicable(orderId);
  return (
    <DetailPage
      asked={asked}
      noun="订单"
      absent="订单不存在，或不在您的查看范围内"
      missing={missing}
      className={styles.waiting}
      heights={[48, 72, 280]}
    >
      {(applicable) => <Page applicable={applicable} />}
    </DetailPage>
  );
};

function Page({ applicable }: { applicable: Applicable }) {
  const { orderId, orderNo, state, lines } = applicable;
  const open = lines.some(({ most }) => most.delivery > 0 || most.quality > 0 || most.noReason > 0);
  return (
    <>
      <header className={styles.head}>
        <h1>申请售后</h1>
        <span>
          订单 <Link to={orderPath(orderId)}>{orderNo}</Link>，{orderStateLabels[state]}
        </span>
      </header>
      {open ? (
        // Another answer of the server is another form: what was counted may have changed.
        <ApplyForm key={lines.map((line) => line.returningQty + line.returnedQty).join()} applicable={applicable} />
      ) : (
        <EmptyState title="该订单暂无可申请售后的商品：尚未发货、已申请或已超过期限">
          <ButtonLink kind="primary" to={orderPath(orderId)}>
            返回订单
          </ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
