import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../../app/paths';
import { useHoverPanel } from '../../../../ui/useHoverPanel';
import { useCartPreview } from '../shared/useCartPreview';
import { badgeText } from './badge.rules';
import styles from './CartPreview.module.css';
import { CartPreviewPanel } from './CartPreviewPanel';

const CartDrawing = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
    <path
      d="M2 3h2.2l2 9.6h8.6L17 6H5"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="7.6" cy="16" r="1.4" fill="currentColor" />
    <circle cx="13.6" cy="16" r="1.4" fill="currentColor" />
  </svg>
);

export function CartPreview() {
  const { loggedIn, cart } = useCartPreview();
  const { key } = useLocation();
  const { open, hide, trigger, area } = useHoverPanel<HTMLAnchorElement>({ onFocus: true });
  const badge = loggedIn ? badgeText(cart.data?.totalQty ?? 0) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useEffect(hide, [key]);

  return (
    <div className={styles.area} {...area}>
      <Link ref={trigger} to={paths.cart} className={styles.trigger} aria-expanded={open}>
        <CartDrawing />
        我的购物车
        {badge && (
          <span className={styles.badge}>
            {badge}
            <span className="spoken">件商品</span>
          </span>
        )}
      </Link>
      {open && (
        <section className={styles.panel} aria-label="购物车预览">
          <CartPreviewPanel loggedIn={loggedIn} cart={cart} onChanged={() => trigger.current?.focus()} />
        </section>
      )}
    </div>
  );
}
