import type { SkuHit } from '@yigou/contract/goods/catalog';
import { formatYuan } from '@yigou/contract/ground/money';
import { isInStock, smallestQty } from '@yigou/contract/trade/cart.terms';
import { clickGuardMs } from '@yigou/web-kit';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../../app/session';
import { Button } from '../../../../ui/Button';
import { bottomBar } from '../../../../ui/bottomBar';
import { CheckBox } from '../../../../ui/CheckBox';
import { useMay } from '../../../people/accounts/shared/useMay';
import { SaveToList } from '../../../trade/lists/shared/SaveToList';
import { goodsName } from '../../catalog/shared/goodsName.rules';
import { pick } from '../../compare/shared/compareStore';
import { type Chosen, totalsOf } from '../variants/variants.rules';
import styles from './TickBar.module.css';
import { useAddChosen } from './useAddChosen';

const AddResults = lazy(async () => ({ default: (await import('./AddResults')).AddResults }));

type TickBarProps = { items: readonly SkuHit[]; chosen: Chosen; onChosen: (chosen: Chosen) => void };

/** What can be done with the lines that are ticked. */
export function TickBar({ items, chosen, onChosen }: TickBarProps) {
  const { add, busy, results, forget } = useAddChosen();
  const mayBuy = useMay('order/myOrder/buy');
  const { token } = useSession();
  const picked = items.filter((item) => chosen.has(item.itemId));
  const buyable = items.filter((item) => isInStock(item, item.stockQty));
  const { count, yuan } = totalsOf(buyable, chosen);
  const linesOf = (wanted: readonly SkuHit[]) =>
    wanted.map((item) => ({ itemId: item.itemId, name: goodsName(item), qty: chosen.get(item.itemId) ?? 0 }));
  return (
    <section ref={bottomBar} className={styles.bar} data-over-tray aria-label="已选商品">
      <CheckBox
        label="全选本页"
        shown
        tick={count < buyable.length ? 'some' : 'all'}
        onChange={(wanted) =>
          onChosen(
            new Map(wanted ? buyable.map((item) => [item.itemId, chosen.get(item.itemId) ?? smallestQty(item)]) : []),
          )
        }
      />
      <span role="status">
        已选 <b>{picked.length}</b> 行{picked.length > count && `，${picked.length - count} 行无货`}
      </span>
      <Button kind="text" onClick={() => onChosen(new Map())}>
        取消选择
      </Button>
      <span className={styles.total}>
        合计 <strong>{formatYuan(yuan)}</strong>
      </span>
      <Button
        onClick={() => {
          pick(picked);
          onChosen(new Map());
        }}
      >
        对比
      </Button>
      {token && <SaveToList lines={() => linesOf(picked)} />}
      <Button
        kind="primary"
        guardMs={clickGuardMs}
        disabled={busy || !mayBuy || count === 0}
        onClick={() => add(linesOf(buyable.filter((item) => chosen.has(item.itemId))), () => onChosen(new Map()))}
      >
        {mayBuy ? '加入所选' : '无下单权限'}
      </Button>
      {results && (
        <Suspense>
          <AddResults results={results} onClose={forget} />
        </Suspense>
      )}
    </section>
  );
}
