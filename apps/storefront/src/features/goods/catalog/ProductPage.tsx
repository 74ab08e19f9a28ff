import { CallError } from '@yigou/web-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths, searchPath } from '../../../app/paths';
import { useSite } from '../../../app/site';
import { Breadcrumb } from '../../../ui/Breadcrumb';
import { ErrorState } from '../../../ui/States';
import { useNoteBrowsing, useSkuModel, useSkuSelTag } from './catalog.api';
import { ProductDetails } from './details/ProductDetails';
import { Gallery } from './gallery/Gallery';
import styles from './ProductPage.module.css';
import { ProductSkeleton } from './ProductSkeleton';
import { ProductSummary } from './ProductSummary';
import { readSkuRef, type SkuRef } from './ref.rules';
import { CardGridSkeleton } from './shared/CardGridSkeleton';

/** Few articles are sold no more. */
const SuccessorLink = lazy(async () => ({ default: (await import('./shared/SuccessorLink')).SuccessorLink }));
/** They come after the article itself. */
const SimilarGoods = lazy(async () => ({ default: (await import('./shared/similar/SimilarGoods')).SimilarGoods }));

/** Answers that say: there is no such product, or not for you. */
const missingCodes: readonly string[] = ['4', '5'];

export function ProductPage() {
  const [query] = useSearchParams();
  const ref = readSkuRef(query);
  return ref ? <Product wanted={ref} /> : <Navigate to={paths.error} replace />;
}

function Product({ wanted }: { wanted: SkuRef }) {
  const { title } = useSite();
  const { data, error, isPending, isPlaceholderData, refetch } = useSkuModel(wanted);
  const specs = useSkuSelTag(wanted);
  const item = data?.resultData;
  useNoteBrowsing(isPlaceholderData ? undefined : item?.itemId);
  useEffect(() => {
    document.title = item ? `${item.itemName} - ${title}` : title;
  }, [item, title]);

  // Nobody knows how many rows of specs there will be: what stands below them waits for them.
  if (isPending || specs.isPending) return <ProductSkeleton />;
  if (error instanceof CallError && missingCodes.includes(error.code)) return <Navigate to={paths.error} replace />;
  if (!item) return <ErrorState text="商品加载失败" onRetry={() => refetch()} />;

  const crumbs = item.breadcrumb.map(({ categoryId, categoryName }) => ({
    title: categoryName,
    to: searchPath({ categoryId }),
  }));
  const similar = (
    <Suspense fallback={<CardGridSkeleton count={5} />}>
      <SimilarGoods item={item} />
    </Suspense>
  );
  return (
    <div className={`frame ${styles.page}`}>
      <Breadcrumb crumbs={[{ title: '首页', to: paths.home }, ...crumbs, { title: item.itemName }]} />
      {item.itemState === 0 && (
        <p className={styles.offShelf} role="status">
          <b>该商品已下架</b>
          {item.successor ? (
            <Suspense>
              <SuccessorLink item={item.successor} />
            </Suspense>
          ) : (
            '暂不能购买，您可查看以下同类商品。'
          )}
        </p>
      )}
      <div className={styles.main} data-off={item.itemState === 0 || undefined}>
        <Gallery key={item.imgs.map((img) => img.imgUrl).join(' ')} item={item} />
        <ProductSummary item={item} wanted={wanted} waiting={isPlaceholderData} />
      </div>
      {item.itemState === 0 && similar}
      <ProductDetails item={item} />
      {item.itemState === 1 && similar}
    </div>
  );
}
