import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { importPath, paths, searchPath } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { useMay } from '../../people/accounts/shared/useMay';
import { useArrival } from '../addresses/shared/useArrival';
import { Regulars } from '../lists/shared/Regulars';
import { CartBar } from './CartBar';
import { CartGroupBlock } from './CartGroupBlock';
import styles from './CartPage.module.css';
import { CartTools } from './CartTools';
import { type CartView, countOf, readCartFilter, rowsAbove, shownLines } from './cartView.rules';
import { InvalidZone } from './InvalidZone';
import { type CartEdits, useCartPage } from './useCartPage';
import { useCartVerbs } from './useCartVerbs';

export function CartPage() {
  const { cart, queue } = useCartPage();
  const mayBuy = useMay('order/myOrder/buy');
  const count = cart.data ? countOf(cart.data, 'all') : 0;

  function content() {
    if (cart.isPending) return <Waiting />;
    if (!cart.data) return <ErrorState text="购物车加载失败" onRetry={() => cart.refetch()} />;
    if (count === 0) return <Nothing mayBuy={mayBuy} />;
    return <Filled view={cart.data} queue={queue} />;
  }

  return (
    <div className={`frame ${styles.page}`}>
      <header className={styles.head}>
        <h1>购物车{count > 0 && <small>（{count} 种商品）</small>}</h1>
        {mayBuy && <ButtonLink to={importPath()}>批量导入</ButtonLink>}
      </header>
      {content()}
    </div>
  );
}

function Filled({ view, queue }: { view: CartView; queue: CartEdits }) {
  const verbs = useCartVerbs();
  const arrival = useArrival();
  const [query] = useSearchParams();
  const filter = readCartFilter(query);
  const invalid = useMemo(() => shownLines(view.invalid, filter), [view.invalid, filter]);
  const above = rowsAbove(view.groups.map(({ lines }) => shownLines(lines, filter).length));
  return (
    <>
      <CartTools view={view} filter={filter} queue={queue} verbs={verbs} />
      <div className={styles.titles} aria-hidden="true">
        <span />
        <span>商品</span>
        <span className={styles.right}>单价</span>
        <span className={styles.middle}>数量</span>
        <span className={styles.right}>小计</span>
        <span>操作</span>
      </div>
      {view.groups.map((group, at) => (
        <CartGroupBlock
          key={group.supplierId}
          group={group}
          filter={filter}
          arrival={arrival}
          above={above[at] ?? 0}
          edit={queue.edit}
          verbs={verbs}
        />
      ))}
      <InvalidZone lines={invalid} above={above.at(-1) ?? 0} verbs={verbs} />
      {countOf(view, filter) === 0 && <NoneLeft />}
      <CartBar view={view} queue={queue} verbs={verbs} />
    </>
  );
}

const NoneLeft = () => (
  <div className={styles.none}>
    <EmptyState title="没有符合条件的商品">
      <ButtonLink kind="primary" to={paths.cart}>
        查看全部商品
      </ButtonLink>
    </EmptyState>
  </div>
);

const Nothing = ({ mayBuy }: { mayBuy: boolean }) => (
  <div className={styles.none}>
    <EmptyState title="购物车中暂无商品">
      {!mayBuy && <p>您的账号没有下单权限，请联系企业管理员开通</p>}
      <ButtonLink kind="primary" to={searchPath({})}>
        去挑选商品
      </ButtonLink>
      {mayBuy && <ButtonLink to={importPath()}>批量导入采购清单</ButtonLink>}
      <ButtonLink to={paths.purchaseList}>我的采购清单</ButtonLink>
      <ButtonLink to={paths.favourites}>查看我的关注</ButtonLink>
    </EmptyState>
    {mayBuy && <Regulars />}
  </div>
);

const Waiting = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={44} />
    <Skeleton height={112} />
    <Skeleton height={112} />
    <Skeleton height={112} />
  </div>
);
