import type { SkuModel } from '@yigou/contract/goods/catalog';
import { CallError, toast } from '@yigou/web-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { comparePath, searchPath } from '../../../../app/paths';
import { Breadcrumb } from '../../../../ui/Breadcrumb';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/States';
import { stay } from '../../../../ui/stay';
import { useArrival } from '../../../trade/addresses/shared/useArrival';
import { CompareTable } from './CompareTable';
import styles from './CompareView.module.css';
import { compareMax, readCompared } from './compare.rules';
import { compareGroups } from './compareRows.rules';
import { unpick } from './compareStore';
import { compareSummary } from './compareSummary.rules';
import { useBought, useCompared } from './useCompared';

/** Up to four SKUs beside each other; which ones stands in the address, so that a link can be sent. */
export function CompareView() {
  const [query] = useSearchParams();
  const itemIds = readCompared(query.get('compare'));
  return (
    <div className={`frame ${styles.page}`}>
      <Breadcrumb crumbs={[{ title: '全部结果', to: searchPath({}) }, { title: '商品对比' }]} />
      <div className={styles.board}>
        <Board itemIds={itemIds} />
      </div>
    </div>
  );
}

function Board({ itemIds }: { itemIds: readonly number[] }) {
  const navigate = useNavigate();
  const arrival = useArrival();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const asked = useCompared(itemIds);
  const items = asked.flatMap(({ data }) => data?.resultData ?? []) as SkuModel[];
  const broken = asked.find(({ error }) => error && !(error instanceof CallError));
  const lost = asked.filter(({ error }) => error instanceof CallError).length;

  function remove(itemId: number) {
    unpick(itemId);
    navigate(comparePath(itemIds.filter((each) => each !== itemId)), { state: stay, replace: true });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.success('链接已复制');
    } catch {
      toast.error('浏览器不允许复制，请从地址栏复制');
    }
  }

  const { bought, waiting } = useBought(itemIds);
  const groups = compareGroups(items, arrival, bought);
  const rows = groups.flatMap((group) => group.rows);
  const different = rows.filter((row) => row.differs).length;

  function content() {
    if (broken) return <ErrorState text="商品加载失败" onRetry={() => asked.forEach((each) => void each.refetch())} />;
    if (waiting || asked.some((each) => each.isPending)) return <Skeleton height={420} />;
    if (items.length === 0)
      return (
        <EmptyState title={itemIds.length > 0 ? '所选商品已下架或不在采购范围内' : '暂无对比商品'}>
          <ButtonLink kind="primary" to={searchPath({})}>
            去挑选商品
          </ButtonLink>
        </EmptyState>
      );
    const summary = compareSummary(items, groups, bought);
    return (
      <>
        <CompareTable items={items} groups={groups} onlyDifferent={onlyDifferent} onRemove={remove} />
        {summary && (
          <p className={styles.summary}>
            <b>对比结论：</b>
            {summary}
          </p>
        )}
      </>
    );
  }

  return (
    <>
      <header className={styles.head}>
        <h1>商品对比</h1>
        {items.length > 0 && (
          <span role="status">
            {items.length} / {compareMax} 个规格，{different} 项不同，{rows.length - different} 项相同
            {lost > 0 && `，${lost} 个已失效`}
          </span>
        )}
        {items.length > 0 && (
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
            />
            只看不同项
          </label>
        )}
        {items.length > 0 && <Button onClick={copy}>复制链接</Button>}
      </header>
      {content()}
    </>
  );
}
