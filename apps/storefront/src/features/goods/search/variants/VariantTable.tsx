import type { SkuVariant } from '@yigou/contract/goods/catalog';
import { formatYuan } from '@yigou/contract/ground/money';
import { isInStock } from '@yigou/contract/trade/cart.terms';
import { clickGuardMs, ScrollRegion } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { CheckBox } from '../../../../ui/CheckBox';
import { useMay } from '../../../people/accounts/shared/useMay';
import { goodsName } from '../../catalog/shared/goodsName.rules';
import { AddResults } from '../hits/AddResults';
import { useAddChosen } from '../hits/useAddChosen';
import { VariantRow } from './VariantRow';
import styles from './VariantTable.module.css';
import { type Chosen, firstQty, totalsOf } from './variants.rules';

type VariantTableProps = { items: readonly SkuVariant[]; arrival: (shipsFrom: string) => string; unit: string };

/** Tick many, one 加入所选. Typing a quantity ticks its line. */
export function VariantTable({ items, arrival, unit }: VariantTableProps) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const { add, busy, results, forget } = useAddChosen();
  const mayBuy = useMay('order/myOrder/buy');
  const buyable = items.filter((item) => isInStock(item, item.stockQty));
  const picked = items.filter((item) => chosen.has(item.itemId));
  const { count, qty, yuan } = totalsOf(items, chosen);
  const tick = count === 0 ? 'none' : count < buyable.length ? 'some' : 'all';

  const put = (itemId: number, wanted: number | null) => {
    const next = new Map(chosen);
    if (wanted === null) next.delete(itemId);
    else next.set(itemId, wanted);
    setChosen(next);
  };
  const lines = picked.map((item) => ({
    itemId: item.itemId,
    name: goodsName(item),
    qty: chosen.get(item.itemId) ?? 0,
  }));

  return (
    <>
      <ScrollRegion className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.tick}>
                <CheckBox
                  label="全选规格"
                  tick={tick}
                  disabled={buyable.length === 0}
                  onChange={(wanted) =>
                    setChosen(new Map(wanted ? buyable.map((item) => [item.itemId, firstQty(item) ?? 1]) : []))
                  }
                />
              </th>
              <th scope="col">规格</th>
              <th scope="col">商品编号</th>
              <th scope="col">物料编码</th>
              <th scope="col" className={styles.number}>
                单价（元/{unit}）
              </th>
              <th scope="col">库存 / 送达</th>
              <th scope="col">数量</th>
              <th scope="col" className={styles.number}>
                小计（元）
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <VariantRow
                key={item.itemId}
                item={item}
                qty={chosen.get(item.itemId) ?? null}
                arrival={arrival}
                onQty={(wanted) => put(item.itemId, wanted)}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <footer className={styles.foot}>
        <span role="status">
          已选 <b>{count}</b> 个规格 <b>{qty.toLocaleString('zh-CN')}</b> {unit}
        </span>
        <strong>{formatYuan(yuan)}</strong>
        <Button
          kind="primary"
          guardMs={clickGuardMs}
          disabled={count === 0 || busy || !mayBuy}
          onClick={() => add(lines, () => setChosen(new Map()))}
        >
          {mayBuy ? '加入所选' : '无下单权限'}
        </Button>
      </footer>
      {results && <AddResults results={results} onClose={forget} />}
    </>
  );
}
