import type { OrderRow } from '@yigou/contract/trade/orders';
import { Link } from 'react-router';
import { orderPath } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { MoreMenu } from '../../../../ui/MoreMenu';
import { useMay } from '../../../people/accounts/shared/useMay';
import styles from './RowActs.module.css';
import { actsOf, looks, type RowAct } from './rowActs.rules';

type RowActsProps = { order: OrderRow; busy: boolean; onAct: (act: RowAct, order: OrderRow) => void };

/** What one does with an order from the list: one thing at a click, two beside it, the rest behind 更多. */
export function RowActs({ order, busy, onAct }: RowActsProps) {
  const { main, links, more } = actsOf(order, useMay('concern/purchaseList'));
  const { orderId, orderNo } = order;
  const named = (label: string) => `${label} ${orderNo}`;
  return (
    <div className={styles.acts}>
      {looks.includes(main.act) ? (
        <ButtonLink kind={main.kind} to={orderPath(orderId)} aria-label={named(main.label)}>
          {main.label}
        </ButtonLink>
      ) : (
        <Button kind={main.kind} disabled={busy} aria-label={named(main.label)} onClick={() => onAct(main.act, order)}>
          {main.label}
        </Button>
      )}
      {links.map(({ act, label }) =>
        looks.includes(act) ? (
          <Link key={act} to={orderPath(orderId)} aria-label={named(label)}>
            {label}
          </Link>
        ) : (
          <Button key={act} kind="text" disabled={busy} aria-label={named(label)} onClick={() => onAct(act, order)}>
            {label}
          </Button>
        ),
      )}
      {more.length > 0 && (
        <MoreMenu of={orderNo}>
          {(choose) =>
            more.map(({ act, label }) => (
              <button
                key={act}
                type="button"
                disabled={busy}
                aria-label={named(label)}
                onClick={() => choose(() => onAct(act, order))}
              >
                {label}
              </button>
            ))
          }
        </MoreMenu>
      )}
    </div>
  );
}
