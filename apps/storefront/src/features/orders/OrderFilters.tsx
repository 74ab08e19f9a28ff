import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { DayInput } from '../../ui/DayInput';
import { noWords, type OrderFilter, type OrderWords, wordLengths } from './filter.rules';
import styles from './OrderFilters.module.css';

type OrderFiltersProps = {
  filter: OrderFilter;
  withBuyer: boolean;
  onGo: (words: OrderWords) => void;
  /** What works at once, without 查询. */
  children?: ReactNode;
};

export function OrderFilters({ filter, withBuyer, onGo, children }: OrderFiltersProps) {
  const id = useId();
  const [words, setWords] = useState<OrderWords>(() => {
    const { keyword, itemKey, receiver, buyer, from, to } = filter;
    return { keyword, itemKey, receiver, buyer, from, to };
  });
  const change = (part: Partial<OrderWords>) => setWords({ ...words, ...part });
  const wrong = words.from !== '' && words.to !== '' && words.from > words.to;

  const text = (name: keyof typeof wordLengths, label: string, placeholder: string) => (
    <label className={styles.field}>
      {label}
      <input
        maxLength={wordLengths[name]}
        placeholder={placeholder}
        value={words[name]}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </label>
  );

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
    if (wrong) return;
    const trimmed = Object.entries(words).map(([name, value]) => [name, value.trim()]);
    onGo(Object.fromEntries(trimmed) as OrderWords);
  }

  return (
    <form className={styles.filters} onSubmit={submit}>
      {text('keyword', '关键字', '订单号 / 商品 / 采购单号')}
      {text('itemKey', '商品', '名称或编号')}
      {text('receiver', '收货人', '姓名')}
      {withBuyer && text('buyer', '下单人', '姓名')}
      <div className={`${styles.field} ${styles.days}`}>
        下单时间
        {day('from', '下单时间从')}
        <span aria-hidden="true">至</span>
        {day('to', '下单时间到')}
        <span id={`${id}-days`} className={styles.wrong} role="alert">
          {wrong && '结束日期不能早于开始日期'}
        </span>
      </div>
      <div className={styles.acts}>
        <Button type="submit" kind="primary">
          查询
        </Button>
        <Button onClick={() => onGo(noWords)}>重置</Button>
        {children}
      </div>
    </form>
  );
}
