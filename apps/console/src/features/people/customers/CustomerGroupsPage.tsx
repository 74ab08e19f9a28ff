import type { CustomerGroup } from '@yigou/contract/people/customers.groups';
import { Alert, Button, Table } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { auditLogPath, customersPath } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import { useListQuery } from '../../../ui/useListQuery';
import { useRowKeys } from '../../../ui/useRowKeys';
import styles from './CustomerGroupsPage.module.css';
import { useGroupList } from './customers.api';
import { GroupDrawer } from './GroupDrawer';

const newGroup = 'new';

/** Customers that are treated alike; price books will be made for them. */
export function CustomerGroupsPage() {
  const { filter, go } = useListQuery(['groupId'] as const);
  const { data, isPending, isError, refetch } = useGroupList();
  const may = useMay('customers/manage');
  const mayAudit = useMay('system/audit');
  const groups = data?.resultData ?? [];
  const opened = groups.find(({ groupId }) => String(groupId) === filter.groupId);
  const open = (groupId: number | undefined) => go({ groupId: groupId ? String(groupId) : '' });
  useRowKeys(
    groups.map(({ groupId }) => groupId),
    open,
    opened?.groupId,
  );
  if (isError)
    return <Alert type="error" title="客户组加载失败" action={<Button onClick={() => refetch()}>重试</Button>} />;
  const isOpen = opened !== undefined || filter.groupId === newGroup;
  return (
    <div className={isOpen ? styles.beside : undefined}>
      <PageHead title="客户组" note="同一组的企业享同样的价格与商品；一家企业可以在几个组里">
        {may && (
          <Button type="primary" onClick={() => go({ groupId: newGroup })}>
            新建客户组
          </Button>
        )}
      </PageHead>
      <Table<CustomerGroup>
        size="small"
        rowKey="groupId"
        loading={isPending}
        dataSource={groups}
        pagination={false}
        locale={{ emptyText: <span className={styles.none}>暂无客户组</span> }}
        rowClassName={(row) => (row === opened ? (styles.opened ?? '') : '')}
        onRow={(row) => ({ onClick: () => open(row.groupId) })}
        columns={[named, counted, ...(isOpen ? [] : [made]), ...(mayAudit && !isOpen ? [history] : [])]}
      />
      {isOpen && <GroupDrawer key={opened?.groupId ?? newGroup} group={opened} onOpen={open} />}
    </div>
  );
}

const named = {
  title: '名称与说明',
  render: (_: unknown, { groupId, groupName, description }: CustomerGroup) => (
    <>
      <a href={`#/customers/groups?groupId=${groupId}`} onClick={(event) => event.preventDefault()}>
        {groupName}
      </a>
      <small className={styles.sub}>{description}</small>
    </>
  ),
};

const counted = {
  title: '企业',
  align: 'right' as const,
  width: 90,
  render: (_: unknown, { groupId, groupName, memberCount }: CustomerGroup) => (
    <Link
      to={customersPath({ tab: 'all', groupId: String(groupId) })}
      aria-label={`${groupName}的 ${memberCount} 家企业`}
      onClick={(event) => event.stopPropagation()}
    >
      {memberCount}
    </Link>
  ),
};

const made = {
  title: '新建时间',
  width: 120,
  render: (_: unknown, { createTime }: CustomerGroup) => createTime.slice(0, 10),
};

const history = {
  title: '',
  width: 70,
  render: (_: unknown, { groupName }: CustomerGroup) => (
    <Link
      to={auditLogPath({ kind: 'customerGroup', word: groupName })}
      aria-label={`${groupName}的日志`}
      onClick={(event) => event.stopPropagation()}
    >
      日志
    </Link>
  ),
};
