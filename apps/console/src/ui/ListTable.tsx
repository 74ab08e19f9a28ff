import type { Paging } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { Alert, Button, Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { inOwnWords } from './rowSelection';

type ListTableProps<Row> = Pick<
  TableProps<Row>,
  'rowSelection' | 'expandable' | 'rowClassName' | 'onRow' | 'tableLayout'
> & {
  /** `订单`: what could not be loaded. */
  noun: string;
  rowKey: keyof Row & string;
  columns: NonNullable<TableProps<Row>['columns']>;
  query: {
    data: { resultData: readonly Row[]; totalCount: number } | undefined;
    isPending: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  paging: Paging;
  /** What it says without rows. */
  empty: string;
  /** `单`, `份`: how it is counted. */
  unit: string;
  /** Where the list has more than one count. */
  totalCount?: number | undefined;
  onGo: (change: Partial<Paging>) => void;
  /** Between the rows and the pages. */
  children?: ReactNode;
};

/** A page of a list: its rows and its other pages, or that it could not be loaded. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const {
    noun,
    query,
    paging,
    empty,
    unit,
    totalCount = query.data?.totalCount,
    onGo,
    children,
    rowSelection,
    ...table
  } = props;
  if (query.isError)
    return (
      <Alert type="error" title={`${noun}加载失败`} action={<Button onClick={() => query.refetch()}>重试</Button>} />
    );
  return (
    <>
      <Table<Row>
        {...table}
        {...(rowSelection && { rowSelection: inOwnWords(rowSelection) })}
        size="small"
        loading={query.isPending}
        dataSource={query.data?.resultData ?? []}
        pagination={false}
        locale={{ emptyText: empty }}
      />
      {children}
      <ListPagination {...paging} totalCount={totalCount ?? 0} unit={unit} onGo={onGo} />
    </>
  );
}
