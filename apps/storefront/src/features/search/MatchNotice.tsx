import { Link } from 'react-router';
import { searchPath } from '../../app/paths';
import styles from './MatchNotice.module.css';
import type { SkuPage } from './SearchCrumbs';

/** Says so when the goods below are not quite what was asked for. */
export function MatchNotice({ keyword, page }: { keyword: string; page: SkuPage }) {
  const partial = page.matched === 'partial' && page.totalCount > 0;
  if (!partial && !page.didYouMean) return null;
  return (
    <p className={styles.notice} role="status">
      {partial && <span>没有完全匹配“{keyword}”的商品，以下为部分匹配结果</span>}
      {page.didYouMean && (
        <span>
          你是不是要找：<Link to={searchPath({ keyword: page.didYouMean })}>{page.didYouMean}</Link>
        </span>
      )}
    </p>
  );
}
