import type { UserRow } from '@yigou/contract/people/users';
import { confirmBox, downloadSheet, pageCount, showRefusal } from '@yigou/web-kit';
import { ListPagination } from '@yigou/web-kit/antd';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { firstPage, isNarrowed, readUserFilter, toReqData, type UserFilter, userListPath } from './filter.rules';
import { ImportDialog } from './ImportDialog';
import { InitialPassword, type Made } from './InitialPassword';
import { sheetOf } from './sheet.rules';
import { UserDialog } from './UserDialog';
import { UserFilters } from './UserFilters';
import styles from './UserListPage.module.css';
import { UserTable } from './UserTable';
import { exportRows, useEnableUser, useResetPassword, useUserPage } from './users.api';

export function UserListPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readUserFilter(query);
  // From the organisation: a new member of that unit.
  const [editing, setEditing] = useState<number | 'new' | undefined>(query.get('add') === '1' ? 'new' : undefined);
  const [importing, setImporting] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [made, setMade] = useState<Made>();
  const go = (change: Partial<UserFilter>) =>
    navigate(userListPath({ ...filter, pageIndex: 1, ...change }), { state: stay });

  async function save() {
    setExporting(true);
    try {
      const rows = await exportRows({ searchKey: filter.keyword, reqData: toReqData(filter) });
      await downloadSheet('用户', sheetOf(rows));
    } catch (error) {
      showRefusal(error);
    } finally {
      setExporting(false);
    }
  }

  return (
    <>
      <header className={styles.head}>
        <h1>用户管理</h1>
        <Button onClick={() => setImporting(true)}>导入</Button>
        <Button disabled={exporting} onClick={save}>
          {exporting ? '正在导出…' : '导出'}
        </Button>
        <Button kind="primary" onClick={() => setEditing('new')}>
          新增用户
        </Button>
      </header>
      <UserFilters key={userListPath(filter)} filter={filter} onGo={go} />
      <Users filter={filter} onGo={go} onEdit={setEditing} onMade={setMade} />
      {editing && (
        <UserDialog
          userId={editing === 'new' ? undefined : editing}
          orgId={filter.orgId}
          onMade={setMade}
          onClose={() => setEditing(undefined)}
        />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
      {made && <InitialPassword made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

type UsersProps = {
  filter: UserFilter;
  onGo: (change: Partial<UserFilter>) => void;
  onEdit: (userId: number | 'new') => void;
  onMade: (made: Made) => void;
};

function Users({ filter, onGo, onEdit, onMade }: UsersProps) {
  const { keyword, pageIndex, pageSize } = filter;
  const { data, isPending, isError, isPlaceholderData, refetch } = useUserPage({
    pageIndex,
    pageSize,
    searchKey: keyword,
    reqData: toReqData(filter),
  });
  const enable = useEnableUser();
  const reset = useResetPassword();

  async function switchOver({ userId, userName, enabled }: UserRow) {
    const text = `停用“${userName}”后，该用户在所有设备上的登录立即失效，且不能再登录；历史记录不变，可随时重新启用。`;
    if (enabled && !(await confirmBox({ text, confirmText: '停用' }))) return;
    enable.mutate({ userId, enabled: !enabled });
  }

  async function renew({ userId, userName, accountNo }: UserRow) {
    const text = `将为“${userName}”生成新的初始密码，该用户在所有设备上的登录立即失效，首次登录须修改密码。确定吗？`;
    if (!(await confirmBox({ text, confirmText: '重置密码' }))) return;
    const answer = await reset.mutateAsync({ userId }).catch(() => undefined);
    if (answer) onMade({ accountNo, userName, password: answer.resultData.initialPassword });
  }

  if (isPending) return <Skeleton height={420} />;
  if (isError) return <ErrorState text="用户加载失败" onRetry={() => refetch()} />;
  if (data.totalCount === 0)
    return (
      <EmptyState title={isNarrowed(filter) ? '没有符合条件的用户' : '暂无用户'}>
        {isNarrowed(filter) && <ButtonLink to={userListPath(firstPage)}>查看全部用户</ButtonLink>}
      </EmptyState>
    );
  // The last one of the last page went elsewhere.
  if (data.resultData.length === 0 && pageIndex > 1)
    return <Navigate to={userListPath({ ...filter, pageIndex: pageCount(data.totalCount, pageSize) })} replace />;
  return (
    <>
      <UserTable
        users={data.resultData}
        waiting={isPlaceholderData || enable.isPending || reset.isPending}
        onEdit={({ userId }) => onEdit(userId)}
        onEnable={switchOver}
        onReset={renew}
      />
      <ListPagination {...filter} totalCount={data.totalCount} unit="人" onGo={onGo} />
    </>
  );
}
