import { formatYuan } from '@yigou/contract/ground/money';
import type { Regular } from '@yigou/contract/trade/lists';
import { clickGuardMs } from '@yigou/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { productPath } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { GoodsPicture } from '../../../goods/catalog/shared/GoodsPicture';
import { goodsName } from '../../../goods/catalog/shared/goodsName.rules';
import { QtyStepper } from '../../cart/shared/QtyStepper';
import { Moved } from './Moved';
import styles from './Regulars.module.css';

type RegularItemProps = { row: Regular; rhythm: string; due: boolean; busy: boolean; onAdd: (qty: number) => void };

export function RegularItem({ row, rhythm, due, busy, onAdd }: RegularItemProps) {
  const [qty, setQty] = useState(row.suggestedQty);
  const name = goodsName(row);
  return (
    <li className={styles.item}>
      <GoodsPicture productId={row.productId} src={row.imgUrl} size={44} className={styles.picture} />
      <div className={styles.words}>
        <Link to={productPath(row.productId, row.itemId)} aria-label={name}>
          {row.itemName}
        </Link>
        <p>
          上次 {row.lastDay.slice(5)}，{row.lastQty.toLocaleString('zh-CN')} {row.unit}，{formatYuan(row.lastPrice)}
        </p>
        <p data-due={due || undefined}>{row.problem?.text ?? rhythm}</p>
      </div>
      <div className={styles.price}>
        <b>{formatYuan(row.price)}</b>
        <small>/{row.unit}</small>
        <Moved now={row.price} then={row.lastPrice} />
      </div>
      <div className={styles.buy}>
        <QtyStepper small steps={row} value={qty} label={name} onChange={setQty} />
        <Button guardMs={clickGuardMs} disabled={busy} aria-label={`加入购物车 ${name}`} onClick={() => onAdd(qty)}>
          加入
        </Button>
      </div>
    </li>
  );
}
