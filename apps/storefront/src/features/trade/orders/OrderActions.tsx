import type { OrderRow } from '@yigou/contract/trade/orders';
import type { OrderAction } from '@yigou/contract/trade/orders.terms';
import { Button } from '../../../ui/Button';
import { buttonsOf } from './actions.rules';

type OrderActionsProps = { order: OrderRow; busy: boolean; onAct: (action: OrderAction, order: OrderRow) => void };

export const OrderActions = ({ order, busy, onAct }: OrderActionsProps) =>
  buttonsOf(order.actions).map(({ action, label, kind }) => (
    <Button
      key={action}
      kind={kind}
      disabled={busy}
      data-act={action}
      aria-label={`${label} ${order.orderNo}`}
      onClick={() => onAct(action, order)}
    >
      {label}
    </Button>
  ));
