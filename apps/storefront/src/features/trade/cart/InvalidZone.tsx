import { formatYuan } from '@yigou/contract/ground/money';
import type { CartLine } from '@yigou/contract/trade/cart';
import { memo } from 'react';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { goodsName } from '../../goods/catalog/shared/goodsName.rules';
import { CartGoods } from './CartGoods';
import styles from './CartPage.module.css';
import rowStyles from './CartRow.module.css';
import { nearRows } from './cartView.rules';
import type { CartVerbs } from './useCartVerbs';

type InvalidZoneProps = { lines: readonly CartLine[]; above: number; verbs: CartVerbs };

/** What is not sold any more, or not to this customer: shown, but it takes part in nothing. */
export const InvalidZone = memo(function InvalidZone({ lines, above, verbs }: InvalidZoneProps) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.group} aria-label="失效商品">
      <h2 className={styles.supplier}>
        失效商品<small>{lines.length} 种</small>
        <Button kind="text" className={styles.clear} onClick={() => verbs.emptyInvalid(lines.length)}>
          清空失效
        </Button>
      </h2>
      <ul>
        {lines.map((line, at) => (
          <InvalidRow key={line.cartId} line={line} near={above + at < nearRows} verbs={verbs} />
        ))}
      </ul>
    </section>
  );
});

const InvalidRow = ({ line, near, verbs }: { line: CartLine; near: boolean; verbs: CartVerbs }) => (
  <li className={rowStyles.row} data-gone data-near={near || undefined} aria-disabled="true">
    <Tag>失效</Tag>
    <CartGoods line={line} />
    <div className={rowStyles.price}>{formatYuan(line.realPrice)}</div>
    <p className={rowStyles.reason}>
      {line.chartQty} {line.unit} · {line.problem?.text}
    </p>
    <span />
    <div className={rowStyles.acts}>
      <Button
        kind="text"
        aria-label={`删除 ${goodsName(line)}`}
        onClick={() => verbs.remove({ cartIds: [line.cartId], names: [goodsName(line)] })}
      >
        删除
      </Button>
    </div>
  </li>
);
