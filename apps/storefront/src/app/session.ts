import { type LoginResult, rememberDays } from '@yigou/contract';
import { createSession, readCookie, writeCookie } from '@yigou/web-kit';

/** The cookies of a login: exactly what a logout removes. */
const session = createSession({
  token: 'token',
  userId: 'userId',
  userName: 'userName',
  userPwd: 'userPwd',
  customerId: 'customerId',
  customerName: 'customerName',
});

export const { useSession, readToken, hasToken, dropSession: dropLogin } = session;

export function keepLogin(login: LoginResult) {
  session.keepSession(
    {
      token: login.token,
      userId: String(login.userId),
      userName: login.userName,
      userPwd: login.userPwd ?? '',
      customerId: String(login.customerId),
      customerName: login.customerName,
    },
    { userPwd: rememberDays },
  );
  keepSite(login.companyId, login.hostId);
}

export function keepSite(companyId: number, hostId: number) {
  writeCookie('companyId', String(companyId), 1);
  writeCookie('hostId', String(hostId), 1);
}

export const renameSession = (userName: string) => session.keepSession({ userName });

/** 记住我: good for one more login. */
export const rememberCredential = (): string => session.readSession().userPwd;

/** sidebarStatus: 1 = open, 0 = closed; open when nothing is stored. */
export const readSidebarOpen = (): boolean => readCookie('sidebarStatus') !== '0';
export const keepSidebarOpen = (open: boolean) => writeCookie('sidebarStatus', open ? '1' : '0', 365);
