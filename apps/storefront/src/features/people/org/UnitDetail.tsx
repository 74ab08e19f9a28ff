import type { OrgNode } from '@yigou/contract/people/org';
import type { UserRow } from '@yigou/contract/people/users';
import { confirmBox, ScrollRegion } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useState } from 'react';
import { usersPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import table from '../../../ui/Table.module.css';
import { Tag } from '../../../ui/Tag';
import { EnabledMark } from '../users/shared/EnabledMark';
import { limitText, MonthLimit } from '../users/shared/MonthLimit';
import styles from './OrganizePage.module.css';
import { useDeleteUnit, useEnableUnit, useMembers, useUse } from './org.api';
import { pathTo, peopleIn } from './tree.rules';
import type { UnitWork } from './UnitDialog';

type UnitDetailProps = { nodes: readonly OrgNode[]; unit: OrgNode; onWork: (work: UnitWork) => void };

export function UnitDetail({ nodes, unit, onWork }: UnitDetailProps) {
  const enable = useEnableUnit();
  const { orgId, name, code, costCentre, enabled, headName } = unit;

  async function switchOver() {
    const off = `停用“${name}”后，不能加入新成员，${unit.memberCount} 名成员不能下单；历史订单不变，可随时重新启用。`;
    if (enabled && !(await confirmBox({ text: off, confirmText: '停用' }))) return;
    enable.mutate({ orgId, enabled: !enabled });
  }

  return (
    <section className={styles.right} aria-label={name}>
      <p className={styles.path}>
        {pathTo(nodes, orgId)
          .map((node) => node.name)
          .join(' › ')}
      </p>
      <header className={styles.unitHead}>
        <h2>{name}</h2>
        {!enabled && <Tag kind="warm">已停用</Tag>}
        <span className={styles.codes}>
          编码 {code}
          {costCentre && `，成本中心 ${costCentre}`}
        </span>
        <div className={styles.acts}>
          <Button onClick={() => onWork({ unit })}>编辑</Button>
          <Button onClick={() => onWork({ parent: unit })}>新增下级</Button>
          {unit.parentId !== null && (
            <Button disabled={enable.isPending} onClick={switchOver}>
              {enabled ? '停用' : '启用'}
            </Button>
          )}
        </div>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>负责人</dt>
          <dd>
            {headName || <span className={styles.warn}>未设置</span>}
            <Button kind="text" onClick={() => onWork({ unit })}>
              {headName ? '更换' : '设置'}
            </Button>
          </dd>
        </div>
        <div>
          <dt>本组织成员</dt>
          <dd>{unit.memberCount} 人</dd>
        </div>
        <div>
          <dt>含下级</dt>
          <dd>{peopleIn(nodes, orgId)} 人</dd>
        </div>
      </dl>
      <Members unit={unit} />
      {unit.parentId !== null && <Removal unit={unit} />}
    </section>
  );
}

function Members({ unit: { orgId, name } }: { unit: OrgNode }) {
  const [pageIndex, setPageIndex] = useState(1);
  const { data, isPending, isError, refetch } = useMembers(orgId, pageIndex);
  return (
    <>
      <div className={styles.part}>
        <h3>成员 {data ? data.totalCount : ''}</h3>
        <ButtonLink to={usersPath({ orgId, add: 1 })}>添加成员</ButtonLink>
      </div>
      {isPending && <Skeleton height={240} />}
      {isError && <ErrorState text="成员加载失败" onRetry={() => refetch()} />}
      {data && data.totalCount === 0 && <EmptyState title={`${name}暂无成员`} />}
      {data && data.totalCount > 0 && (
        <>
          <MemberTable members={data.resultData} />
          {data.totalCount > 10 && (
            <ListPagination
              pageIndex={pageIndex}
              pageSize={10}
              totalCount={data.totalCount}
              unit="人"
              onGo={({ pageIndex: index = 1 }) => setPageIndex(index)}
            />
          )}
        </>
      )}
    </>
  );
}

const MemberTable = ({ members }: { members: readonly UserRow[] }) => (
  <ScrollRegion>
    <table className={`${styles.table} ${table.cards}`}>
      <thead>
        <tr>
          <th scope="col">成员</th>
          <th scope="col">角色</th>
          <th scope="col" className={styles.money}>
            单笔限额
          </th>
          <th scope="col">月度限额</th>
          <th scope="col">状态</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.userId}>
            <td>
              {member.userName} {member.isHead && <Tag kind="theme">负责人</Tag>}
              <small>{member.mobile}</small>
            </td>
            <td data-label="角色">
              {member.roles.length > 0 ? (
                member.roles.map((role) => <Tag key={role.roleId}>{role.name}</Tag>)
              ) : (
                <span className={styles.warn}>未分配角色</span>
              )}
            </td>
            <td className={styles.money} data-label="单笔限额">
              {limitText(member.orderLimit)}
            </td>
            <td data-label="月度限额">
              <MonthLimit used={member.monthUsed} limit={member.monthLimit} />
            </td>
            <td data-label="状态">
              <EnabledMark enabled={member.enabled} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

function Removal({ unit: { orgId, name } }: { unit: OrgNode }) {
  const { data } = useUse(orgId);
  const remove = useDeleteUnit();
  if (!data) return null;
  const { inUse } = data.resultData;

  async function ask() {
    if (await confirmBox({ text: `确定删除“${name}”吗？删除后不能恢复。`, confirmText: '删除' }))
      remove.mutate({ orgId });
  }

  return inUse ? (
    <p className={styles.inUse}>暂不能删除：{inUse}。请先移出或结清，或改为停用。</p>
  ) : (
    <p className={styles.inUse}>
      没有成员、下级和单据，可以删除。
      <Button kind="text" disabled={remove.isPending} onClick={ask}>
        删除“{name}”
      </Button>
    </p>
  );
}
