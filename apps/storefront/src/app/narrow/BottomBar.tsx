import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTodoTab } from '../../features/people/todos/shared/useTodoTab';
import { badgeText } from '../../features/trade/cart/preview/badge.rules';
import { useCartPreview } from '../../features/trade/cart/shared/useCartPreview';
import { paths } from '../paths';
import styles from './BottomBar.module.css';
import { CategoryDrawer } from './CategoryDrawer';
import { hasOwnAction, litTab } from './tabs.rules';

const drawings = {
  home: 'M2.6 7.2 8 2.6l5.4 4.6v6.4H9.8V9.8H6.2v3.8H2.6z',
  categories: 'M2.6 2.6h4.2v4.2H2.6zM9.2 2.6h4.2v4.2H9.2zM2.6 9.2h4.2v4.2H2.6zM9.2 9.2h4.2v4.2H9.2z',
  cart: 'M1.6 2.6h1.7l1.6 7.6h6.9l1.7-5.2H4M6 13.2h.1M10.9 13.2h.1',
  todos: 'M3 2.4h10v11.2H3zM5.4 6.2l1 1 1.8-2M5.4 10.4l1 1 1.8-2M10 6.4h1M10 10.6h1',
  mine: 'M8 2.4a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4ZM2.8 13.6c.4-2.6 2.5-4 5.2-4s4.8 1.4 5.2 4',
};

function Face({ drawing, title, badge }: { drawing: keyof typeof drawings; title: string; badge?: string }) {
  return (
    <>
      <svg width="22" height="22" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path
          d={drawings[drawing]}
          stroke="currentColor"
          strokeWidth="1.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {title}
      {badge && <b className={styles.badge}>{badge}</b>}
    </>
  );
}

/** The five places of the shop at the thumb. A page whose own main action stands there does without. */
export function BottomBar() {
  const { pathname } = useLocation();
  const [choosing, setChoosing] = useState(false);
  const { cart } = useCartPreview();
  const todos = useTodoTab(pathname);
  const lit = litTab(pathname);
  const current = (tab: typeof lit) => (lit === tab ? 'page' : undefined);
  if (hasOwnAction(pathname)) return null;
  return (
    <nav className={styles.tabs} aria-label="快捷导航" data-tabs>
      <Link to={paths.home} aria-current={current('home')}>
        <Face drawing="home" title="首页" />
      </Link>
      <button
        type="button"
        aria-haspopup="dialog"
        data-lit={lit === 'categories' || undefined}
        onClick={() => setChoosing(true)}
      >
        <Face drawing="categories" title="分类" />
      </button>
      <Link to={paths.cart} aria-current={current('cart')}>
        <Face drawing="cart" title="购物车" badge={badgeText(cart.data?.totalQty ?? 0)} />
      </Link>
      <Link to={todos.path} aria-current={current('todos')}>
        <Face drawing="todos" title="待办" badge={badgeText(todos.count)} />
      </Link>
      <Link to={paths.center} aria-current={current('mine')}>
        <Face drawing="mine" title="我的" />
      </Link>
      {choosing && <CategoryDrawer onClose={() => setChoosing(false)} />}
    </nav>
  );
}
