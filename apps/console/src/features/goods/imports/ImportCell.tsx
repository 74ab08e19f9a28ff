import type { ImportRow } from '@yigou/contract/goods/imports.console';
import { targetLabel } from '@yigou/contract/goods/imports.terms';
import { pictureFor } from '@yigou/contract/goods/pictures.terms';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './Imports.module.css';
import { textAt } from './import.rules';

type ImportCellProps = { row: ImportRow; to: string; mayEdit: boolean; onWrite: (text: string) => void };

const shownMost = 6;

/** Addresses of pictures are looked at, not read. */
const Pictures = ({ text }: { text: string }) => (
  <span className={styles.pictures}>
    {text
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, shownMost)
      .map((src) => (
        <img key={src} src={pictureFor(src, 96)} alt="" width={40} height={40} />
      ))}
  </span>
);

/** What stands there and what the sheet says; a click, and it can be written over. */
export function ImportCell({ row, to, mayEdit, onWrite }: ImportCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const cell = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  // Whoever ended it by a key goes on from the same cell.
  useEffect(() => {
    if (typed !== null || !returns.current) return;
    returns.current = false;
    cell.current?.focus();
  }, [typed]);
  const text = to === 'skuNo' ? row.skuNo : textAt(row, to);
  const isWrong = row.faults.some((fault) => fault.to === to);
  const isChanged = row.after[to] !== undefined;
  const label = `第 ${row.rowNo} 行${targetLabel(to)}`;
  function end(keep: boolean) {
    if (keep && typed !== null && typed !== text) onWrite(typed);
    setTyped(null);
  }
  if (typed !== null)
    return (
      <Input
        autoFocus
        size="small"
        aria-label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => end(true)}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' && key !== 'Escape') return;
          returns.current = true;
          end(key === 'Enter');
        }}
      />
    );
  if (to === 'sku.imgUrls') return <Pictures text={text} />;
  const shown = (
    <>
      {isChanged && row.before[to] && <del>{row.before[to]}</del>}
      {text}
    </>
  );
  const kind = isWrong ? 'fault' : isChanged ? 'change' : undefined;
  if (!mayEdit)
    return (
      <span className={styles.cell} data-kind={kind}>
        {shown}
      </span>
    );
  return (
    <button
      ref={cell}
      type="button"
      className={styles.cell}
      data-kind={kind}
      aria-label={`${label}：${text || '空'}`}
      title="点击修改"
      onClick={() => setTyped(text)}
    >
      {shown}
    </button>
  );
}
