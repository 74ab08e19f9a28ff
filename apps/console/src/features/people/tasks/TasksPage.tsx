import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleTask } from '@yigou/contract/people/tasks.console';
import { type TaskProgress, taskProgressLabels } from '@yigou/contract/people/tasks.terms';
import { useApiQuery } from '../../../app/client';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot, type Turn } from '../../../ui/StateDot';
import { TabRow } from '../../../ui/TabRow';
import { useListQuery } from '../../../ui/useListQuery';
import { ColumnChoice, useChosenColumns } from '../views/shared/ColumnChoice';

const turnOf: Record<TaskProgress, Turn> = {
  waiting: 'way',
  running: 'way',
  done: 'ok',
  failed: 'bad',
  cancelled: 'off',
};
const states = Object.keys(taskProgressLabels) as TaskProgress[];
const isState = (text: string): text is TaskProgress => text in taskProgressLabels;
const tabs = [{ key: 'all', label: '全部' }, ...states.map((key) => ({ key, label: taskProgressLabels[key] }))];

/** Exports and the like that customers have started. */
export function TasksPage() {
  const { filter, paging, go } = useListQuery(['state'] as const);
  const state = isState(filter.state) ? filter.state : undefined;
  const chosen = useChosenColumns('tasks', columns);
  const page = useApiQuery(
    'Task/GetPage',
    { ...paging, reqData: { state } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  return (
    <>
      <PageHead title="后台任务" note="客户发起的导出任务；仅显示进度，不含内容">
        <ColumnChoice list="tasks" columns={columns} />
      </PageHead>
      <TabRow
        label="任务状态"
        current={state ?? 'all'}
        tabs={tabs}
        onChoose={(key) => go({ state: key === 'all' ? '' : key })}
      />
      <ListTable<ConsoleTask>
        noun="任务"
        query={page}
        paging={paging}
        unit="项"
        onGo={go}
        rowKey="taskId"
        empty="暂无此类任务"
        columns={chosen}
      />
    </>
  );
}

const columns = [
  { title: '任务', dataIndex: 'title' },
  { title: '采购企业', dataIndex: 'customerName' },
  { title: '发起人', dataIndex: 'who' },
  { title: '开始时间', dataIndex: 'createTime' },
  { title: '结束时间', dataIndex: 'endTime' },
  {
    title: '进度（行）',
    align: 'right' as const,
    render: (_: unknown, { done, total }: ConsoleTask) => `${done} / ${total}`,
  },
  {
    title: '状态',
    render: (_: unknown, { state, error }: ConsoleTask) => (
      <>
        <StateDot turn={turnOf[state]}>{taskProgressLabels[state]}</StateDot> {error}
      </>
    ),
  },
];
