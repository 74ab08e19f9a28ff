import type { CallAnswer } from '@yigou/contract/calls';
import { searchPath } from '../../../app/paths';
import { Breadcrumb, type Crumb } from '../../../ui/Breadcrumb';
import styles from './SearchCrumbs.module.css';
import { filterPath, readFilter, type SearchFilter } from './searchFilter.rules';

export type SkuPage = CallAnswer<'Product/GetWebSkuPage'>;

const none = readFilter(new URLSearchParams());

/** 全部结果 › categories › “words”, and how many. */
export function SearchCrumbs({ filter, page }: { filter: SearchFilter; page: SkuPage | undefined }) {
  const { keyword } = filter;
  const crumbs: Crumb[] = [
    { title: '全部结果', to: searchPath(keyword ? { keyword } : {}) },
    ...(page?.breadcrumb ?? []).map(({ categoryId, categoryName }) => ({
      title: categoryName,
      to: filterPath({ ...none, keyword, categoryId }),
    })),
    ...(keyword ? [{ title: `“${keyword}”` }] : []),
  ];
  return (
    <Breadcrumb crumbs={crumbs}>
      {page && (
        <span className={styles.total} role="status">
          共 <b>{page.totalCount.toLocaleString('zh-CN')}</b> 件商品
        </span>
      )}
      {page?.grouped && page.skuCount > page.totalCount && (
        <span className={styles.skus}>{page.skuCount.toLocaleString('zh-CN')} 个规格</span>
      )}
    </Breadcrumb>
  );
}
