import { Link } from 'react-router';
import { paths, withQuery } from '../../../app/paths';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import styles from './HelpResults.module.css';
import { useHelpSearch } from './help.api';
import { splitByWords } from './highlight.rules';

export function HelpResults({ word }: { word: string }) {
  const { data, isPending, isError, refetch } = useHelpSearch(word);
  if (isPending) {
    return (
      <div className={styles.waiting} aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </div>
    );
  }
  if (isError) return <ErrorState text="搜索失败" onRetry={() => refetch()} />;
  const found = data.resultData;
  return (
    <>
      <h1 className={styles.title}>
        搜索“{word}”的结果<small>共 {found.length} 篇</small>
      </h1>
      {found.length === 0 && (
        <EmptyState title="未找到相关文章，请更换关键字">
          <ButtonLink to={paths.help}>浏览全部帮助</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {found.map((doc) => (
          <li key={doc.docId}>
            <Link to={withQuery(paths.help, { docId: doc.docId, q: word })}>
              <Marked text={doc.docTitle} word={word} />
            </Link>
            <small>{doc.groupTitle}</small>
            <p>
              <Marked text={doc.excerpt} word={word} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

const Marked = ({ text, word }: { text: string; word: string }) =>
  splitByWords(text, word).map((piece) =>
    piece.hit ? <mark key={piece.at}>{piece.text}</mark> : <span key={piece.at}>{piece.text}</span>,
  );
