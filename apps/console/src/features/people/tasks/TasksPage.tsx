import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleTask } from '@yigou/contract/people/tasks.console';
import { type TaskProgress, taskProgressLabels } from '@yigou/contract/people/tasks.terms';
import { ListPagination } from '@yigou/web-kit/antd';
import { Alert, Button, Table } from 'antd';
import { useApiQuery } from '../../../app/client';
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
  const { data, isPending, isError, refetch } = useApiQuery(
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
      {isError ? (
        <Alert type="error" title="任务加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />
      ) : (
        <>
          <Table<ConsoleTask>
            rowKey="taskId"
            size="small"
            loading={isPending}
            dataSource={data?.resultData ?? []}
            pagination={false}
            locale={{ emptyText: '暂无此类任务' }}
            columns={chosen}
          />
          <ListPagination {...paging} totalCount={data?.totalCount ?? 0} unit="项" onGo={go} />
        </>
      )}
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
