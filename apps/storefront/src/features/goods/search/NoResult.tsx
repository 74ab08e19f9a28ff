import type { CategoryStep } from '@yigou/contract/goods/catalog';
import { goodsRequestPromise } from '@yigou/contract/trade/requests.terms';
import { Link } from 'react-router';
import { askPath, paths, searchPath, sitePath } from '../../../app/paths';
import { useSite } from '../../../app/site';
import { ButtonLink } from '../../../ui/ButtonLink';
import { SiteLink } from '../../../ui/SiteLink';
import { EmptyState } from '../../../ui/States';
import { useMay } from '../../people/accounts/shared/useMay';
import styles from './NoResult.module.css';
import { shorterWords } from './noResult.rules';
import { SortBar } from './SortBar';
import { cleared, filterPath, isNarrowed } from './searchFilter.rules';
import { useHotWords } from './shared/useHotWords';
import type { FilterControl } from './useSearchFilter';

function titleOf(keyword: string, sellsNothing: boolean): string {
  if (sellsNothing) return '暂无在售商品，敬请期待';
  return keyword ? `没有找到与“${keyword}”相关的商品` : '没有符合条件的商品';
}

/** Nothing found, and ways on from here. */
export function NoResult({ control, near }: { control: FilterControl; near: readonly CategoryStep[] }) {
  const { filter } = control;
  const narrowed = isNarrowed(filter);
  // Everything was asked for, and there is nothing.
  const sellsNothing = !narrowed && filter.keyword === '';
  const words = shorterWords(filter.keyword);
  const mayAsk = useMay('concern/wantList');
  return (
    <>
      {/* What narrowed the search can be undone where it was done. */}
      {narrowed && <SortBar control={control} totalCount={0} />}
      <section className={styles.page} aria-label="没有结果">
        <EmptyState title={titleOf(filter.keyword, sellsNothing)}>
          {narrowed && (
            <ButtonLink kind="primary" to={filterPath(cleared(filter))}>
              清空筛选
            </ButtonLink>
          )}
          {mayAsk && (
            <ButtonLink kind={narrowed ? 'line' : 'primary'} to={askPath(filter.keyword)}>
              我要求购
            </ButtonLink>
          )}
          {sellsNothing ? (
            <ButtonLink to={paths.home}>返回首页</ButtonLink>
          ) : (
            <ButtonLink to={searchPath({})}>浏览全部商品</ButtonLink>
          )}
        </EmptyState>
        {mayAsk && <p className={styles.promise}>暂无在售商品，可提交求购：{goodsRequestPromise}</p>}
        <dl className={styles.ways}>
          {near.length > 0 && (
            <div>
              <dt>相近的分类</dt>
              <dd>
                {near.map(({ categoryId, categoryName }) => (
                  <Link key={categoryId} to={searchPath({ categoryId })}>
                    {categoryName}
                  </Link>
                ))}
              </dd>
            </div>
          )}
          {words.length > 0 && (
            <div>
              <dt>换用更短的关键字</dt>
              <dd>
                {words.map((word) => (
                  <Link key={word} to={searchPath({ keyword: word })}>
                    {word}
                  </Link>
                ))}
              </dd>
            </div>
          )}
          <HotAndCategories />
        </dl>
      </section>
    </>
  );
}

function HotAndCategories() {
  const { navCateData } = useSite();
  const hot = useHotWords().data?.resultData ?? [];
  return (
    <>
      {hot.length > 0 && (
        <div>
          <dt>大家在搜</dt>
          <dd>
            {hot.map((word) => (
              <SiteLink key={word.searchId} to={sitePath(word.hotUrl) || searchPath({ keyword: word.searchKey })}>
                {word.searchKey}
              </SiteLink>
            ))}
          </dd>
        </div>
      )}
      {navCateData.length > 0 && (
        <div>
          <dt>按分类查找</dt>
          <dd>
            {navCateData.map((category) => (
              <Link key={category.categoryId} to={searchPath({ categoryId: category.categoryId })}>
                {category.navTitle}
              </Link>
            ))}
          </dd>
        </div>
      )}
    </>
  );
}
