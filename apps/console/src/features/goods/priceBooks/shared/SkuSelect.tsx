import { Select } from 'antd';
import { useState } from 'react';
import { useSkusLike } from './parties.api';

export type ChosenSku = { id: number; name: string };
type Option = { value: number; label: string };
type Shared = { id?: string; label: string };

function useOptions() {
  const [word, setWord] = useState('');
  const { data, isFetching } = useSkusLike(word);
  const options = (data?.resultData ?? []).map(({ skuId, skuNo, name, spec }) => ({
    value: skuId,
    label: [skuNo, name, spec].filter(Boolean).join(' '),
  }));
  return {
    showSearch: true as const,
    filterOption: false as const,
    labelInValue: true as const,
    options,
    loading: isFetching,
    notFoundContent: isFetching || word === '' ? null : '没有符合条件的商品',
    placeholder: '输入商品编号或名称',
    onSearch: setWord,
    style: { width: '100%' },
  };
}

const idOf = (id: string | undefined) => (id === undefined ? {} : { id });

/** One article, found by its number or name. */
export function SkuSelect({
  id,
  label,
  value,
  onChange,
}: Shared & {
  value: ChosenSku | null;
  onChange: (chosen: ChosenSku | null) => void;
}) {
  return (
    <Select<Option>
      {...useOptions()}
      {...idOf(id)}
      aria-label={label}
      allowClear
      {...(value && { value: { value: value.id, label: value.name } })}
      onChange={(chosen: Option | undefined) => onChange(chosen ? { id: chosen.value, name: chosen.label } : null)}
    />
  );
}

export function SkusSelect({
  id,
  label,
  value,
  onChange,
}: Shared & {
  value: readonly ChosenSku[];
  onChange: (chosen: ChosenSku[]) => void;
}) {
  return (
    <Select<Option[]>
      {...useOptions()}
      {...idOf(id)}
      mode="multiple"
      aria-label={label}
      value={value.map(({ id: skuId, name }) => ({ value: skuId, label: name }))}
      onChange={(chosen) => onChange(chosen.map((each) => ({ id: each.value, name: each.label })))}
    />
  );
}
