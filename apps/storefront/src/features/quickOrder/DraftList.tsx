import { Price } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { downloadCsv } from '../../ui/downloadCsv';
import { EmptyState } from '../../ui/States';
import styles from './DraftList.module.css';
import { DraftRow } from './DraftRow';
import { type Draft, errorRows, isReady, sumDrafts } from './draft.rules';
import type { QuickOrder } from './useQuickOrder';

type DraftListProps = { drafts: readonly Draft[]; order: QuickOrder };

const views = { all: '全部', ready: '可加入', wrong: '需处理' } as const;
type View = keyof typeof views;

export function DraftList({ drafts, order }: DraftListProps) {
  const [view, setView] = useState<View>('all');
  const { readyCount, totalFee } = sumDrafts(drafts);
  const counts: Record<View, number> = { all: drafts.length, ready: readyCount, wrong: drafts.length - readyCount };
  const shown = drafts.filter((draft) => view === 'all' || isReady(draft) === (view === 'ready'));
  return (
    <>
      <div className={styles.tools}>
        <fieldset className={styles.views} aria-label="显示">
          {(Object.keys(views) as View[]).map((key) => (
            <button key={key} type="button" aria-pressed={view === key} onClick={() => setView(key)}>
              {views[key]}（{counts[key]}）
            </button>
          ))}
        </fieldset>
        {counts.wrong > 0 && (
          <Button kind="text" onClick={() => downloadCsv('导入错误.csv', errorRows(drafts))}>
            下载错误清单
          </Button>
        )}
        <Button kind="text" onClick={order.restart}>
          重新导入
        </Button>
      </div>
      {shown.length === 0 ? (
        <div className={styles.none}>
          <EmptyState title="这里没有商品">
            <Button onClick={order.restart}>重新导入</Button>
          </EmptyState>
        </div>
      ) : (
        <ul className={styles.list}>
          {shown.map((draft) => (
            <DraftRow key={draft.no} draft={draft} verbs={order.row} />
          ))}
        </ul>
      )}
      <section className={styles.bar} aria-label="合计">
        <p role="status">
          可加入 <b>{readyCount}</b> 种
          {counts.wrong > 0 && (
            <>
              ，<b>{counts.wrong}</b> 种需处理，不会加入
            </>
          )}
        </p>
        <p className={styles.total}>
          合计 <Price yuan={totalFee} large />
        </p>
        <Button kind="primary" className={styles.add} disabled={readyCount === 0 || order.busy} onClick={order.submit}>
          加入购物车
        </Button>
      </section>
    </>
  );
}
