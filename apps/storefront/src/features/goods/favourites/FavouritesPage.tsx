import { smallestQty } from '@yigou/contract/trade/cart.terms';
import { clickGuardMs, confirmBox, pageCount } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { searchPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { useMay } from '../../people/accounts/shared/useMay';
import { useAddToCart } from '../../trade/cart/shared/useAddToCart';
import { FavouriteFilters } from './FavouriteFilters';
import { FavouriteGroups } from './FavouriteGroups';
import styles from './FavouritesPage.module.css';
import { FavouriteTable } from './FavouriteTable';
import { useCancelFavourite, useFavouritePage, useSetGroup } from './favourites.api';
import { type FavouriteFilter, favouritePath, firstPage, readFavouriteFilter } from './favourites.rules';
import { MoveToGroup } from './MoveToGroup';

export function FavouritesPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFavouriteFilter(query);
  const { data, isPending, isError, isPlaceholderData, refetch } = useFavouritePage(filter);
  const cancel = useCancelFavourite();
  const move = useSetGroup();
  const { add, busy } = useAddToCart();
  const mayBuy = useMay('order/myOrder/buy');
  const [picked, setPicked] = useState<number[]>([]);
  const go = (change: Partial<FavouriteFilter>) => {
    setPicked([]);
    navigate(favouritePath({ ...filter, pageIndex: 1, ...change }), { state: stay });
  };

  const buyable = data?.resultData.filter((item) => item.itemState === 1 && picked.includes(item.itemId)) ?? [];

  /** Each at the smallest quantity that can be ordered; the cart is the place to change it. */
  const addPicked = () => add(buyable.map((item) => ({ itemId: item.itemId, chartQty: smallestQty(item) })));

  const names = data?.groups.map((group) => group.groupName).filter((name) => name !== '') ?? [];
  const moveTo = (groupName: string) => move.mutate({ itemIds: picked, groupName }, { onSuccess: () => setPicked([]) });

  async function ask(itemIds: number[], text: string) {
    if (!(await confirmBox({ text, confirmText: '取消关注', cancelText: '暂不取消' }))) return;
    cancel.mutate({ itemIds }, { onSuccess: () => setPicked(picked.filter((id) => !itemIds.includes(id))) });
  }

  function content() {
    if (isPending) return <Skeleton height={360} />;
    if (isError) return <ErrorState text="关注的商品加载失败" onRetry={() => refetch()} />;
    if (data.totalCount === 0) return <Nothing filter={filter} />;
    // The last ones of the last page were taken away.
    if (data.resultData.length === 0 && filter.pageIndex > 1) {
      const pageIndex = pageCount(data.totalCount, filter.pageSize);
      return <Navigate to={favouritePath({ ...filter, pageIndex })} replace />;
    }
    return (
      <>
        <FavouriteTable
          items={data.resultData}
          waiting={isPlaceholderData}
          picked={picked}
          onPick={setPicked}
          onCancel={(item) => ask([item.itemId], `确定取消关注“${item.itemName}”吗？`)}
        />
        <ListPagination {...filter} totalCount={data.totalCount} unit="件" onGo={go} />
      </>
    );
  }

  return (
    <>
      <header className={styles.head}>
        <h1>我的关注</h1>
        {picked.length > 0 && <MoveToGroup names={names} busy={move.isPending} onMove={moveTo} />}
        {mayBuy && picked.length > 0 && (
          <Button kind="primary" guardMs={clickGuardMs} disabled={busy || buyable.length === 0} onClick={addPicked}>
            加入购物车（{buyable.length}）
          </Button>
        )}
        {picked.length > 0 && (
          <Button
            onClick={() => ask(picked, `确定取消关注选中的 ${picked.length} 件商品吗？`)}
            disabled={cancel.isPending}
          >
            取消关注（{picked.length}）
          </Button>
        )}
      </header>
      <FavouriteGroups groups={data?.groups ?? []} chosen={filter.group} onChoose={(group) => go({ group })} />
      <FavouriteFilters key={`${filter.view} ${filter.keyword}`} filter={filter} onGo={go} />
      {content()}
    </>
  );
}

const Nothing = ({ filter }: { filter: FavouriteFilter }) => {
  const narrowed = filter.view !== 'all' || filter.keyword !== '' || filter.group !== null;
  return (
    <EmptyState title={narrowed ? '没有符合条件的商品' : '暂无关注商品，在商品页点击“关注”即可添加'}>
      {narrowed ? (
        <ButtonLink to={favouritePath(firstPage)}>查看全部关注</ButtonLink>
      ) : (
        <ButtonLink kind="primary" to={searchPath({})}>
          去选购商品
        </ButtonLink>
      )}
    </EmptyState>
  );
};
