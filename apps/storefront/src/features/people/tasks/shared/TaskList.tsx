import type { Task } from '@yigou/contract/people/tasks';
import { type TaskKindName, taskActionLabels, taskProgressLabels } from '@yigou/contract/people/tasks.terms';
import { confirmBox, StateTag, showRefusal } from '@yigou/web-kit';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/States';
import styles from './TaskList.module.css';
import { percentOf, sizeText, toneOf } from './task.rules';
import { downloadTask, isUnfinished, useCancelTask, useRetryTask, useTasks } from './tasks.api';

const shownFirst = 10;
const shownMost = 100;

type TaskListProps = { kind: TaskKindName; label: string; empty: string };

/** What somebody has started, how far it is, and what came of it. It goes on while nobody looks. */
export function TaskList({ kind, label, empty }: TaskListProps) {
  const [shown, setShown] = useState(shownFirst);
  const { data, isPending, refetch } = useTasks(kind, shown);
  if (isPending) return <Skeleton height={120} />;
  if (!data) return <ErrorState text={`${label}加载失败`} onRetry={() => refetch()} />;
  if (data.totalCount === 0) return <EmptyState title={empty} />;
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {data.resultData.map((task) => (
          <TaskRow key={task.taskId} task={task} />
        ))}
      </ul>
      {data.totalCount > shown && shown < shownMost && (
        <Button kind="text" onClick={() => setShown(shownMost)}>
          查看更早的任务
        </Button>
      )}
    </>
  );
}

function TaskRow({ task }: { task: Task }) {
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <b>{task.title}</b>
        <StateTag tone={toneOf[task.state]}>{taskProgressLabels[task.state]}</StateTag>
        <small>{task.createTime}</small>
      </div>
      <Standing task={task} />
      <Acts task={task} />
    </li>
  );
}

function Standing({ task }: { task: Task }) {
  const percent = percentOf(task);
  if (isUnfinished(task))
    return (
      <div className={styles.standing}>
        <progress max={100} value={percent} aria-label={`${task.title}进度`} />
        <span>
          {task.done.toLocaleString('zh-CN')} / {task.total.toLocaleString('zh-CN')} 行，{percent}%
        </span>
      </div>
    );
  if (task.state === 'failed') return <p className={styles.error}>{task.error}</p>;
  if (task.state !== 'done') return <p className={styles.standing}>{task.endTime} 取消</p>;
  return (
    <p className={styles.standing}>
      {task.total.toLocaleString('zh-CN')} 行，{sizeText(task.size)}
      {task.keptUntil ? `，可下载至 ${task.keptUntil}` : '，文件已过期'}
    </p>
  );
}

function Acts({ task }: { task: Task }) {
  const { taskId, title } = task;
  const cancel = useCancelTask();
  const retry = useRetryTask();
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    await downloadTask(task).catch(showRefusal);
    setSaving(false);
  }

  async function stop() {
    if (await confirmBox({ text: `取消“${title}”？已完成的部分不会保留。`, confirmText: '取消任务' }))
      cancel.mutate({ taskId });
  }

  const acts = {
    download: { run: save, busy: saving },
    cancel: { run: stop, busy: cancel.isPending },
    retry: { run: () => retry.mutate({ taskId }), busy: retry.isPending },
  };
  return (
    <div className={styles.acts}>
      {task.actions.map((action) => (
        <Button
          key={action}
          kind={action === 'download' ? 'primary' : 'line'}
          disabled={acts[action].busy}
          onClick={acts[action].run}
        >
          {taskActionLabels[action]}
        </Button>
      ))}
    </div>
  );
}
