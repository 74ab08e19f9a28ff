import type { SkuHit } from '@yigou/contract/goods/catalog';
import { useState } from 'react';
import { useApiQuery } from '../../../../app/client';
import { ErrorState, Skeleton } from '../../../../ui/States';
import { useProductCalls } from '../../catalog/shared/productCalls';
import { type SearchFilter, toSkuPageInput } from '../searchFilter.rules';
import styles from './VariantPanel.module.css';
import { VariantTable } from './VariantTable';

type VariantPanelProps = {
  item: SkuHit;
  filter: SearchFilter;
  arrival: (shipsFrom: string) => string;
  onClose: () => void;
};

/** All that is sold of one product, right below its card: what was searched for first, the rest on request. */
export function VariantPanel({ item, filter, arrival, onClose }: VariantPanelProps) {
  const [all, setAll] = useState(false);
  const [inStock, setInStock] = useState(false);
  const { searchKey, reqData } = toSkuPageInput(filter);
  const rows = useApiQuery(`${useProductCalls()}/GetSkuVariants`, { productId: item.productId, searchKey, reqData });
  const variants = rows.data?.resultData ?? [];
  const meant = variants.filter((each) => each.matches);
  const shown = (all || meant.length === 0 ? variants : meant).filter((each) => !inStock || each.stockQty >= each.moq);

  function content() {
    if (rows.isPending) return <Skeleton height={200} />;
    if (rows.isError) return <ErrorState text="规格加载失败" onRetry={() => rows.refetch()} />;
    if (shown.length === 0) return <p className={styles.nothing}>没有符合条件的规格</p>;
    return <VariantTable items={shown} arrival={arrival} unit={item.unit} />;
  }

  return (
    <section
      className={styles.panel}
      aria-label={`规格 ${item.itemName}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className={styles.head}>
        <h2 title={item.itemName}>{item.itemName}</h2>
        <span className={styles.count}>
          {meant.length < variants.length
            ? `符合条件 ${meant.length} 个规格，共 ${variants.length} 个`
            : `共 ${variants.length} 个规格`}
        </span>
        {meant.length > 0 && meant.length < variants.length && <Switch label="全部规格" on={all} onChange={setAll} />}
        <Switch label="只看有货" on={inStock} onChange={setInStock} />
        <button type="button" className={styles.close} aria-label="收起规格" onClick={onClose}>
          ×
        </button>
      </header>
      {content()}
    </section>
  );
}

type SwitchProps = { label: string; on: boolean; onChange: (on: boolean) => void };

const Switch = ({ label, on, onChange }: SwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);
