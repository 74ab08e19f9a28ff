import { keepPreviousData } from '@tanstack/react-query';
import type { AuditRow } from '@yigou/contract/auditLog';
import { type AuditKind, auditKindLabels } from '@yigou/contract/auditLog.terms';
import { ListPagination } from '@yigou/web-kit/antd';
import { Alert, Button, DatePicker, Form, Input, Select, Table } from 'antd';
import dayjs from 'dayjs';
import { useApiQuery } from '../../../app/client';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';
import { ColumnChoice, useChosenColumns } from '../../people/views/shared/ColumnChoice';
import { SavedViews } from '../../people/views/shared/SavedViews';
import { OrderLink } from '../../trade/orders/shared/OrderLink';
import styles from './AuditLogPage.module.css';
import { changesBetween } from './changes.rules';

const kinds = Object.entries(auditKindLabels).map(([value, label]) => ({ value, label }));
const names = ['word', 'kind', 'from', 'to'] as const;

type Values = { word?: string; kind?: string; days?: [dayjs.Dayjs, dayjs.Dayjs] | null };

export function AuditLogPage() {
  const { filter, paging, go } = useListQuery(names);
  const { word, kind, from, to } = filter;
  const chosen = useChosenColumns('auditLog', columns);
  const reqData = {
    ...(kind in auditKindLabels && { objectKind: kind as AuditKind }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const { data, isPending, isError, isFetching, refetch } = useApiQuery(
    'AuditLog/GetPage',
    { ...paging, searchKey: word, reqData },
    { placeholderData: keepPreviousData },
  );

  const search = ({ word: typed = '', kind: chosen = '', days }: Values) =>
    go({
      word: typed.trim(),
      kind: chosen,
      from: days?.[0].format('YYYY-MM-DD') ?? '',
      to: days?.[1].format('YYYY-MM-DD') ?? '',
    });

  return (
    <>
      <PageHead title="操作日志" note="记录控制台的每一次变更，不可修改或删除" />
      <SavedViews list="auditLog" />
      <Form<Values>
        key={JSON.stringify(filter)}
        className={styles.filters ?? ''}
        layout="inline"
        initialValues={{ word, kind: kind || undefined, days: from && to ? [dayjs(from), dayjs(to)] : undefined }}
        onFinish={search}
      >
        <Form.Item name="word">
          <Input aria-label="操作人、动作或单号" placeholder="操作人、动作或单号" allowClear maxLength={50} />
        </Form.Item>
        <Form.Item name="kind">
          <Select aria-label="对象" placeholder="对象" allowClear options={kinds} className={styles.kind ?? ''} />
        </Form.Item>
        <Form.Item name="days">
          <DatePicker.RangePicker />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          查询
        </Button>
        <Button onClick={() => go({ word: '', kind: '', from: '', to: '' })}>重置</Button>
        <span className={styles.last}>
          <ColumnChoice list="auditLog" columns={columns} />
        </span>
      </Form>
      {isError ? (
        <Alert
          type="error"
          title="操作日志加载失败"
          action={
            <Button size="small" onClick={() => refetch()}>
              重试
            </Button>
          }
        />
      ) : (
        <>
          <Table<AuditRow>
            rowKey="auditLogId"
            size="small"
            loading={isPending || isFetching}
            dataSource={data?.resultData ?? []}
            pagination={false}
            locale={{ emptyText: '没有符合条件的操作' }}
            columns={chosen}
          />
          <ListPagination {...paging} totalCount={data?.totalCount ?? 0} unit="条" onGo={go} />
        </>
      )}
    </>
  );
}

const columns = [
  { title: '时间', dataIndex: 'time', width: 160 },
  { title: '操作人', dataIndex: 'who', width: 100 },
  { title: '动作', dataIndex: 'what', width: 160 },
  {
    title: '对象',
    width: 220,
    render: (_: unknown, { objectKind, objectId }: AuditRow) => (
      <>
        {auditKindLabels[objectKind as AuditKind] ?? objectKind}{' '}
        {objectKind === 'order' ? <OrderLink orderNo={objectId} /> : objectId}
      </>
    ),
  },
  {
    title: '变更内容',
    render: (_: unknown, { objectKind, before, after }: AuditRow) => (
      <ul className={styles.changes}>
        {changesBetween(objectKind, before, after).map(({ name, text }) => (
          <li key={name}>
            <span>{name}</span> {text}
          </li>
        ))}
      </ul>
    ),
  },
];
