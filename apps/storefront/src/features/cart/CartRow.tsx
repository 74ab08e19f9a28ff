import { type CartLine, formatYuan, priceKindLabels } from '@yigou/contract';
import { memo } from 'react';
import { Button } from '../../ui/Button';
import { CheckBox } from '../../ui/CheckBox';
import { priceChange } from '../../ui/priceChange.rules';
import { QtyStepper } from '../../ui/QtyStepper';
import { Tag } from '../../ui/Tag';
import { CartGoods } from './CartGoods';
import styles from './CartRow.module.css';
import { canCheck, isTaken } from './cartView.rules';
import type { CartEdits } from './useCartPage';
import type { CartVerbs } from './useCartVerbs';

type CartRowProps = { line: CartLine; edit: CartEdits['edit']; verbs: CartVerbs };

/** A cart may hold 500: a row is drawn again only when its own line changed. */
export const CartRow = memo(function CartRow({ line, edit, verbs }: CartRowProps) {
  const { cartId, itemName } = line;
  const chosen = { cartIds: [cartId], names: [itemName] };
  return (
    <li className={styles.row} data-taken={isTaken(line) || undefined}>
      <CheckBox
        label={`选择 ${itemName} ${line.itemSpec}`}
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
            label={`${itemName} ${line.itemSpec}`}
            onChange={(chartQty) => edit([cartId], { chartQty })}
          />
          {line.unit}
        </span>
        <QtyNote line={line} />
      </div>
      <b className={styles.sum}>{formatYuan(line.chartTotalFee)}</b>
      <div className={styles.acts}>
        <Button kind="text" aria-label={`移入关注 ${itemName}`} onClick={() => verbs.move(chosen)}>
          移入关注
        </Button>
        <Button kind="text" aria-label={`删除 ${itemName}`} onClick={() => verbs.remove(chosen)}>
          删除
        </Button>
      </div>
    </li>
  );
});

function UnitPrice({ line }: { line: CartLine }) {
  const change = priceChange(line.realPrice, line.chartPrice);
  return (
    <div className={styles.price}>
      <span>{formatYuan(line.realPrice)}</span>
      {change && <span className={styles[change.kind]}>{change.text}</span>}
      {line.priceKind !== 'list' && (
        <Tag kind={line.priceKind === 'contract' ? 'theme' : 'warm'}>{priceKindLabels[line.priceKind]}</Tag>
      )}
    </div>
  );
}

function QtyNote({ line: { problem, moq, multiple, unit } }: { line: CartLine }) {
  if (problem) {
    return (
      <p className={styles.problem} role="status">
        {problem.text}
      </p>
    );
  }
  const rules = [moq > 1 && `${moq} ${unit}起订`, multiple > 1 && `${multiple} 的倍数`].filter(Boolean).join('，');
  return rules && <p className={styles.rules}>{rules}</p>;
}
