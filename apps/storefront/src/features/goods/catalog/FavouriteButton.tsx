import type { SkuModel } from '@yigou/contract/goods/catalog';
import { confirmBox } from '@yigou/web-kit';
import { useNavigate } from 'react-router';
import { currentPath, loginPath } from '../../../app/paths';
import { hasToken } from '../../../app/session';
import { Button } from '../../../ui/Button';
import { useToggleFavourite } from './catalog.api';
import styles from './FavouriteButton.module.css';

/** 关注 belongs to an account: a visitor is asked to log in and comes back to the product. */
export function FavouriteButton({ item, waiting }: { item: SkuModel; waiting: boolean }) {
  const { toggle, busy } = useToggleFavourite(item);
  const navigate = useNavigate();

  async function click() {
    // While another spec is still coming, `item` is the one that is being left.
    if (busy || waiting) return;
    if (hasToken()) return toggle();
    if (await confirmBox({ title: '提示', text: '请您登录后操作' })) navigate(loginPath(currentPath()));
  }

  return (
    <Button className={styles.concern} aria-pressed={item.isConcern} aria-disabled={busy || waiting} onClick={click}>
      <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
        <path d="M9 15.500 2.900 9.400a3.900 3.900 0 0 1 5.500-5.500l.6.600.6-.600a3.900 3.900 0 0 1 5.500 5.500z" />
      </svg>
      {item.isConcern ? '已关注' : '关注'}
    </Button>
  );
}
