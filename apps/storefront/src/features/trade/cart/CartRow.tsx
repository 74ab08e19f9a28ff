import { priceKindLabels } from '@yigou/contract/goods/catalog.terms';
import { formatYuan } from '@yigou/contract/ground/money';
import type { CartLine } from '@yigou/contract/trade/cart';
import { memo } from 'react';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { Tag } from '../../../ui/Tag';
import { contractText } from '../../goods/catalog/shared/contract.rules';
import { goodsName } from '../../goods/catalog/shared/goodsName.rules';
import { priceChange } from '../../goods/catalog/shared/priceChange.rules';
import { CartGoods } from './CartGoods';
import styles from './CartRow.module.css';
import { canCheck, isTaken } from './cartView.rules';
import { QtyStepper } from './shared/QtyStepper';
import type { CartEdits } from './useCartPage';
import type { CartVerbs } from './useCartVerbs';

type CartRowProps = {
  line: CartLine;
  /** 明天送达; empty where nobody knows where to. */
  arrival: string;
  /** In sight when the cart opens. */
  near: boolean;
  edit: CartEdits['edit'];
  verbs: CartVerbs;
};

/** A cart may hold 500: a row is drawn again only when its own line changed. */
export const CartRow = memo(function CartRow({ line, arrival, near, edit, verbs }: CartRowProps) {
  const { cartId } = line;
  const name = goodsName(line);
  const chosen = { cartIds: [cartId], names: [name] };
  return (
    <li className={styles.row} data-taken={isTaken(line) || undefined} data-near={near || undefined}>
      <CheckBox
        label={`选择 ${name}`}
        tick={isTaken(line) ? 'all' : 'none'}
        disabled={!canCheck(line)}
        onChange={(isChecked) => edit([cartId], { isChecked })}
      />
      <CartGoods line={line} />
      <UnitPrice line={line} />
      <div className={styles.qty}>
        <span className={styles.pieces}>
          <QtyStepper
            steps={line}
            value={line.chartQty}
            label={name}
            onChange={(chartQty) => chartQty !== line.chartQty && edit([cartId], { chartQty })}
          />
          {line.unit}
        </span>
        <QtyNote line={line} />
        {!line.problem && <p className={styles.arrival}>{arrival}</p>}
      </div>
      <b className={styles.sum}>{formatYuan(line.chartTotalFee)}</b>
      <div className={styles.acts}>
        <Button kind="text" aria-label={`移入关注 ${name}`} onClick={() => verbs.move(chosen)}>
          移入关注
        </Button>
        <Button kind="text" aria-label={`删除 ${name}`} onClick={() => verbs.remove(chosen)}>
          删除
        </Button>
      </div>
    </li>
  );
});

function UnitPrice({ line }: { line: CartLine }) {
  const change = priceChange(line.realPrice, line.chartPrice);
  const reason = contractText(line);
  return (
    <div className={styles.price}>
      <span>{formatYuan(line.realPrice)}</span>
      {change && <span className={styles[change.kind]}>{change.text}</span>}
      {line.priceKind !== 'list' && (
        <Tag kind={line.priceKind === 'contract' ? 'theme' : 'warm'}>{priceKindLabels[line.priceKind]}</Tag>
      )}
      {reason && <small className={styles.whence}>{reason}</small>}
    </div>
  );
}

function QtyNote({ line: { problem, adjusted, moq, multiple, unit } }: { line: CartLine }) {
  if (problem || adjusted) {
    return (
      <p className={problem ? styles.problem : styles.adjusted} role="status">
        {problem?.text ?? adjusted}
      </p>
    );
  }
  const rules = [moq > 1 && `${moq} ${unit}起订`, multiple > 1 && `${multiple} 的倍数`].filter(Boolean).join('，');
  return rules && <p className={styles.rules}>{rules}</p>;
}
