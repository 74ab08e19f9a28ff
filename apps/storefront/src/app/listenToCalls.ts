import { alertBox, toast } from '@yigou/web-kit';
import { client } from './client';
import { logout } from './logout';
import { currentPath, paths } from './paths';

let askingToLogIn = false;

async function sessionExpired() {
  // A page sends several calls at once, and each of them comes back expired; the last may come after the logout.
  if (askingToLogIn || currentPath().startsWith(paths.login)) return;
  askingToLogIn = true;
  await alertBox({ title: '系统提示', text: '登录状态已过期，请重新登录', confirmText: '重新登录' });
  askingToLogIn = false;
  logout(currentPath());
}

/** What the shop does when a session has expired or the line is broken, whichever call found out. */
export const listenToCalls = () => client.listen({ onExpired: sessionExpired, onTransportError: toast.error });
