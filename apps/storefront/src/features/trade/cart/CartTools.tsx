import { Link } from 'react-router';
import { cartPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { stay } from '../../../ui/stay';
import styles from './CartTools.module.css';
import { type CartFilter, type CartView, canFit, cartFilters, countOf, isOutOfStock, linesOf } from './cartView.rules';
import type { CartEdits } from './useCartPage';
import type { CartVerbs } from './useCartVerbs';

const titles: Record<CartFilter, string> = { all: '全部', problem: '有问题', adjusted: '已调整', price: '价格变动' };

type CartToolsProps = { view: CartView; filter: CartFilter; queue: CartEdits; verbs: CartVerbs };

/** Finds the lines that need a look, and puts right in one click what the shop can put right. */
export function CartTools({ view, filter, queue, verbs }: CartToolsProps) {
  const lines = linesOf(view);
  const fitting = lines.filter(canFit).length;
  const outOfStock = lines.filter(isOutOfStock).map((line) => line.cartId);
  const adjusted = countOf(view, 'adjusted');
  // A quantity still on its way to the server would be judged as it was.
  const afterEdits = (act: () => void) => () => void queue.flush().then(act);

  return (
    <div className={styles.tools}>
      <nav className={styles.filters} aria-label="筛选购物车">
        {cartFilters.map((each) => {
          const count = countOf(view, each);
          if (each !== 'all' && each !== filter && count === 0) return null;
          return (
            <Link
              key={each}
              to={cartPath(each)}
              state={stay}
              data-kind={each}
              aria-current={each === filter || undefined}
            >
              {titles[each]} <b>{count}</b>
            </Link>
          );
        })}
      </nav>
      <div className={styles.acts}>
        {fitting > 0 && <Button onClick={afterEdits(verbs.fit)}>改为可售数量（{fitting}）</Button>}
        {outOfStock.length > 0 && (
          <Button onClick={afterEdits(() => verbs.removeOutOfStock(outOfStock))}>
            移除缺货（{outOfStock.length}）
          </Button>
        )}
        {adjusted > 0 && (
          <Button kind="text" onClick={afterEdits(verbs.unfit)}>
            撤销调整（{adjusted}）
          </Button>
        )}
      </div>
    </div>
  );
}
