import { formatYuan } from '@yigou/contract/ground/money';
import { isPressing, type TodoKind, todoCountText, todoLabels } from '@yigou/contract/people/todos.terms';
import { today } from '@yigou/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ErrorState, Skeleton } from '../../../ui/States';
import { todoPaths } from '../../people/todos/shared/todoPaths';
import { useTodoCounts } from '../../people/todos/shared/todos.api';
import board from './Dashboard.module.css';
import styles from './TodoPanel.module.css';
import { byDue, dueOf, type Thing } from './todo.rules';
import { useThings } from './useThings';

const shownMost = 5;

/** What waits for the caller: the numbers of their lists, and the most urgent of what stands in them. */
export function TodoPanel() {
  const { data, isPending, isError, refetch } = useTodoCounts();
  const todos = data?.resultData ?? [];
  const { things, waiting } = useThings(todos);
  const [kind, setKind] = useState<TodoKind>();
  const shown = things
    .filter((thing) => kind === undefined || thing.kind === kind)
    .sort(byDue)
    .slice(0, shownMost);
  const pressing = todos.filter((todo) => isPressing(todo.kind));
  const all = pressing.reduce((sum, { count }) => sum + count, 0);
  if (isError) return <ErrorState text="待办加载失败" onRetry={() => refetch()} />;
  if (!isPending && todos.length === 0) return null;
  return (
    <section className={board.panel} aria-label="待我处理">
      <div className={styles.tabs}>
        <button type="button" aria-pressed={kind === undefined} onClick={() => setKind(undefined)}>
          待我处理 <b>{all}</b>
        </button>
        {pressing.map((todo) => (
          <button key={todo.kind} type="button" aria-pressed={kind === todo.kind} onClick={() => setKind(todo.kind)}>
            {todoLabels[todo.kind]} {todoCountText(todo.count)}
          </button>
        ))}
        <small>按到期时间排序</small>
      </div>
      {(isPending || waiting) && <Skeleton height={120} />}
      {!isPending && !waiting && shown.length === 0 && <p className={board.none}>暂无待处理事项</p>}
      <ul className={styles.todo}>
        {shown.map((thing) => (
          <ThingRow key={thing.key} thing={thing} />
        ))}
      </ul>
      <nav className={styles.lists} aria-label="打开列表">
        查看全部：
        {todos.map((todo) => (
          <Link key={todo.kind} to={todoPaths[todo.kind]}>
            {todoLabels[todo.kind]} {todoCountText(todo.count)}
          </Link>
        ))}
      </nav>
    </section>
  );
}

function ThingRow({ thing: { kind, title, note, due, amount, to, action } }: { thing: Thing }) {
  const { text, urgent } = dueOf(due, today());
  return (
    <li>
      <em>{todoLabels[kind]}</em>
      <span className={styles.what}>
        <Link to={to}>{title}</Link>
        <small>{note}</small>
      </span>
      <span className={styles.due} data-urgent={urgent || undefined}>
        {text}
      </span>
      <b>{formatYuan(amount)}</b>
      <ButtonLink to={to}>{action}</ButtonLink>
    </li>
  );
}
