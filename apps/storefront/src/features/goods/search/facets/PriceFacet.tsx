import type { Facets } from '@yigou/contract/goods/catalog';
import { toast } from '@yigou/web-kit';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { bandText } from '../chosen.rules';
import { readYuan } from '../searchFilter.rules';
import type { FilterControl } from '../useSearchFilter';
import { FacetRow } from './FacetRow';
import styles from './PriceFacet.module.css';

type PriceFacetProps = { prices: Facets['prices']; control: FilterControl };

/** Bands with counts, and a range of one's own. */
export function PriceFacet({ prices, control }: PriceFacetProps) {
  const { filter, change } = control;
  const options = prices.map(({ from, to, count }) => {
    const chosen = filter.priceFrom === from && filter.priceTo === (to ?? undefined);
    return {
      key: String(from),
      name: bandText(from, to),
      count,
      chosen,
      onToggle: () =>
        change(chosen ? { priceFrom: undefined, priceTo: undefined } : { priceFrom: from, priceTo: to ?? undefined }),
    };
  });
  return (
    <FacetRow title="价格" options={options}>
      <PriceRange key={`${filter.priceFrom} ${filter.priceTo}`} control={control} />
    </FacetRow>
  );
}

function PriceRange({ control: { filter, change } }: { control: FilterControl }) {
  const [from, setFrom] = useState(filter.priceFrom?.toString() ?? '');
  const [to, setTo] = useState(filter.priceTo?.toString() ?? '');
  const wrong = (text: string) => text.trim() !== '' && readYuan(text) === undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (wrong(from) || wrong(to)) return toast.error('请输入正确的价格，最多两位小数');
    const [low, high] = [readYuan(from), readYuan(to)];
    const upsideDown = low !== undefined && high !== undefined && low > high;
    change(upsideDown ? { priceFrom: high, priceTo: low } : { priceFrom: low, priceTo: high });
  }

  return (
    <form className={styles.range} onSubmit={submit} noValidate>
      <PriceInput label="最低价" value={from} wrong={wrong(from)} onValue={setFrom} />
      <span aria-hidden="true">–</span>
      <PriceInput label="最高价" value={to} wrong={wrong(to)} onValue={setTo} />
      <Button type="submit">确定</Button>
    </form>
  );
}

type PriceInputProps = { label: string; value: string; wrong: boolean; onValue: (text: string) => void };

const PriceInput = ({ label, value, wrong, onValue }: PriceInputProps) => (
  <span className={styles.box}>
    <span aria-hidden="true">¥</span>
    <input
      aria-label={label}
      aria-invalid={wrong || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      placeholder={label.slice(0, 2)}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  </span>
);
