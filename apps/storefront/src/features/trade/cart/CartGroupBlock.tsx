import type { CartGroup } from '@yigou/contract/trade/cart';
import { memo } from 'react';
import { Link } from 'react-router';
import { supplierPath } from '../../../app/paths';
import { CheckBox } from '../../../ui/CheckBox';
import styles from './CartPage.module.css';
import { CartRow } from './CartRow';
import { type CartFilter, canCheck, nearRows, shownLines, tickOf, toChange } from './cartView.rules';
import type { CartEdits } from './useCartPage';
import type { CartVerbs } from './useCartVerbs';

type CartGroupBlockProps = {
  group: CartGroup;
  filter: CartFilter;
  arrival: (shipsFrom: string) => string;
  /** How many rows stand above it. */
  above: number;
  edit: CartEdits['edit'];
  verbs: CartVerbs;
};

/** Drawn again only when one of its own lines changed. */
export const CartGroupBlock = memo(function CartGroupBlock({
  group,
  filter,
  arrival,
  above,
  edit,
  verbs,
}: CartGroupBlockProps) {
  const { supplierId, supplierName, lines } = group;
  const shown = shownLines(lines, filter);
  if (shown.length === 0) return null;
  return (
    <section className={styles.group} aria-label={supplierName}>
      <h2 className={styles.supplier}>
        <CheckBox
          label={`选择 ${supplierName} 的全部商品`}
          tick={tickOf(lines)}
          disabled={!lines.some(canCheck)}
          onChange={(isChecked) => edit(toChange(lines, isChecked), { isChecked })}
        />
        <Link to={supplierPath(supplierId)}>{supplierName}</Link>
        <small>{filter === 'all' ? `${lines.length} 种` : `${shown.length} / ${lines.length} 种`}</small>
      </h2>
      <ul>
        {shown.map((line, at) => (
          <CartRow
            key={line.cartId}
            line={line}
            arrival={arrival(line.shipsFrom)}
            near={above + at < nearRows}
            edit={edit}
            verbs={verbs}
          />
        ))}
      </ul>
    </section>
  );
});
