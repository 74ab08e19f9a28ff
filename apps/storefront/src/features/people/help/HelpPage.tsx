import { useSearchParams } from 'react-router';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { allDocs, readDocId } from './docs.rules';
import { HelpArticle, MissingArticle } from './HelpArticle';
import styles from './HelpPage.module.css';
import { HelpResults } from './HelpResults';
import { HelpSearch } from './HelpSearch';
import { HelpTree } from './HelpTree';
import { useHelpTree } from './help.api';

export function HelpPage() {
  const [query] = useSearchParams();
  const tree = useHelpTree();
  const word = (query.get('q') ?? '').trim().slice(0, 50);
  const wanted = readDocId(query.get('docId'));
  const groups = tree.data?.resultData ?? [];
  const docId = wanted ?? allDocs(groups)[0]?.docId;

  function content() {
    if (word && wanted === undefined) return <HelpResults word={word} />;
    if (docId) return <HelpArticle key={docId} docId={docId} groups={groups} word={word} />;
    if (wanted !== undefined) return <MissingArticle />;
    return (
      <>
        <h1 className="spoken">帮助中心</h1>
        {tree.isPending && <Skeleton height={320} />}
        {tree.isError && <ErrorState text="帮助目录加载失败" onRetry={() => tree.refetch()} />}
        {tree.isSuccess && (
          <EmptyState title="暂时没有帮助文章">
            <ButtonLink to={paths.home}>返回首页</ButtonLink>
          </EmptyState>
        )}
      </>
    );
  }

  return (
    <div className={`frame ${styles.page}`}>
      <aside className={styles.side}>
        <HelpSearch key={word} word={word} />
        <HelpTree tree={tree} current={word && wanted === undefined ? undefined : docId} />
      </aside>
      <div className={styles.content}>{content()}</div>
    </div>
  );
}
