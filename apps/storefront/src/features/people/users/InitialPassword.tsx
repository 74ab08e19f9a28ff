import { toast } from '@yigou/web-kit';
import { Button } from '../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import styles from './UserListPage.module.css';

export type Made = { accountNo: string; userName: string; password: string };

/** Nobody can look it up later: not even the server knows it. */
export function InitialPassword({ made, onClose }: { made: Made; onClose: () => void }) {
  const { accountNo, userName, password } = made;

  async function copy() {
    try {
      await navigator.clipboard.writeText(`账号 ${accountNo}，初始密码 ${password}`);
      toast.success('已复制');
    } catch {
      toast.error('浏览器不支持复制，请手动记录');
    }
  }

  return (
    <Dialog title="初始密码" onClose={onClose}>
      {(leave) => (
        <>
          <DialogBody>
            <p>
              请转交给 {userName}（账号 {accountNo}）：
            </p>
            <p className={styles.password}>
              <code>{password}</code>
              <Button onClick={copy}>复制</Button>
            </p>
            <p className={styles.note}>关闭后不再显示。首次登录须修改；如遗失可再次重置。</p>
          </DialogBody>
          <DialogFoot>
            <Button kind="primary" onClick={leave}>
              我已记录
            </Button>
          </DialogFoot>
        </>
      )}
    </Dialog>
  );
}
