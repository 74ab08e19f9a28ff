import { type SkuCard, smallestQty } from '@yigou/contract';
import { useState } from 'react';
import { Button } from './Button';
import { QtyStepper } from './QtyStepper';
import { stockState } from './stock.rules';
import { useAddToCart } from './useAddToCart';

type CardBuyProps = {
  item: Pick<SkuCard, 'itemId' | 'itemName' | 'moq' | 'multiple' | 'stockQty'>;
  className?: string | undefined;
};

/** Quantity and 加入采购车, right where the goods are listed. */
export function CardBuy({ item, className }: CardBuyProps) {
  const [qty, setQty] = useState(smallestQty(item));
  const { add, busy } = useAddToCart();
  const gone = stockState(item.stockQty, item.moq) === 'none';
  return (
    <div className={className}>
      <QtyStepper small steps={item} value={qty} onChange={setQty} label={item.itemName} disabled={gone} />
      <Button
        kind="primary"
        disabled={gone || busy}
        aria-label={`加入采购车 ${item.itemName}`}
        onClick={() => add([{ itemId: item.itemId, chartQty: qty }])}
      >
        {gone ? '暂时缺货' : '加入采购车'}
      </Button>
    </div>
  );
}
