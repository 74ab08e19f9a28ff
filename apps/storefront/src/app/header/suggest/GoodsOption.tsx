import { formatYuan } from '@yigou/contract/ground/money';
import type { MouseEvent } from 'react';
import { GoodsPicture } from '../../../features/goods/catalog/shared/GoodsPicture';
import { useArrival } from '../../../features/trade/addresses/shared/useArrival';
import { Tag } from '../../../ui/Tag';
import styles from './GoodsOption.module.css';
import { Marked } from './Marked';
import type { PanelOption } from './panel.rules';

type GoodsOptionProps = {
  option: Extract<PanelOption, { kind: 'goods' }>;
  typed: string;
  onPut?: () => void;
};

/** One article: enough of it to know whether it is the one, and to put it into the cart at once. */
export function GoodsOption({ option, typed, onPut }: GoodsOptionProps) {
  const { item, text, note, tags, qty, addable } = option;
  const day = useArrival()(item.shipsFrom);

  function put(event: MouseEvent) {
    event.stopPropagation();
    onPut?.();
  }

  return (
    <>
      <GoodsPicture productId={item.productId} src={item.imgUrl} size={40} className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name} title={text}>
          <Marked text={text} typed={typed} />
        </span>
        <span className={styles.numbers}>
          <span>{note || [item.itemNo, item.partNo].filter(Boolean).join(' · ')}</span>
          {tags.map((tag) => (
            <Tag key={tag} kind="theme">
              {tag}
            </Tag>
          ))}
        </span>
      </span>
      <span className={styles.price}>
        <span>
          <b>{formatYuan(item.price)}</b>/{item.unit}
        </span>
        <small data-gone={!addable || undefined}>
          {addable ? `${item.stockQty.toLocaleString('zh-CN')} ${item.unit}` : '暂时缺货'}
          {addable && item.shipsFrom && day && `，${day.replace(/\s?送达$/, '')}`}
        </small>
      </span>
      {/* Who goes by keys has Tab for it: an option holds no button. */}
      {addable && onPut && (
        <span
          className={styles.plus}
          title={`加购 ${qty} ${item.unit}`}
          data-add={item.itemNo}
          aria-hidden="true"
          onClick={put}
        >
          <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path d="M8 3v10M3 8h10" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </span>
      )}
    </>
  );
}
