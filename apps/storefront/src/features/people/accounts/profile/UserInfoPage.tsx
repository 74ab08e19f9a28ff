import { useState } from 'react';
import { paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { ErrorState, Skeleton } from '../../../../ui/States';
import { useCurrentAccount } from '../accounts.api';
import styles from '../CentrePage.module.css';
import { ProfileForm } from './ProfileForm';
import { ProfileView } from './ProfileView';

export function UserInfoPage() {
  const [editing, setEditing] = useState(false);
  const { data, isPending, isError, refetch } = useCurrentAccount();
  return (
    <>
      <header className={styles.head}>
        <h1>个人信息</h1>
        {!editing && data && (
          <Button kind="primary" onClick={() => setEditing(true)}>
            编辑资料
          </Button>
        )}
        <ButtonLink to={paths.changePassword}>修改密码</ButtonLink>
        <ButtonLink to={paths.loginDevices}>登录设备</ButtonLink>
      </header>
      {isPending && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height={64} width={320} />
          <Skeleton height={220} />
        </div>
      )}
      {isError && <ErrorState text="个人信息加载失败" onRetry={() => refetch()} />}
      {data &&
        (editing ? (
          <ProfileForm account={data.resultData} onEnd={() => setEditing(false)} />
        ) : (
          <ProfileView account={data.resultData} />
        ))}
    </>
  );
}
