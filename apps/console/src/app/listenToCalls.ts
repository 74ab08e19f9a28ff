import { alertBox, toast } from '@yigou/web-kit';
import { client } from './client';
import { logout } from './logout';
import { currentPath, paths } from './paths';

let asking = false;

async function sessionExpired() {
  // A page sends several calls at once, and each of them comes back expired.
  if (asking || currentPath().startsWith(paths.login)) return;
  asking = true;
  await alertBox({ title: '系统提示', text: '登录状态已过期，请重新登录', confirmText: '重新登录' });
  asking = false;
  logout(currentPath());
}

export const listenToCalls = () => client.listen({ onExpired: sessionExpired, onTransportError: toast.error });
