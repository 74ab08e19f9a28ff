import { formatYuan } from '@yigou/contract/ground/money';
import { paymentMethodLabels } from '@yigou/contract/money/payments.terms';
import type { OrderRow } from '@yigou/contract/trade/orders';
import { Countdown } from '@yigou/web-kit';
import { memo } from 'react';
import { Link } from 'react-router';
import { orderPath, printPath } from '../../../../app/paths';
import { CheckBox } from '../../../../ui/CheckBox';
import { isPayable } from '../actions.rules';
import { dueTexts } from '../detail/steps.rules';
import { OrderStateTag, PayStateTag } from '../OrderStateTag';
import styles from './OrderBlock.module.css';
import { OrderGoods } from './OrderGoods';
import { RowActs } from './RowActs';
import type { RowAct } from './rowActs.rules';

type OrderBlockProps = {
  order: OrderRow;
  picked: boolean;
  busy: boolean;
  /** Whose it is matters where not all are one's own. */
  withOrg: boolean;
  onPick: (orderId: number, wanted: boolean) => void;
  onAct: (act: RowAct, order: OrderRow) => void;
};

const shownLines = 2;

export const OrderBlock = memo(function OrderBlock({ order, picked, busy, withOrg, onPick, onAct }: OrderBlockProps) {
  const { orderId, orderNo, lines } = order;
  const more = lines.length - shownLines;
  return (
    <article className={styles.order} data-picked={picked || undefined} aria-label={`订单 ${orderNo}`}>
      <header>
        {isPayable(order) && (
          <CheckBox
            label={`选择订单 ${orderNo}`}
            tick={picked ? 'all' : 'none'}
            onChange={(wanted) => onPick(orderId, wanted)}
          />
        )}
        <Link to={orderPath(orderId)}>{orderNo}</Link>
        <time>{order.createTime}</time>
        <span>下单人 {order.buyerName}</span>
        {withOrg && <span>{order.orgName}</span>}
        {order.costCentre && <span title={order.costCentre}>成本中心 {order.costCentre}</span>}
        {order.hidden && <span>已隐藏</span>}
        {order.poNo && <span title={order.poNo}>采购单号 {order.poNo}</span>}
        <Due order={order} />
        <Link to={printPath([orderId])} className={styles.print} aria-label={`打印 ${orderNo}`}>
          打印
        </Link>
      </header>
      <div className={styles.body}>
        <div className={styles.lines}>
          <ul>
            {lines.slice(0, shownLines).map((line) => (
              <OrderGoods key={line.orderLineId} line={line} />
            ))}
          </ul>
          {more > 0 && (
            <Link to={orderPath(orderId)} className={styles.more}>
              共 {lines.length} 种商品，查看全部
            </Link>
          )}
        </div>
        <p className={styles.receiver} title={order.receiver}>
          {order.receiver}
        </p>
        <p className={styles.money}>
          <b>{formatYuan(order.payable)}</b>
          <small>含运费 {formatYuan(order.freight)}</small>
          <small>{paymentMethodLabels[order.paymentMethod]}</small>
        </p>
        <State order={order} />
        <RowActs order={order} busy={busy} onAct={onAct} />
      </div>
      <p className={styles.standing} data-tone={order.standing.tone}>
        {order.standing.text}
      </p>
    </article>
  );
});

function State({ order }: { order: OrderRow }) {
  const over = order.state === 'cancelled' || order.state === 'closed';
  return (
    <div className={styles.state}>
      <OrderStateTag state={order.state} />
      {order.standing.stage && <small>{order.standing.stage}</small>}
      {over && order.payState !== 'unpaid' && <PayStateTag state={order.payState} />}
    </div>
  );
}

function Due({ order: { state, dueTime } }: { order: OrderRow }) {
  const text = dueTexts[state];
  if (!text || !dueTime) return null;
  return (
    <span className={styles.due}>
      {text} <Countdown dueTime={dueTime} over="已到期" />
    </span>
  );
}
