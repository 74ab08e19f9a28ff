import { titleTypeShort } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { useId } from 'react';
import { Select } from '../../../../ui/Select';
import styles from './TitleSelect.module.css';
import { useTitles } from './titles.api';

/** The company's stored titles, to take one instead of typing; nothing where there is none. */
export function TitleSelect({ onTake }: { onTake: (title: InvoiceTitle) => void }) {
  const id = useId();
  const { data } = useTitles();
  // An order asks for a tax number, which a person has not.
  const titles = (data?.resultData ?? []).filter(({ holder }) => holder === 'company');
  if (titles.length === 0) return null;
  return (
    <p className={styles.line}>
      <label htmlFor={id}>常用抬头</label>
      <Select
        id={id}
        value=""
        onChange={({ target }) => {
          const taken = titles.find((title) => String(title.titleId) === target.value);
          if (taken) onTake(taken);
        }}
      >
        <option value="">选择后填入</option>
        {titles.map(({ titleId, type, name }) => (
          <option key={titleId} value={titleId}>
            {name}（{titleTypeShort[type]}）
          </option>
        ))}
      </Select>
    </p>
  );
}
