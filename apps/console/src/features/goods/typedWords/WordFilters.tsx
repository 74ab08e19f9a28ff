import { typedWordDays, typedWordStates } from '@yigou/contract/goods/typedWords.terms';
import { Select } from 'antd';
import { useState } from 'react';
import { WordSearch } from '../../../ui/WordSearch';
import { useParties } from '../priceBooks/shared/parties.api';
import styles from './TypedWords.module.css';
import { type AskedWords, anyState, type Conditions } from './typedWordFilter.rules';

const least = [1, 2, 5, 10, 20, 50].map((times) => ({ value: String(times), label: `至少 ${times} 次` }));
const states = [
  ...Object.entries(typedWordStates).map(([value, label]) => ({ value, label })),
  { value: anyState, label: '全部状态' },
];
const days = Object.entries(typedWordDays).map(([value, label]) => ({ value, label }));

type Change = (change: Partial<Conditions>) => void;

export const DaysSelect = ({ asked, onChange }: { asked: AskedWords; onChange: Change }) => (
  <Select
    aria-label="时间"
    className={styles.days ?? ''}
    value={String(asked.days)}
    options={days}
    onChange={(value) => onChange({ days: value === '7' ? '' : value })}
  />
);

type WordFiltersProps = { word: string; whose: string; whoseName: string; asked: AskedWords; onChange: Change };

export const WordFilters = ({ word, whose, whoseName, asked, onChange }: WordFiltersProps) => (
  <>
    <WordSearch label="找一个词" word={word} onSearch={(typed) => onChange({ word: typed })} />
    <WhoseSelect {...{ whose, whoseName, onChange }} />
    <Select
      aria-label="次数"
      className={styles.least ?? ''}
      value={String(asked.least)}
      options={least}
      onChange={(value) => onChange({ least: value === '5' ? '' : value })}
    />
    <Select
      aria-label="处理状态"
      className={styles.state ?? ''}
      value={asked.state ?? anyState}
      options={states}
      onChange={(value) => onChange({ state: value === 'open' ? '' : value })}
    />
  </>
);

type Option = { value: string; label: string };
type WhoseSelectProps = { whose: string; whoseName: string; onChange: Change };

/** A customer or a group of them, found by its name. */
function WhoseSelect({ whose, whoseName, onChange }: WhoseSelectProps) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useParties(typed);
  const { customers = [], groups = [] } = data?.resultData ?? {};
  const under = (label: string, mark: string, rows: readonly { id: number; name: string }[]) =>
    rows.length > 0 ? [{ label, options: rows.map(({ id, name }) => ({ value: `${mark}${id}`, label: name })) }] : [];
  return (
    <Select<Option>
      aria-label="客户或客户组"
      className={styles.whose ?? ''}
      allowClear
      showSearch
      filterOption={false}
      labelInValue
      placeholder="客户：全部"
      loading={isFetching}
      notFoundContent={isFetching ? null : '没有符合条件的客户'}
      options={[...under('客户组', 'g', groups), ...under('客户', 'c', customers)]}
      onSearch={setTyped}
      {...(whose && whoseName && { value: { value: whose, label: whoseName } })}
      onChange={(chosen?: Option) => onChange({ whose: chosen?.value ?? '' })}
    />
  );
}
