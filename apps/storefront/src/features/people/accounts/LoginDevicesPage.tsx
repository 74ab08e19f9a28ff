import { clickGuardMs, confirmBox } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { ErrorState, Skeleton } from '../../../ui/States';
import { useEndOtherDevices, useLoginDevices } from './accounts.api';
import styles from './CentrePage.module.css';
import { LoginDeviceList } from './LoginDeviceList';

export function LoginDevicesPage() {
  const { data, isPending, isError, refetch } = useLoginDevices();
  const endOthers = useEndOtherDevices();
  const others = data?.resultData.filter((device) => !device.isCurrent).length ?? 0;

  async function end() {
    const sure = await confirmBox({
      text: `将有 ${others} 台设备退出登录，需要重新输入密码才能使用。本机不受影响。`,
      confirmText: '全部退出',
    });
    if (sure) endOthers.mutate({});
  }

  return (
    <>
      <header className={styles.head}>
        <h1>登录设备</h1>
        {others > 0 && (
          <Button guardMs={clickGuardMs} disabled={endOthers.isPending} onClick={end}>
            退出其他所有设备
          </Button>
        )}
      </header>
      {isPending && (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton height={72} />
          <Skeleton height={72} />
        </div>
      )}
      {isError && <ErrorState text="登录设备加载失败" onRetry={() => refetch()} />}
      {data && <LoginDeviceList devices={data.resultData} />}
    </>
  );
}
