import type { HelpGroup } from '@yigou/contract/people/help';
import { Link } from 'react-router';
import { helpPath } from '../../../app/paths';
import styles from './ArticleNeighbours.module.css';
import { neighbours } from './docs.rules';

export function ArticleNeighbours({ groups, docId }: { groups: readonly HelpGroup[]; docId: number }) {
  const { before, after } = neighbours(groups, docId);
  if (!before && !after) return null;
  return (
    <nav aria-label="上一篇与下一篇" className={styles.pair}>
      {before && (
        <Link to={helpPath(before.docId)}>
          <small>上一篇</small>
          {before.docTitle}
        </Link>
      )}
      {after && (
        <Link to={helpPath(after.docId)} className={styles.after}>
          <small>下一篇</small>
          {after.docTitle}
        </Link>
      )}
    </nav>
  );
}
