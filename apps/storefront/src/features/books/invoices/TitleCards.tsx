import { titleTypeLabels } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/States';
import { Tag } from '../../../ui/Tag';
import { isUsable, qualificationText } from './invoice.rules';
import styles from './TitleCards.module.css';
import { TitleDialog } from './TitleDialog';

type TitleCardsProps = {
  titles: readonly InvoiceTitle[];
  loading: boolean;
  chosen: number | undefined;
  onChoose: (titleId: number) => void;
};

/** To whom the next invoices are made out. */
export function TitleCards({ titles, loading, chosen, onChoose }: TitleCardsProps) {
  const [editing, setEditing] = useState<InvoiceTitle | 'new'>();
  if (loading) return <Skeleton height={84} />;
  return (
    <div className={styles.cards} role="radiogroup" aria-label="发票抬头">
      {titles.map((title) => (
        <div key={title.titleId} className={styles.card} data-chosen={title.titleId === chosen || undefined}>
          <label>
            <input
              type="radio"
              name="invoiceTitle"
              checked={title.titleId === chosen}
              disabled={!isUsable(title)}
              onChange={() => onChoose(title.titleId)}
            />
            <b>{title.name}</b> {title.isDefault && <Tag kind="theme">默认</Tag>}
            <small>{title.taxNo || '个人'}</small>
            <small>
              {[titleTypeLabels[title.type], qualificationText(title), title.email].filter(Boolean).join(' · ')}
            </small>
          </label>
          <Button kind="text" aria-label={`编辑抬头 ${title.name}`} onClick={() => setEditing(title)}>
            编辑
          </Button>
        </div>
      ))}
      <button type="button" className={styles.add} onClick={() => setEditing('new')}>
        ＋ 新增抬头
      </button>
      {editing && <TitleDialog title={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </div>
  );
}
