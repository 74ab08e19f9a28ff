import type { HelpGroup } from '@yigou/contract/people/help';
import { CallError } from '@yigou/web-kit';
import { Link } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { RichText } from '../../../ui/RichText';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { ArticleNeighbours } from './ArticleNeighbours';
import styles from './HelpArticle.module.css';
import { useHelpDoc } from './help.api';

type HelpArticleProps = { docId: number; groups: readonly HelpGroup[]; word: string };

export function HelpArticle({ docId, groups, word }: HelpArticleProps) {
  const { data, error, isPending, refetch } = useHelpDoc(docId);
  if (isPending) return <ArticleSkeleton />;
  if (error instanceof CallError && error.code === '4') return <MissingArticle />;
  if (error) return <ErrorState text="文章加载失败" onRetry={() => refetch()} />;
  const doc = data.resultData;
  return (
    <article>
      <nav aria-label="面包屑" className={styles.crumbs}>
        <Link to={paths.help}>帮助中心</Link>
        <span aria-hidden="true">›</span>
        <span>{doc.groupTitle}</span>
        <span aria-hidden="true">›</span>
        <span aria-current="page">{doc.docTitle}</span>
        {word && (
          <Link className={styles.back} to={withQuery(paths.help, { q: word })}>
            返回搜索结果
          </Link>
        )}
      </nav>
      <h1 className={styles.title}>{doc.docTitle}</h1>
      <p className={styles.time}>
        更新时间：<time dateTime={doc.editTime.replace(' ', 'T')}>{doc.editTime.slice(0, 16)}</time>
      </p>
      <RichText html={doc.html} />
      <ArticleNeighbours groups={groups} docId={docId} />
    </article>
  );
}

export const MissingArticle = () => (
  <>
    <h1 className="spoken">帮助中心</h1>
    <EmptyState title="文章不存在或已下架">
      <ButtonLink to={paths.help}>返回帮助中心</ButtonLink>
    </EmptyState>
  </>
);

const ArticleSkeleton = () => (
  <div className={styles.waiting} aria-busy="true">
    <Skeleton height={16} width={220} />
    <Skeleton height={30} width={360} />
    <Skeleton height={14} width={160} />
    <Skeleton height={16} />
    <Skeleton height={16} />
    <Skeleton height={16} width="70%" />
    <Skeleton height={16} />
    <Skeleton height={16} width="45%" />
  </div>
);
