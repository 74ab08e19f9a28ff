import type { OrderModel, OrderRow } from '@yigou/contract/trade/orders';
import type { OrderAction } from '@yigou/contract/trade/orders.terms';
import { Countdown } from '@yigou/web-kit';
import { printPath } from '../../../../app/paths';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { bottomBar } from '../../../../ui/bottomBar';
import page from '../../../../ui/Page.module.css';
import { OrderActions } from '../OrderActions';
import { OrderStateTag, PayStateTag } from '../OrderStateTag';
import styles from './OrderDetailPage.module.css';
import { dueTexts } from './steps.rules';

type DetailHeadProps = {
  order: OrderModel;
  busy: boolean;
  onAct: (action: OrderAction, order: OrderRow) => void;
  /** Its time has run out: the server knows what it is now. */
  onStale: () => void;
};

/** These stand beside the course of the approval. */
const besideApproval: readonly OrderAction[] = ['remindApproval', 'withdrawApproval'];

export function DetailHead({ order, busy, onAct, onStale }: DetailHeadProps) {
  const actions = order.actions.filter((action) => !besideApproval.includes(action));
  const due = order.dueTime && dueTexts[order.state];
  return (
    <header className={styles.head}>
      <h1>订单 {order.orderNo}</h1>
      <OrderStateTag state={order.state} />
      {order.payState !== 'unpaid' && <PayStateTag state={order.payState} />}
      <div ref={bottomBar} className={`${styles.acts} ${page.docked}`}>
        <ButtonLink to={printPath([order.orderId])}>打印</ButtonLink>
        <OrderActions order={{ ...order, actions }} busy={busy} onAct={onAct} />
      </div>
      <p className={styles.standing} data-tone={order.standing.tone}>
        {order.standing.text}
        {due && (
          <>
            。{due} <Countdown dueTime={order.dueTime} over="已到期" onOver={onStale} />
          </>
        )}
      </p>
    </header>
  );
}
