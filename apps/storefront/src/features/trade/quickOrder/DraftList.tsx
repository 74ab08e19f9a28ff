import { Price } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { bottomBar } from '../../../ui/bottomBar';
import { EmptyState } from '../../../ui/States';
import styles from './DraftList.module.css';
import { DraftRow } from './DraftRow';
import { DraftTools } from './DraftTools';
import { type Draft, type DraftView, draftsIn, draftViews, nameOf, totalFee } from './draft.rules';
import type { QuickOrder } from './useQuickOrder';

type DraftListProps = { drafts: readonly Draft[]; order: QuickOrder };

const readView = (text: string | null): DraftView =>
  text && Object.hasOwn(draftViews, text) ? (text as DraftView) : 'all';

export function DraftList({ drafts, order }: DraftListProps) {
  const [query] = useSearchParams();
  const view = readView(query.get('view'));
  const shown = draftsIn(view, drafts);
  const ready = draftsIn('ready', drafts);
  const checks = draftsIn('check', drafts).length;
  const wrong = drafts.length - ready.length;
  return (
    <>
      <DraftTools drafts={drafts} view={view} order={order} />
      {shown.length === 0 ? (
        <div className={styles.none}>
          <EmptyState title="暂无商品">
            {drafts.length === 0 && <Button onClick={order.restart}>重新导入</Button>}
            <ButtonLink to={paths.cart}>去购物车</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <ul className={styles.list}>
          {shown.map((draft) => (
            <DraftRow key={nameOf(draft)} draft={draft} verbs={order.row} />
          ))}
        </ul>
      )}
      <section ref={bottomBar} className={styles.bar} aria-label="合计">
        <p role="status">
          可加入 <b>{ready.length}</b> 种{checks > 0 && <>（其中 {checks} 种请核对）</>}
          {wrong > 0 && (
            <>
              ，<b>{wrong}</b> 种需处理，不会加入
            </>
          )}
        </p>
        <p className={styles.total}>
          合计 <Price yuan={totalFee(ready)} large />
        </p>
        <Button
          kind="primary"
          className={styles.add}
          disabled={ready.length === 0 || order.busy}
          onClick={order.submit}
        >
          加入购物车
        </Button>
      </section>
    </>
  );
}
