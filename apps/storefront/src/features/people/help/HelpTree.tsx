import { Link } from 'react-router';
import { helpPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/States';
import styles from './HelpTree.module.css';
import type { useHelpTree } from './help.api';

type HelpTreeProps = { tree: ReturnType<typeof useHelpTree>; current: number | undefined };

export function HelpTree({ tree, current }: HelpTreeProps) {
  if (tree.isPending) {
    return (
      <div className={styles.waiting}>
        {[120, 160, 140, 100, 150, 130].map((width) => (
          <Skeleton key={width} height={16} width={width} />
        ))}
      </div>
    );
  }
  if (tree.isError) {
    return (
      <p className={styles.failed}>
        目录加载失败
        <Button kind="text" onClick={() => tree.refetch()}>
          重试
        </Button>
      </p>
    );
  }
  return (
    <nav aria-label="帮助目录" className={styles.tree}>
      {tree.data.resultData.map((group) => (
        <details key={group.groupId} open>
          <summary>{group.groupTitle}</summary>
          <ul>
            {group.children.map((doc) => (
              <li key={doc.docId}>
                <Link to={helpPath(doc.docId)} aria-current={doc.docId === current ? 'page' : undefined}>
                  {doc.docTitle}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
