import { Button } from 'antd';
import { type Chosen, type Edits, endEdits } from './bulkEdits.rules';
import styles from './Goods.module.css';

type EndPanelProps = { chosen: Chosen; busy: boolean; onMake: (edits: Edits) => void };

/** What ending means, before a change set is made of it. */
export function EndPanel({ chosen, busy, onMake }: EndPanelProps) {
  const edits = endEdits(chosen);
  const left = chosen.skus.length - edits.length;
  return (
    <div className={styles.panel}>
      <h3>
        停售 <small>{edits.length} 个 SKU</small>
      </h3>
      <p>停售的规格下架后不再上架；订单保留原样，购物车与清单提示已下架。接替规格可在商品编辑里逐个指定。</p>
      <div className={styles.end}>
        <small>{left > 0 ? `${left} 个已停售或在变更单里，跳过` : '变更单里可以看到影响哪些购物车与订单'}</small>
        <Button type="primary" danger disabled={busy || edits.length === 0} onClick={() => onMake(edits)}>
          生成变更单，{edits.length} 个 SKU
        </Button>
      </div>
    </div>
  );
}
