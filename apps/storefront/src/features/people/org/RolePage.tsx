import type { RoleView } from '@yigou/contract/people/org';
import { dataScopeLabels } from '@yigou/contract/people/org.terms';
import { confirmBox } from '@yigou/web-kit';
import { useNavigate, useSearchParams } from 'react-router';
import { rolePath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { Tag } from '../../../ui/Tag';
import { useDeleteRole, useRoles } from './org.api';
import { RoleEditor } from './RoleEditor';
import styles from './RolePage.module.css';

export function RolePage() {
  const { data, isPending, isError, refetch } = useRoles();
  return (
    <>
      <h1 className={styles.title}>角色权限</h1>
      {isPending && <Skeleton height={480} />}
      {isError && <ErrorState text="角色加载失败" onRetry={() => refetch()} />}
      {data && <Roles roles={data.resultData} />}
    </>
  );
}

function Roles({ roles }: { roles: readonly RoleView[] }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const remove = useDeleteRole();
  const asked = query.get('roleId');
  const chosen = asked === 'new' ? undefined : (roles.find((role) => String(role.roleId) === asked) ?? roles[0]);
  const choose = (roleId: number | 'new') => navigate(rolePath(roleId), { state: stay, replace: true });

  async function ask({ roleId, name }: RoleView) {
    if (await confirmBox({ text: `确定删除角色“${name}”吗？删除后不能恢复。`, confirmText: '删除' }))
      remove.mutate({ roleId });
  }

  return (
    <div className={styles.columns}>
      <nav className={styles.list} aria-label="角色">
        <Button kind="primary" onClick={() => choose('new')}>
          新增角色
        </Button>
        <ul>
          {roles.map((role) => (
            <li key={role.roleId}>
              <button
                type="button"
                aria-current={role.roleId === chosen?.roleId || undefined}
                onClick={() => choose(role.roleId)}
              >
                <b>{role.name}</b> {!role.builtIn && <Tag>自建</Tag>}
                <small>
                  {dataScopeLabels[role.dataScope]} · {role.memberCount} 人
                </small>
              </button>
              {!role.builtIn && (
                <Button
                  kind="text"
                  aria-label={`删除 ${role.name}`}
                  disabled={remove.isPending || role.memberCount > 0}
                  title={role.memberCount > 0 ? `已授权 ${role.memberCount} 人，不能删除` : undefined}
                  onClick={() => ask(role)}
                >
                  删除
                </Button>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <RoleEditor key={chosen?.roleId ?? 'new'} role={chosen} onSaved={choose} />
    </div>
  );
}
