import { keepPreviousData } from '@tanstack/react-query';
import { formatDate } from '@yigou/contract/ground/time';
import type { Regular } from '@yigou/contract/trade/lists';
import { isDue, regularDays, usualInterval } from '@yigou/contract/trade/lists.terms';
import { clickGuardMs } from '@yigou/web-kit';
import { type ReactNode, useState } from 'react';
import { useApiQuery } from '../../../../app/client';
import { Button } from '../../../../ui/Button';
import { useAddToCart } from '../../cart/shared/useAddToCart';
import { RegularItem } from './RegularItem';
import styles from './Regulars.module.css';

const shownAtFirst = 8;

/**
 * What is bought again and again, with the quantity of the last time: a block of home, of the empty cart, of the lists.
 * What stands below it waits for it: pushed down later it would jump away under the hand.
 */
export function Regulars({ children }: { children?: ReactNode }) {
  const [whose, setWhose] = useState<'mine' | 'all'>('mine');
  const [whole, setWhole] = useState(false);
  const { data, isPending } = useApiQuery('Regular/GetList', { whose }, { placeholderData: keepPreviousData });
  const { add, busy } = useAddToCart();
  const rows = data?.resultData ?? [];
  // Nobody misses a block they never bought anything for.
  if (isPending) return children && <div className={styles.waiting} />;
  if (!data || (rows.length === 0 && whose === 'mine' && !data.seesOthers)) return children;
  const today = formatDate(new Date());
  const due = rows.filter((row) => row.problem === null && isDue(row, today));
  const shown = whole ? rows : rows.slice(0, shownAtFirst);
  return (
    <>
      <section className={`frame ${styles.block}`} aria-label="常购">
        <header className={styles.head}>
          <h2>常购</h2>
          {data.seesOthers && (
            <fieldset className={styles.whose}>
              <legend className="spoken">采购人</legend>
              {(['mine', 'all'] as const).map((each) => (
                <button key={each} type="button" aria-pressed={whose === each} onClick={() => setWhose(each)}>
                  {each === 'mine' ? '我的采购' : '全公司'}
                </button>
              ))}
            </fieldset>
          )}
          <small>近 {regularDays} 天，数量取自上次采购，可直接修改</small>
          <span className={styles.acts}>
            {rows.length > shownAtFirst && (
              <Button kind="text" onClick={() => setWhole(!whole)}>
                {whole ? '收起' : `全部 ${rows.length} 款`}
              </Button>
            )}
            {due.length > 0 && (
              <Button
                guardMs={clickGuardMs}
                disabled={busy}
                onClick={() => add(due.map(({ itemId, suggestedQty }) => ({ itemId, chartQty: suggestedQty })))}
              >
                建议补货的 {due.length} 款一起加入
              </Button>
            )}
          </span>
        </header>
        {rows.length === 0 ? (
          <p className={styles.none}>近 {regularDays} 天没有采购</p>
        ) : (
          <ul className={styles.grid}>
            {shown.map((row) => (
              <RegularItem
                key={row.itemId}
                row={row}
                rhythm={rhythmOf(row, today)}
                due={due.includes(row)}
                busy={busy}
                onAdd={(chartQty) => add([{ itemId: row.itemId, chartQty }])}
              />
            ))}
          </ul>
        )}
      </section>
      {children}
    </>
  );
}

function rhythmOf(row: Regular, today: string): string {
  const interval = usualInterval(row);
  if (interval === null) return `近 ${regularDays} 天 1 次`;
  return `约 ${interval} 天一次${isDue(row, today) ? '，建议补货' : ''}`;
}
