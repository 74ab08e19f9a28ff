import type { SkuModel } from '@yigou/contract/goods/catalog';
import { smallestQty } from '@yigou/contract/trade/cart.terms';
import { clickGuardMs } from '@yigou/web-kit';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button';
import { useMay } from '../../people/accounts/shared/useMay';
import type { Added } from '../../trade/cart/shared/added.rules';
import { QtyStepper } from '../../trade/cart/shared/QtyStepper';
import { useAddToCart } from '../../trade/cart/shared/useAddToCart';
import { Restock } from '../../trade/stockAlerts/shared/StockAlert';
import styles from './BuyBox.module.css';
import { goodsName } from './shared/goodsName.rules';
import { stockState } from './shared/stock.rules';

const AddedDrawer = lazy(() => import('../../trade/cart/shared/AddedDrawer'));

/** How many, and into the cart. What was added is shown beside the page, which stays. */
export function BuyBox({ item, waiting }: { item: SkuModel; waiting: boolean }) {
  const [{ qty, asked }, setWanted] = useState({ qty: smallestQty(item), asked: smallestQty(item) });
  const { add, busy } = useAddToCart();
  const [added, setAdded] = useState<Added>();
  const mayBuy = useMay('order/myOrder/buy');
  const gone = item.itemState === 0 || stockState(item.stockQty, item) === 'none';
  const name = goodsName(item);
  return (
    <div className={styles.box}>
      <QtyStepper
        steps={item}
        value={qty}
        onChange={(next, typed) => setWanted({ qty: next, asked: typed })}
        label={name}
        disabled={gone || !mayBuy}
      />
      <span className={styles.unit}>{item.unit}</span>
      {gone ? (
        <Restock itemId={item.itemId} name={name} kind="primary" className={styles.add} />
      ) : (
        <Button
          kind="primary"
          className={styles.add}
          guardMs={clickGuardMs}
          disabled={busy || waiting || !mayBuy}
          aria-label={mayBuy ? `加入购物车 ${name}` : undefined}
          onClick={() =>
            add([{ itemId: item.itemId, chartQty: qty }], () => setAdded({ itemId: item.itemId, qty, asked }))
          }
        >
          {mayBuy ? '加入购物车' : '无下单权限'}
        </Button>
      )}
      {!mayBuy && <p className={styles.short}>您的账号没有下单权限，请联系企业管理员开通</p>}
      {mayBuy && !gone && qty > item.stockQty && (
        <p className={styles.short} role="status">
          库存仅剩 {item.stockQty} {item.unit}，超出部分需等待补货
        </p>
      )}
      {added && (
        <Suspense fallback={null}>
          <AddedDrawer item={item} {...added} onClose={() => setAdded(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
