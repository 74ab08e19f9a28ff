import {
  rememberDays,
  rememberMaxDays,
  sessionIdleHours,
  sessionMaxHours,
} from '@yigou/contract/people/accounts.terms';
import type { LoginDevice } from '@yigou/contract/people/sessions';
import { clickGuardMs, confirmBox } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { Tag } from '../../../ui/Tag';
import { useEndDevice } from './accounts.api';
import styles from './LoginDeviceList.module.css';

const Drawing = ({ isPhone }: { isPhone: boolean }) => (
  <svg className={styles.drawing} width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true">
    {isPhone ? (
      <path d="M9 3.5h10a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 23V5A1.5 1.5 0 0 1 9 3.5zM12.5 21h3" />
    ) : (
      <path d="M4.5 5.5h19A1.5 1.5 0 0 1 25 7v11a1.5 1.5 0 0 1-1.5 1.5h-19A1.5 1.5 0 0 1 3 18V7a1.5 1.5 0 0 1 1.5-1.5zM9.5 23.5h9M14 19.5v4" />
    )}
  </svg>
);

function DeviceRow({ device }: { device: LoginDevice }) {
  const endDevice = useEndDevice();
  const name = device.deviceName || '未知设备';

  async function end() {
    const sure = await confirmBox({
      text: `将 ${name}（${device.address}）退出登录？该设备需要重新输入密码才能使用。`,
      confirmText: '退出登录',
    });
    if (sure) endDevice.mutate({ sessionId: device.sessionId });
  }

  return (
    <li className={styles.row}>
      <Drawing isPhone={device.isPhone} />
      <div className={styles.what}>
        <p className={styles.name}>
          <b>{name}</b>
          {device.isCurrent && <Tag kind="theme">本机</Tag>}
          {device.isRemembered && <Tag>记住我</Tag>}
        </p>
        <p className={styles.more}>
          <span>地址 {device.address}</span>
          <span>登录于 {device.loginTime}</span>
          <span>最近活动 {device.seenTime}</span>
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          guardMs={clickGuardMs}
          disabled={endDevice.isPending}
          onClick={end}
          aria-label={`将 ${name}（${device.address}）退出登录`}
        >
          退出登录
        </Button>
      )}
    </li>
  );
}

export const LoginDeviceList = ({ devices }: { devices: LoginDevice[] }) => (
  <>
    <ul className={styles.list} aria-label="登录设备">
      {devices.map((device) => (
        <DeviceRow key={device.sessionId} device={device} />
      ))}
    </ul>
    <p className={styles.note}>
      如发现陌生设备，请将其退出登录并立即修改密码。登录后 {sessionIdleHours} 小时没有操作会自动退出，最长{' '}
      {sessionMaxHours} 小时；勾选“记住我”的设备为 {rememberDays} 天，最长 {rememberMaxDays} 天。
    </p>
  </>
);
