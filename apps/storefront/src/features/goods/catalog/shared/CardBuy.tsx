import type { SkuCard } from '@yigou/contract/goods/catalog';
import { adjustedText, smallestQty } from '@yigou/contract/trade/cart.terms';
import { clickGuardMs, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { useMay } from '../../../people/accounts/shared/useMay';
import { QtyStepper } from '../../../trade/cart/shared/QtyStepper';
import { useAddToCart } from '../../../trade/cart/shared/useAddToCart';
import styles from './CardBuy.module.css';
import { goodsName } from './goodsName.rules';
import { stockState } from './stock.rules';

type CardBuyProps = {
  item: Pick<SkuCard, 'itemId' | 'itemName' | 'itemSpec' | 'moq' | 'multiple' | 'stockQty'>;
  className?: string | undefined;
  /** For who has to know which quantity stands there. */
  onQty?: (qty: number) => void;
};

/** The words where they fit, the cart where they do not. */
const Add = () => (
  <>
    <span className={styles.word}>加入购物车</span>
    <svg className={styles.sign} width="20" height="20" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d="M1.6 2.6h1.7l1.6 7.6h6.9l1.7-5.2H4M6 13.2h.1M10.9 13.2h.1"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </>
);

/** Quantity and 加入购物车, right where the goods are listed. */
export function CardBuy({ item, className, onQty }: CardBuyProps) {
  const [{ qty, asked }, setWanted] = useState({ qty: smallestQty(item), asked: smallestQty(item) });
  const { add, busy } = useAddToCart();
  const name = goodsName(item);
  const adjusted = adjustedText(item, asked, qty);
  const added = () => toast.success(adjusted ? `已加入购物车，数量${adjusted}` : '已加入购物车');
  const mayBuy = useMay('order/myOrder/buy');
  const gone = stockState(item.stockQty, item) === 'none';
  return (
    <div className={className}>
      <QtyStepper
        small
        steps={item}
        value={qty}
        onChange={(next, typed) => {
          setWanted({ qty: next, asked: typed });
          onQty?.(next);
        }}
        label={name}
        disabled={gone || !mayBuy}
      />
      <Button
        kind="primary"
        guardMs={clickGuardMs}
        disabled={gone || busy || !mayBuy}
        aria-label={mayBuy ? `加入购物车 ${name}` : undefined}
        onClick={() => add([{ itemId: item.itemId, chartQty: qty }], added)}
      >
        {!mayBuy && '无下单权限'}
        {mayBuy && (gone ? '暂时缺货' : <Add />)}
      </Button>
    </div>
  );
}
