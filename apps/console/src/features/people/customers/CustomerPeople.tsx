import type { CustomerPerson } from '@yigou/contract/people/users.console';
import { Input, Table } from 'antd';
import { useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import { StateDot } from '../../../ui/StateDot';
import styles from './CustomersPage.module.css';
import { usePeople } from './customers.api';

const pageSize = 5;

/** Everybody of a customer with their roles; nothing of their passwords. */
export function CustomerPeople({ customerId }: { customerId: number }) {
  const [pageIndex, setPageIndex] = useState(1);
  const [searchKey, setWord] = useState('');
  const { data, isPending } = usePeople({ pageIndex, pageSize, searchKey, reqData: { customerId } });
  const total = data?.totalCount ?? 0;
  return (
    <DrawerPart
      label="人员"
      title={
        <>
          人员 <small>{total}</small>
        </>
      }
    >
      {(total > pageSize || searchKey) && (
        <Input.Search
          className={styles.find ?? ''}
          aria-label="姓名、账号或手机"
          placeholder="姓名、账号或手机"
          allowClear
          maxLength={50}
          onSearch={(typed) => {
            setWord(typed.trim());
            setPageIndex(1);
          }}
        />
      )}
      <Table<CustomerPerson>
        size="small"
        rowKey="userId"
        loading={isPending}
        columns={columns}
        dataSource={data?.resultData ?? []}
        locale={{ emptyText: <span className={styles.none}>没有符合条件的人员</span> }}
        pagination={{ current: pageIndex, pageSize, total, hideOnSinglePage: true, onChange: setPageIndex }}
      />
    </DrawerPart>
  );
}

const columns = [
  {
    title: '姓名',
    render: (_: unknown, person: CustomerPerson) => (
      <>
        {person.userName}
        <small className={styles.sub}>{person.accountNo}</small>
      </>
    ),
  },
  {
    title: '角色',
    render: (_: unknown, person: CustomerPerson) => (
      <>
        {person.roleNames.join('、') || '无角色'}
        <small className={styles.sub}>{person.orgName}</small>
      </>
    ),
  },
  { title: '手机', dataIndex: 'mobile' },
  {
    title: '状态',
    render: (_: unknown, { enabled, lastLoginTime }: CustomerPerson) => (
      <>
        <StateDot turn={enabled ? 'ok' : 'off'}>{enabled ? '启用' : '停用'}</StateDot>
        <small className={styles.sub}>{lastLoginTime ? `${lastLoginTime.slice(0, 10)} 登录` : '从未登录'}</small>
      </>
    ),
  },
];
