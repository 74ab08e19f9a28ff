import { ordersPerPayment } from '@yigou/contract/money/payments.terms';
import type { OrderRow } from '@yigou/contract/trade/orders';
import { Price } from '@yigou/web-kit';
import { useNavigate } from 'react-router';
import { cashierPath } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { bottomBar } from '../../../../ui/bottomBar';
import { mergeOf } from '../actions.rules';
import styles from './OrderListPage.module.css';

type MergeBarProps = { orders: readonly OrderRow[]; picked: readonly number[]; onClear: () => void };

/** 合并付款: several orders, one payment. */
export function MergeBar({ orders, picked, onClear }: MergeBarProps) {
  const navigate = useNavigate();
  const { orderIds, payable, tooMany } = mergeOf(orders, picked);
  if (orderIds.length === 0) return null;
  return (
    <section ref={bottomBar} className={styles.merge} aria-label="合并付款">
      <Button kind="text" onClick={onClear}>
        取消选择
      </Button>
      {tooMany && <p role="alert">一次最多合并支付 {ordersPerPayment} 个订单</p>}
      <p role="status">
        已选 {orderIds.length} 个订单，合计 <Price yuan={payable} />
      </p>
      <Button kind="primary" disabled={tooMany} onClick={() => navigate(cashierPath(orderIds))}>
        合并付款
      </Button>
    </section>
  );
}
