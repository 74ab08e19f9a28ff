import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths, supplierPath, withQuery } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Pager } from '../../../../ui/Pager';
import { EmptyState, ErrorState } from '../../../../ui/States';
import { stay } from '../../../../ui/stay';
import { useGoods } from '../catalog.api';
import { readId } from '../ref.rules';
import { CardGrid } from '../shared/CardGrid';
import { CardGridSkeleton } from '../shared/CardGridSkeleton';
import styles from './SupplierGoods.module.css';

const pageSize = 20;

/** The supplier's goods, with a search of their own. */
export function SupplierGoods({ supplierId }: { supplierId: number }) {
  const [query] = useSearchParams();
  const id = useId();
  const keyword = (query.get('keyword') ?? '').trim().slice(0, 100);
  const pageIndex = readId(query.get('pageIndex')) ?? 1;
  const goods = useGoods({ pageIndex, pageSize, searchKey: keyword, reqData: { supplierIds: [supplierId] } });
  const pathOf = (page: number) =>
    withQuery(paths.supplier, { supplierId, ...(keyword && { keyword }), ...(page > 1 && { pageIndex: page }) });

  function content() {
    if (goods.isPending) return <CardGridSkeleton count={10} />;
    if (goods.isError) return <ErrorState text="商品加载失败" onRetry={() => goods.refetch()} />;
    const { resultData, totalCount } = goods.data;
    if (resultData.length === 0) {
      return (
        <div className={styles.none}>
          <EmptyState title={keyword ? `该供应商没有与“${keyword}”相关的商品` : '该供应商暂无在售商品'}>
            {(keyword || pageIndex > 1) && <ButtonLink to={supplierPath(supplierId)}>查看全部商品</ButtonLink>}
          </EmptyState>
        </div>
      );
    }
    return (
      <div className={styles.goods} data-waiting={goods.isPlaceholderData || undefined}>
        <CardGrid items={resultData} />
        <Pager pageIndex={pageIndex} pageSize={pageSize} totalCount={totalCount} pathOf={pathOf} />
      </div>
    );
  }

  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>供应商品</h2>
        {goods.data && <span role="status">共 {goods.data.totalCount.toLocaleString('zh-CN')} 件</span>}
        <GoodsSearch supplierId={supplierId} keyword={keyword} />
      </header>
      {content()}
    </section>
  );
}

function GoodsSearch({ supplierId, keyword }: { supplierId: number; keyword: string }) {
  const [text, setText] = useState(keyword);
  const submitted = useRef(keyword);
  const navigate = useNavigate();

  // Follows a link or the way back; an answer to what was sent from here must not take away what was typed since.
  useEffect(() => {
    if (keyword !== submitted.current) setText(keyword);
    submitted.current = keyword;
  }, [keyword]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const word = text.trim();
    submitted.current = word;
    navigate(withQuery(paths.supplier, { supplierId, ...(word && { keyword: word }) }), { state: stay });
  }

  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <input
          type="search"
          aria-label="在该供应商商品中查找"
          placeholder="在该供应商商品中查找"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">查找</Button>
      </form>
    </search>
  );
}
