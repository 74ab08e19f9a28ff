import type { PurchaseList } from '@yigou/contract/trade/lists';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { importPath, paths, purchaseListPath, searchPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { useMay } from '../../people/accounts/shared/useMay';
import { ListForm } from './ListForm';
import { ListNav } from './ListNav';
import { ListPane } from './ListPane';
import styles from './PurchaseListPage.module.css';
import { useLists } from './shared/lists.api';
import { Regulars } from './shared/Regulars';

export function PurchaseListPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { data, isPending, isError, refetch } = useLists();
  const [making, setMaking] = useState(false);
  const mayBuy = useMay('order/myOrder/buy');
  const lists = data?.resultData ?? [];
  const shown = lists.find((list) => list.listId === Number(query.get('listId'))) ?? lists[0];
  const open = (listId: number) => navigate(purchaseListPath(listId), { state: stay });

  function content() {
    if (isPending) return <Skeleton height={360} />;
    if (isError) return <ErrorState text="采购清单加载失败" onRetry={() => refetch()} />;
    if (!shown) return <Nothing onMake={() => setMaking(true)} />;
    return (
      <div className={styles.parts}>
        <ListNav lists={lists} shown={shown} onOpen={open} />
        <ListPane key={shown.listId} list={shown} onGone={() => navigate(paths.purchaseList, { state: stay })} />
      </div>
    );
  }

  return (
    <>
      <header className={styles.head}>
        <h1>采购清单</h1>
        {data && <small>{countsOf(lists)}</small>}
        <span className={styles.acts}>
          {mayBuy && <ButtonLink to={importPath()}>从 Excel 导入</ButtonLink>}
          <Button kind="primary" onClick={() => setMaking(true)}>
            新建清单
          </Button>
        </span>
      </header>
      {content()}
      {mayBuy && <Regulars />}
      {making && <ListForm onClose={() => setMaking(false)} onSaved={open} />}
    </>
  );
}

const countsOf = (lists: readonly PurchaseList[]): string => {
  const shared = lists.filter((list) => !list.own).length;
  return shared > 0 ? `${lists.length} 份，${shared} 份共享给我` : `${lists.length} 份`;
};

const Nothing = ({ onMake }: { onMake: () => void }) => (
  <EmptyState title="暂无采购清单">
    <p>将常购商品保存为清单，下次可一次加入购物车；购物车、订单与批量导入均可存入清单。</p>
    <Button kind="primary" onClick={onMake}>
      新建清单
    </Button>
    <ButtonLink to={searchPath({})}>去挑选商品</ButtonLink>
  </EmptyState>
);
