import { useSearchParams } from 'react-router';
import { CartPage } from '../features/trade/cart/CartPage';
import { QuickOrderPage } from '../features/trade/quickOrder/QuickOrderPage';

/** Quick order fills the cart and has no address of its own: `/cart?import=1`. */
export function CartRoute() {
  const [query] = useSearchParams();
  return query.get('import') === '1' ? <QuickOrderPage /> : <CartPage />;
}
