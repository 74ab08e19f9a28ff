import { formatYuan } from '@yigou/contract/ground/money';
import { returnTypes } from '@yigou/contract/trade/returns.terms';
import { Link } from 'react-router';
import { returnPath } from '../../../../app/paths';
import styles from './OrderReturns.module.css';
import { ReturnStateTag } from './ReturnStateTag';
import { useReturnsOf } from './returns.api';

/** What became of an order after its delivery; nothing where nothing was asked for. */
export function OrderReturns({ orderId }: { orderId: number }) {
  const { data } = useReturnsOf(orderId);
  if (!data || data.resultData.length === 0) return null;
  return (
    <section className={styles.returns} aria-label="相关售后">
      <h2>相关售后</h2>
      <ul>
        {data.resultData.map(
          ({ returnId, returnNo, type, reason, qty, estimate, decided, state, createTime, waitsFor }) => (
            <li key={returnId}>
              <Link to={returnPath(returnId)}>{returnNo}</Link>
              <span>
                {returnTypes[type].label}，{reason}，{qty} 件
                {estimate > 0 && `，${decided === null ? '预计退款' : '核定退款'} ${formatYuan(decided ?? estimate)}`}
              </span>
              <ReturnStateTag state={state} />
              {waitsFor && <small>{waitsFor}</small>}
              <time>{createTime}</time>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
