import { type AfterSaleType, returnTypes } from '@yigou/contract/trade/returns.terms';
import { useState } from 'react';
import { FilterField, FilterForm } from '../../../ui/FilterForm';
import { Select } from '../../../ui/Select';
import { noWords, type ReturnFilter, type ReturnWords } from './filter.rules';

type ReturnFiltersProps = { filter: ReturnFilter; onGo: (words: ReturnWords) => void };

export function ReturnFilters({ filter, onGo }: ReturnFiltersProps) {
  const [words, setWords] = useState<ReturnWords>(() => {
    const { keyword, type, from, to } = filter;
    return { keyword, type, from, to };
  });
  const change = (part: Partial<ReturnWords>) => setWords({ ...words, ...part });

  return (
    <FilterForm
      fields={
        <>
          <FilterField label="关键字">
            <input
              maxLength={100}
              placeholder="售后单号 / 订单号 / 商品"
              value={words.keyword}
              onChange={(event) => change({ keyword: event.target.value })}
            />
          </FilterField>
          <FilterField label="类型">
            <Select value={words.type} onChange={(event) => change({ type: event.target.value as AfterSaleType | '' })}>
              <option value="">全部</option>
              {Object.entries(returnTypes).map(([type, { label }]) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </Select>
          </FilterField>
        </>
      }
      dayLabel="申请时间"
      days={words}
      onDays={change}
      onSubmit={() => onGo({ ...words, keyword: words.keyword.trim() })}
      onReset={() => onGo(noWords)}
    />
  );
}
