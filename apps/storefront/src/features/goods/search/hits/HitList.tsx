import type { SkuHit } from '@yigou/contract/goods/catalog';
import { Fragment, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Skeleton } from '../../../../ui/States';
import { usePainted } from '../../../../ui/usePainted';
import { useArrival } from '../../../trade/addresses/shared/useArrival';
import type { SearchFilter } from '../searchFilter.rules';
import { VariantsButton } from '../variants/VariantsButton';
import type { Chosen } from '../variants/variants.rules';
import { HitCard } from './HitCard';
import styles from './HitList.module.css';

// Not everybody opens a table or reads lines: they are not waited for.
const VariantPanel = lazy(async () => ({ default: (await import('../variants/VariantPanel')).VariantPanel }));

const HitRow = lazy(async () => ({ default: (await import('./HitRow')).HitRow }));
const TickBar = lazy(async () => ({ default: (await import('./TickBar')).TickBar }));

/** As many as a screen shows. */
const firstOnes = 12;
const firstRow = 5;

type HitListProps = { items: readonly SkuHit[]; grouped: boolean; filter: SearchFilter };

/** Cards or lines; below the one that was opened the table of its variants, and what stands around stays where it is. */
export function HitList({ items, grouped, filter }: HitListProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const arrival = useArrival();
  const list = useRef<HTMLUListElement>(null);
  const isGrid = filter.view === 'grid';
  const painted = usePainted();
  const shown = painted ? items : items.slice(0, firstOnes);

  function close(itemId: number) {
    setOpenId(null);
    // The focus goes back to the button that opened it.
    list.current?.querySelector<HTMLElement>(`[data-item="${itemId}"] [aria-expanded]`)?.focus();
  }

  function tick(itemId: number, qty: number | null) {
    const next = new Map(chosen);
    if (qty === null) next.delete(itemId);
    else next.set(itemId, qty);
    setChosen(next);
  }

  function shape(item: SkuHit, at: number, variants: ReactNode) {
    const open = openId === item.itemId;
    if (isGrid) return <HitCard item={item} arrival={arrival} variants={variants} open={open} first={at < firstRow} />;
    return (
      <HitRow
        item={item}
        arrival={arrival}
        variants={variants}
        ticked={chosen.has(item.itemId)}
        onTick={(qty) => tick(item.itemId, qty)}
      />
    );
  }

  return (
    <Suspense fallback={<Skeleton height={560} />}>
      <ul
        ref={list}
        className={isGrid ? styles.grid : styles.list}
        data-more={shown.length < items.length || undefined}
      >
        {shown.map((item, at) => {
          const open = openId === item.itemId;
          const button = grouped && item.skuCount > 1 && (
            <VariantsButton item={item} open={open} onOpen={(wanted) => setOpenId(wanted ? item.itemId : null)} />
          );
          return (
            <Fragment key={item.itemId}>
              <li data-item={item.itemId}>{shape(item, at, button)}</li>
              {open && (
                <li className={styles.panel}>
                  <Suspense fallback={<Skeleton height={200} />}>
                    <VariantPanel item={item} filter={filter} arrival={arrival} onClose={() => close(item.itemId)} />
                  </Suspense>
                </li>
              )}
            </Fragment>
          );
        })}
      </ul>
      {!isGrid && chosen.size > 0 && (
        // On its own, or the lines would vanish while the bar is loaded.
        <Suspense>
          <TickBar items={items} chosen={chosen} onChosen={setChosen} />
        </Suspense>
      )}
    </Suspense>
  );
}
