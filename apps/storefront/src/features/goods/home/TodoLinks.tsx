import type { Todo } from '@yigou/contract/people/todos';
import { todoCountText, todoLabels } from '@yigou/contract/people/todos.terms';
import { Link } from 'react-router';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/States';
import { todoPaths } from '../../people/todos/shared/todoPaths';
import { useTodoCounts } from '../../people/todos/shared/todos.api';
import styles from './TodoLinks.module.css';

const shownMost = 4;

/** What has something waiting comes first. */
const byWaiting = (one: Todo, other: Todo): number => Number(other.count > 0) - Number(one.count > 0);

/** The first few of what waits for oneself; each number is a door to its list. */
export function TodoLinks() {
  const { data, isError, refetch } = useTodoCounts();
  if (isError) {
    return (
      <div className={styles.failed} role="alert">
        待办数量暂时无法显示
        <Button kind="text" onClick={() => refetch()}>
          重试
        </Button>
      </div>
    );
  }
  if (!data)
    return (
      <div className={styles.waiting}>
        <Skeleton height={112} />
      </div>
    );
  if (data.resultData.length === 0) return null;
  const first = [...data.resultData].sort(byWaiting).slice(0, shownMost);
  return (
    <ul className={styles.counts}>
      {first.map(({ kind, count }) => (
        <li key={kind}>
          <Link to={todoPaths[kind]} data-some={count > 0 || undefined}>
            <b>{todoCountText(count)}</b>
            <span>{todoLabels[kind]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
