import { type ReactNode, useState } from 'react';
import { FilterField, FilterForm } from '../../../../ui/FilterForm';
import { noWords, type OrderFilter, type OrderWords, wordLengths } from './filter.rules';

type OrderFiltersProps = {
  filter: OrderFilter;
  withBuyer: boolean;
  onGo: (words: OrderWords) => void;
  children?: ReactNode;
};

export function OrderFilters({ filter, withBuyer, onGo, children }: OrderFiltersProps) {
  const [words, setWords] = useState<OrderWords>(() => {
    const { keyword, itemKey, receiver, buyer, from, to } = filter;
    return { keyword, itemKey, receiver, buyer, from, to };
  });
  const change = (part: Partial<OrderWords>) => setWords({ ...words, ...part });

  const text = (name: keyof typeof wordLengths, label: string, placeholder: string) => (
    <FilterField label={label}>
      <input
        maxLength={wordLengths[name]}
        placeholder={placeholder}
        value={words[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </FilterField>
  );

  function submit() {
    const trimmed = Object.entries(words).map(([name, value]) => [name, value.trim()]);
    onGo(Object.fromEntries(trimmed) as OrderWords);
  }

  return (
    <FilterForm
      fields={
        <>
          {text('keyword', '关键字', '订单号 / 商品 / 采购单号')}
          {text('itemKey', '商品', '名称或编号')}
          {text('receiver', '收货人', '姓名')}
          {withBuyer && text('buyer', '下单人', '姓名')}
        </>
      }
      dayLabel="下单时间"
      days={words}
      onDays={change}
      onSubmit={submit}
      onReset={() => onGo(noWords)}
    >
      {children}
    </FilterForm>
  );
}
