import { quickOrderKeyMaxLength } from '@yigou/contract/trade/quickOrder.terms';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import styles from './DraftRow.module.css';

type LineSearchProps = { written: string; onSearch: (key: string) => Promise<unknown> };

/** The line written anew, without going back to the list. */
export function LineSearch({ written, onSearch }: LineSearchProps) {
  const [key, setKey] = useState(written);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!key.trim() || busy) return;
    setBusy(true);
    await onSearch(key.trim());
    setBusy(false);
  }

  return (
    <form className={styles.search} onSubmit={submit}>
      <input
        aria-label={`为“${written}”查找商品`}
        placeholder="编号、物料编码或名称"
        maxLength={quickOrderKeyMaxLength}
        value={key}
        onChange={(event) => setKey(event.target.value)}
      />
      <Button type="submit" disabled={busy || key.trim() === ''}>
        {busy ? '查找中…' : '查找'}
      </Button>
    </form>
  );
}
