import { lazy, Suspense } from 'react';
import { Link, Navigate, useLocation, useNavigationType } from 'react-router';
import { askPath, itemPath, productPath, searchPath, sitePath } from '../../../app/paths';
import { useMay } from '../../people/accounts/shared/useMay';
import styles from './MatchNotice.module.css';
import type { SkuPage } from './SearchCrumbs';
import { quoteMissing } from './shared/missing.rules';

/** Few articles are sold no more. */
const SuccessorLink = lazy(async () => ({ default: (await import('../catalog/shared/SuccessorLink')).SuccessorLink }));

const asTypedPath = (keyword: string) => searchPath({ keyword, asTyped: 1 });

function articlePath({ exactItemId, resultData }: SkuPage): string {
  const item = resultData.find(({ itemId }) => itemId === exactItemId);
  return item ? productPath(item.productId, exactItemId) : itemPath(exactItemId);
}

type Lead = NonNullable<SkuPage['lead']>;

const leadPaths: Record<Lead['kind'], (lead: Lead) => string> = {
  category: ({ id }) => searchPath({ categoryId: id }),
  brand: ({ id }) => searchPath({ brandId: id }),
  product: ({ id, itemId }) => productPath(id, itemId),
  address: ({ address }) => sitePath(address),
};
const leadPath = (lead: Lead): string => leadPaths[lead.kind](lead);

type MatchNoticeProps = { keyword: string; page: SkuPage; waiting: boolean };

/** Says so when the goods below are not quite what was asked for, or when something else was searched for. */
export function MatchNotice({ keyword, page, waiting }: MatchNoticeProps) {
  const { state } = useLocation();
  const way = useNavigationType();
  const mayAsk = useMay('concern/wantList');
  // Who typed the number of an article and pressed Enter wants the article, not a list with one line.
  if (state?.straight === true && page.exactItemId > 0 && !waiting) {
    return <Navigate to={articlePath(page)} replace />;
  }
  const { searched, missing, didYouMean, lead, ended } = page;
  // Whoever comes back from there wants what was found.
  if (state?.straight === true && lead && way === 'PUSH' && !waiting) return <Navigate to={leadPath(lead)} />;
  const partial = page.matched === 'partial' && page.totalCount > 0;
  if (!partial && !searched && !didYouMean && !lead && !ended) return null;
  return (
    <p className={styles.notice} role="status">
      {ended && (
        <span>
          <b>{ended.itemNo}</b> 已停售。
          <Suspense>
            <SuccessorLink item={ended.successor} />
          </Suspense>
        </span>
      )}
      {lead && (
        <span>
          “{keyword}”直达：<Link to={leadPath(lead)}>{leadText(lead)}</Link>
        </span>
      )}
      {searched && (
        <span>
          已为您搜索“<b>{searched}</b>”，仍要搜索：<Link to={asTypedPath(keyword)}>{keyword}</Link>
        </span>
      )}
      {partial && <span>{partialText(keyword, searched, missing)}</span>}
      {partial && mayAsk && <Link to={askPath(searched || keyword)}>我要求购</Link>}
      {didYouMean && (
        <span>
          您要找的是不是“<Link to={searchPath({ keyword: didYouMean })}>{didYouMean}</Link>”？
        </span>
      )}
    </p>
  );
}

const leadText = ({ kind, name }: Lead): string => (kind === 'address' ? '查看页面' : name);

function partialText(keyword: string, searched: string, missing: readonly string[]): string {
  if (missing.length === 0) return `没有完全匹配“${searched || keyword}”的商品，以下为部分匹配结果`;
  return `没有找到符合${quoteMissing(`${keyword} ${searched}`, missing)}的商品，以下为部分匹配结果`;
}
