import { keepPreviousData } from '@tanstack/react-query';
import type { DeadLetter } from '@yigou/contract/ground/outbox.console';
import { outboxLaneLabels } from '@yigou/contract/ground/outbox.terms';
import { confirmBox } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Alert, Button, Space, Table } from 'antd';
import { useApiQuery, useWrite } from '../../../app/client';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';

/** Mails and messages that could not be delivered for a day: why, and what is to become of them. */
export function LettersPage() {
  const { paging, go } = useListQuery([] as const);
  const { data, isPending, isError, refetch } = useApiQuery('Outbox/GetPage', paging, {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const retry = useWrite('Outbox/Retry', '已重新排队发送');
  const drop = useWrite('Outbox/Drop', '已放弃发送');

  async function dropAsked({ outboxId, to }: DeadLetter) {
    const text = `放弃发给 ${to} 的消息吗？内容将被删除，不能再发送。`;
    if (await confirmBox({ text, confirmText: '放弃发送' })) drop.mutate({ outboxId });
  }

  if (isError) return <Alert type="error" title="加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  return (
    <>
      <PageHead title="未送达消息" note="约一天内多次发送仍未成功、已停止重试的邮件与短信；查明原因后可重新发送" />
      <Table<DeadLetter>
        rowKey="outboxId"
        size="small"
        loading={isPending}
        dataSource={data?.resultData ?? []}
        pagination={false}
        locale={{ emptyText: '没有未送达的消息' }}
        columns={[
          ...columns,
          {
            title: '操作',
            render: (_: unknown, letter: DeadLetter) => (
              <Space>
                <Button
                  size="small"
                  disabled={retry.isPending}
                  onClick={() => retry.mutate({ outboxId: letter.outboxId })}
                >
                  重新发送
                </Button>
                <Button size="small" type="text" danger disabled={drop.isPending} onClick={() => dropAsked(letter)}>
                  放弃
                </Button>
              </Space>
            ),
          },
        ]}
      />
      <ListPagination {...paging} totalCount={data?.totalCount ?? 0} unit="封" onGo={go} />
    </>
  );
}

const columns = [
  { title: '类型', width: 80, render: (_: unknown, { lane }: DeadLetter) => outboxLaneLabels[lane] },
  { title: '收件人', dataIndex: 'to' },
  { title: '主题', render: (_: unknown, { subject }: DeadLetter) => subject || '—' },
  { title: '产生时间', dataIndex: 'createTime' },
  { title: '停止重试', dataIndex: 'deadTime' },
  { title: '次数', dataIndex: 'tries', width: 64, align: 'right' as const },
  { title: '最后一次失败的原因', dataIndex: 'error' },
];
