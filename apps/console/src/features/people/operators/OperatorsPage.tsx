import type { Operator } from '@yigou/contract/people/operators.staff';
import { type OperatorRole, operatorRoleLabels } from '@yigou/contract/people/operators.terms';
import { confirmBox } from '@yigou/web-kit';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { auditLogPath } from '../../../app/paths';
import { ListTable } from '../../../ui/ListTable';
import { PageHead } from '../../../ui/PageHead';
import { StateDot } from '../../../ui/StateDot';
import { useListQuery } from '../../../ui/useListQuery';
import { WordSearch } from '../../../ui/WordSearch';
import { ColumnChoice, useChosenColumns } from '../views/shared/ColumnChoice';
import { OperatorDrawer } from './OperatorDrawer';
import styles from './OperatorsPage.module.css';
import { useOperators, useSetEnabled } from './operators.api';
import { RoleTable } from './RoleTable';

const roles = Object.entries(operatorRoleLabels).map(([value, label]) => ({ value, label }));
const isRole = (text: string): text is OperatorRole => text in operatorRoleLabels;

export function OperatorsPage() {
  const { filter, paging, go } = useListQuery(['word', 'role'] as const);
  const [editing, setEditing] = useState<Operator | 'new'>();
  const enable = useSetEnabled();
  const page = useOperators({
    ...paging,
    searchKey: filter.word,
    reqData: isRole(filter.role) ? { role: filter.role } : {},
  });

  async function turn({ operatorId, operatorName, enabled }: Operator) {
    const text = `停用 ${operatorName}？该账号将立即退出，且不能再登录。`;
    if (!enabled || (await confirmBox({ text, confirmText: '停用' }))) enable.mutate({ operatorId, enabled: !enabled });
  }

  const columns = useChosenColumns('operators', [
    ...shown,
    {
      title: '操作',
      render: (_: unknown, operator: Operator) => (
        <span className={styles.acts}>
          <Button size="small" aria-label={`修改 ${operator.accountNo}`} onClick={() => setEditing(operator)}>
            修改
          </Button>
          <Button
            size="small"
            danger={operator.enabled}
            disabled={enable.isPending}
            aria-label={`${operator.enabled ? '停用' : '启用'} ${operator.accountNo}`}
            onClick={() => turn(operator)}
          >
            {operator.enabled ? '停用' : '启用'}
          </Button>
          <a href={`#${auditLogPath({ kind: 'operator', word: operator.accountNo })}`}>日志</a>
        </span>
      ),
    },
  ]);

  return (
    <div className={editing ? styles.beside : undefined}>
      <PageHead title="运营人员" note="可登录控制台的人员；所有变更均记入操作日志">
        <Button type="primary" onClick={() => setEditing('new')}>
          新增运营人员
        </Button>
      </PageHead>
      <div className={styles.filters}>
        <WordSearch label="账号或姓名" word={filter.word} onSearch={(word) => go({ word })} />
        <Select
          className={styles.role ?? ''}
          aria-label="角色"
          placeholder="角色"
          allowClear
          options={roles}
          value={filter.role || undefined}
          onChange={(role: string | undefined) => go({ role: role ?? '' })}
        />
        <ColumnChoice list="operators" columns={shown} />
      </div>
      <ListTable<Operator>
        noun="运营人员"
        query={page}
        paging={paging}
        unit="人"
        onGo={go}
        rowKey="operatorId"
        empty="没有符合条件的人员"
        columns={columns}
      />
      <RoleTable />
      {editing && (
        <OperatorDrawer
          key={editing === 'new' ? 'new' : editing.operatorId}
          operator={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </div>
  );
}

const shown = [
  { title: '账号', dataIndex: 'accountNo' },
  { title: '姓名', dataIndex: 'operatorName' },
  {
    title: '角色',
    render: (_: unknown, operator: Operator) => operator.roles.map((role) => operatorRoleLabels[role]).join('、'),
  },
  {
    title: '状态',
    render: (_: unknown, { enabled }: Operator) => (
      <StateDot turn={enabled ? 'ok' : 'off'}>{enabled ? '启用' : '停用'}</StateDot>
    ),
  },
  {
    title: '最近使用',
    render: (_: unknown, { seenTime }: Operator) => seenTime || '—',
  },
  { title: '新增时间', dataIndex: 'createTime' },
];
