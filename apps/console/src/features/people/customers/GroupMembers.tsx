import type { CustomerGroup, GroupMember } from '@yigou/contract/people/customers.groups';
import { customerStandingLabels } from '@yigou/contract/people/customers.terms';
import { Button, Input, Table } from 'antd';
import { useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import { StateDot } from '../../../ui/StateDot';
import { AddMembers } from './AddMembers';
import styles from './CustomerGroupsPage.module.css';
import { useMembers, useRemoveMembers } from './customers.api';
import { turnOf } from './customers.rules';

type GroupMembersProps = { group: CustomerGroup; mayChange: boolean };

const pageSize = 10;

export function GroupMembers({ group: { groupId, memberCount }, mayChange }: GroupMembersProps) {
  const [pageIndex, setPageIndex] = useState(1);
  const [searchKey, setWord] = useState('');
  const [chosen, setChosen] = useState<number[]>([]);
  const { data, isPending } = useMembers({ pageIndex, pageSize, searchKey, reqData: { groupId } });
  const remove = useRemoveMembers();
  const take = () => remove.mutate({ groupId, customerIds: chosen }, { onSuccess: () => setChosen([]) });
  return (
    <>
      {mayChange && <AddMembers groupId={groupId} />}
      <DrawerPart
        label="组内企业"
        title={
          <>
            组内企业 <small>{memberCount}</small>
          </>
        }
      >
        <div className={styles.bar}>
          <Input.Search
            aria-label="企业、税号、联系人或手机"
            placeholder="企业、税号、联系人或手机"
            allowClear
            maxLength={50}
            onSearch={(typed) => {
              setWord(typed.trim());
              setPageIndex(1);
            }}
          />
          {mayChange && (
            <Button danger disabled={chosen.length === 0} loading={remove.isPending} onClick={take}>
              {chosen.length > 0 ? `移出 ${chosen.length} 家` : '移出'}
            </Button>
          )}
        </div>
        <Table<GroupMember>
          size="small"
          rowKey="customerId"
          loading={isPending}
          columns={columns}
          dataSource={data?.resultData ?? []}
          locale={{
            emptyText: <span className={styles.none}>{searchKey ? '没有符合条件的企业' : '组内暂无企业'}</span>,
          }}
          {...(mayChange && {
            rowSelection: { selectedRowKeys: chosen, onChange: (keys) => setChosen(keys.map(Number)) },
          })}
          pagination={{
            current: pageIndex,
            pageSize,
            total: data?.totalCount ?? 0,
            hideOnSinglePage: true,
            onChange: setPageIndex,
          }}
        />
      </DrawerPart>
    </>
  );
}

const columns = [
  {
    title: '企业',
    render: (_: unknown, row: GroupMember) => (
      <>
        {row.customerName}
        <small className={styles.sub}>{row.taxNo}</small>
      </>
    ),
  },
  {
    title: '状态',
    width: 100,
    render: (_: unknown, { standing }: GroupMember) => (
      <StateDot turn={turnOf[standing]}>{customerStandingLabels[standing]}</StateDot>
    ),
  },
  { title: '加入时间', width: 110, render: (_: unknown, row: GroupMember) => row.joinTime.slice(0, 10) },
];
