import { keepPreviousData } from '@tanstack/react-query';
import type { AuditRow } from '@yigou/contract/auditLog';
import { type AuditKind, auditKindLabels } from '@yigou/contract/auditLog.terms';
import { useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField, ListPagination } from '@yigou/web-kit/antd';
import { Alert, Button, DatePicker, Input, Select, Table } from 'antd';
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

type Filter = Record<(typeof names)[number], string>;

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

  return (
    <>
      <PageHead title="操作日志" note="记录控制台的每一次变更，不可修改或删除" />
      <SavedViews list="auditLog" />
      <FilterForm key={JSON.stringify(filter)} filter={filter} onSearch={go} />
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

function FilterForm({ filter, onSearch }: { filter: Filter; onSearch: (filter: Filter) => void }) {
  const form = useOwnForm<Filter>(filter, { checks: {} });
  const { word, kind, from, to } = form.values;
  const { error: _, ...text } = form.text('word');
  const dayText = (day: dayjs.Dayjs | null | undefined) => day?.format('YYYY-MM-DD') ?? '';
  return (
    <AntdForm
      form={form}
      className={styles.filters ?? ''}
      layout="inline"
      onSubmit={() => onSearch({ ...form.values, word: word.trim() })}
    >
      <FormField>
        {() => (
          <Input {...text} aria-label="操作人、动作或单号" placeholder="操作人、动作或单号" allowClear maxLength={50} />
        )}
      </FormField>
      <FormField>
        {() => (
          <Select
            aria-label="对象"
            placeholder="对象"
            allowClear
            options={kinds}
            className={styles.kind ?? ''}
            value={kind || null}
            onChange={(chosen) => form.change({ kind: chosen ?? '' })}
          />
        )}
      </FormField>
      <FormField>
        {() => (
          <DatePicker.RangePicker
            value={from && to ? [dayjs(from), dayjs(to)] : null}
            onChange={(days) => form.change({ from: dayText(days?.[0]), to: dayText(days?.[1]) })}
          />
        )}
      </FormField>
      <Button type="primary" htmlType="submit">
        查询
      </Button>
      <Button onClick={() => onSearch({ word: '', kind: '', from: '', to: '' })}>重置</Button>
      <span className={styles.last}>
        <ColumnChoice list="auditLog" columns={columns} />
      </span>
    </AntdForm>
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
