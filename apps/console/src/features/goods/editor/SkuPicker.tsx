import { Select } from 'antd';
import { useState } from 'react';
import { useFoundProducts, useSkusOf } from './editor.api';

type ProductPickerProps = {
  label: string;
  ids: readonly number[];
  names: ReadonlyMap<number, string>;
  except: number;
  onChange: (ids: number[], names: ReadonlyMap<number, string>) => void;
};

/** Products found by words, for whatever names several of them. */
export function ProductPicker({ label, ids, names, except, onChange }: ProductPickerProps) {
  const [word, setWord] = useState('');
  const found = useFoundProducts(word).data?.resultData ?? [];
  const known = new Map([...names, ...found.map(({ productId, name }) => [productId, name] as const)]);
  const offered = [...new Set([...ids, ...found.map(({ productId }) => productId)])].filter((id) => id !== except);
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder="输入名称或编号查找"
      showSearch={{ filterOption: false, onSearch: setWord }}
      value={[...ids]}
      options={offered.map((id) => ({ value: id, label: known.get(id) ?? `#${id}` }))}
      notFoundContent={word ? '没有找到' : '输入名称或编号'}
      onChange={(next: number[]) => onChange(next, known)}
    />
  );
}

type SkuPickerProps = {
  label: string;
  value: number | null;
  known: string;
  except: number;
  onChange: (skuId: number | null) => void;
};

/** One SKU: first the product by words, then which of its SKUs. */
export function SkuPicker({ label, value, known, except, onChange }: SkuPickerProps) {
  const [word, setWord] = useState('');
  const [first] = useFoundProducts(word).data?.resultData ?? [];
  const skus = useSkusOf(word ? (first?.productId ?? 0) : 0).data?.resultData ?? [];
  const offered = skus
    .filter(({ skuId }) => skuId !== except)
    .map(({ skuId, skuNo, specs }) => ({ value: skuId, label: `${skuNo} ${specs}`.trim() }));
  const chosen = value !== null && !offered.some((each) => each.value === value);
  return (
    <Select
      allowClear
      size="small"
      aria-label={label}
      placeholder="输入编号查找"
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: false, onSearch: setWord }}
      value={value}
      options={[...(chosen ? [{ value, label: known || `#${value}` }] : []), ...offered]}
      notFoundContent={word ? '没有找到' : '输入编号'}
      onChange={(next: number | null | undefined) => onChange(next ?? null)}
    />
  );
}
