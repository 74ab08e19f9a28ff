import type { CartGroup } from '@yigou/contract';
import { memo } from 'react';
import { Link } from 'react-router';
import { supplierPath } from '../../app/paths';
import { CheckBox } from '../../ui/CheckBox';
import styles from './CartPage.module.css';
import { CartRow } from './CartRow';
import { canCheck, tickOf, toChange } from './cartView.rules';
import type { CartEdits } from './useCartPage';
import type { CartVerbs } from './useCartVerbs';

type CartGroupBlockProps = { group: CartGroup; edit: CartEdits['edit']; verbs: CartVerbs };

/** Drawn again only when one of its own lines changed. */
export const CartGroupBlock = memo(function CartGroupBlock({ group, edit, verbs }: CartGroupBlockProps) {
  const { supplierId, supplierName, lines } = group;
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
        <small>{lines.length} 种</small>
      </h2>
      <ul>
        {lines.map((line) => (
          <CartRow key={line.cartId} line={line} edit={edit} verbs={verbs} />
        ))}
      </ul>
    </section>
  );
});
