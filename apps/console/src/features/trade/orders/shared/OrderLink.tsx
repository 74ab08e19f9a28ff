import { Link } from 'react-router';
import { orderPath, ordersPath } from '../../../../app/paths';

/** The number of an order, wherever it stands, leads to the order. */
export const OrderLink = ({ orderNo, orderId }: { orderNo: string; orderId?: number }) => (
  <Link
    to={orderId === undefined ? ordersPath({ tab: 'all', word: orderNo }) : orderPath(orderId)}
    onClick={(event) => event.stopPropagation()}
  >
    {orderNo}
  </Link>
);
