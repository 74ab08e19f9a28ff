import { type AfterSaleType, returnTypes } from '@yigou/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { DayInput } from '../../ui/DayInput';
import { Select } from '../../ui/Select';
import { noWords, type ReturnFilter, type ReturnWords } from './filter.rules';
import styles from './ReturnListPage.module.css';

type ReturnFiltersProps = { filter: ReturnFilter; onGo: (words: ReturnWords) => void };

export function ReturnFilters({ filter, onGo }: ReturnFiltersProps) {
  const id = useId();
  const [words, setWords] = useState<ReturnWords>(() => {
    const { keyword, type, from, to } = filter;
    return { keyword, type, from, to };
  });
  const change = (part: Partial<ReturnWords>) => setWords({ ...words, ...part });
  const wrong = words.from !== '' && words.to !== '' && words.from > words.to;

  const day = (name: 'from' | 'to', label: string) => (
    <DayInput
      label={label}
      wrong={wrong}
      describedBy={`${id}-days`}
      value={words[name]}
      onChange={(picked) => change({ [name]: picked })}
    />
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!wrong) onGo({ ...words, keyword: words.keyword.trim() });
  }

  return (
    <form className={styles.filters} onSubmit={submit}>
      <label className={styles.field}>
        关键字
        <input
          maxLength={100}
          placeholder="售后单号 / 订单号 / 商品"
          value={words.keyword}
          onChange={(event) => change({ keyword: event.target.value })}
        />
      </label>
      <div className={styles.field}>
        <label htmlFor={`${id}-type`}>类型</label>
        <Select
          id={`${id}-type`}
          value={words.type}
          onChange={(event) => change({ type: event.target.value as AfterSaleType | '' })}
        >
          <option value="">全部</option>
          {Object.entries(returnTypes).map(([type, { label }]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <div className={`${styles.field} ${styles.days}`}>
        申请时间
        {day('from', '申请时间从')}
        <span aria-hidden="true">至</span>
        {day('to', '申请时间到')}
        <span id={`${id}-days`} className={styles.wrong} role="alert">
          {wrong && '结束日期不能早于开始日期'}
        </span>
      </div>
      <div className={styles.acts}>
        <Button type="submit" kind="primary">
          查询
        </Button>
        <Button onClick={() => onGo(noWords)}>重置</Button>
      </div>
    </form>
  );
}
