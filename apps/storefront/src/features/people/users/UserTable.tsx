import type { UserRow } from '@yigou/contract/people/users';
import { ScrollRegion } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { EnabledMark } from './shared/EnabledMark';
import { limitText, MonthLimit } from './shared/MonthLimit';
import styles from './UserListPage.module.css';

type Act = (user: UserRow) => void;
type UserTableProps = { users: readonly UserRow[]; waiting: boolean; onEdit: Act; onEnable: Act; onReset: Act };

export const UserTable = ({ users, waiting, ...acts }: UserTableProps) => (
  <ScrollRegion>
    <table className={styles.table} aria-busy={waiting} data-waiting={waiting || undefined}>
      <thead>
        <tr>
          <th scope="col">用户</th>
          <th scope="col">组织</th>
          <th scope="col">角色</th>
          <th scope="col" className={styles.money}>
            单笔限额
          </th>
          <th scope="col">月度限额</th>
          <th scope="col">状态</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserLine key={user.userId} user={user} {...acts} />
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

type UserLineProps = { user: UserRow; onEdit: Act; onEnable: Act; onReset: Act };

const UserLine = ({ user, onEdit, onEnable, onReset }: UserLineProps) => (
  <tr>
    <td>
      <b>{user.userName}</b> {user.isHead && <Tag kind="theme">负责人</Tag>} {user.isSelf && <Tag>本人</Tag>}
      <small>
        {user.accountNo} · {user.mobile}
      </small>
    </td>
    <td data-label="组织">{user.orgName}</td>
    <td className={styles.roles} data-label="角色">
      {user.roles.map((role) => (
        <Tag key={role.roleId}>{role.name}</Tag>
      ))}
      {user.roles.length === 0 && <span className={styles.warn}>未分配角色</span>}
    </td>
    <td className={styles.money} data-label="单笔限额">
      {limitText(user.orderLimit)}
    </td>
    <td data-label="月度限额">
      <MonthLimit used={user.monthUsed} limit={user.monthLimit} />
    </td>
    <td data-label="状态">
      <EnabledMark enabled={user.enabled} />
      {user.waitsForPassword && <small>未改初始密码</small>}
    </td>
    <td className={styles.lineActs}>
      <Button kind="text" aria-label={`编辑 ${user.userName}`} onClick={() => onEdit(user)}>
        编辑
      </Button>
      {!user.isSelf && (
        <>
          <Button
            kind="text"
            aria-label={`${user.enabled ? '停用' : '启用'} ${user.userName}`}
            onClick={() => onEnable(user)}
          >
            {user.enabled ? '停用' : '启用'}
          </Button>
          <Button kind="text" aria-label={`重置密码 ${user.userName}`} onClick={() => onReset(user)}>
            重置密码
          </Button>
        </>
      )}
    </td>
  </tr>
);
