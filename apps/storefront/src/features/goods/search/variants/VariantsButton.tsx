import type { SkuHit } from '@yigou/contract/goods/catalog';
import styles from './VariantsButton.module.css';

type VariantsButtonProps = { item: SkuHit; open: boolean; onOpen: (open: boolean) => void };

/** 12 个规格: opens the table of what matches of this product. A product with one SKU says so. */
export const VariantsButton = ({ item, open, onOpen }: VariantsButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-expanded={open}
    aria-label={`${item.skuCount} 个规格 ${item.itemName}`}
    onClick={() => onOpen(!open)}
  >
    {item.skuCount > 1 ? `${item.skuCount} 个规格` : '选规格'}
    <svg width="10" height="6" viewBox="0 0 10 6" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="m1 1 4 4 4-4" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
