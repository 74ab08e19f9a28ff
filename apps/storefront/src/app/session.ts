import { createSession, writeCookie } from '@yigou/web-kit';

/** The cookies of a login: exactly what a logout removes. */
export const session = createSession({
  token: 'token',
  userId: 'userId',
  userName: 'userName',
  userPwd: 'userPwd',
  customerId: 'customerId',
  customerName: 'customerName',
});

export const { useSession, readToken, hasToken, dropSession: dropLogin } = session;

export function keepSite(companyId: number, hostId: number) {
  writeCookie('companyId', String(companyId), 1);
  writeCookie('hostId', String(hostId), 1);
}

/** 记住我: good for one more login. */
export const rememberCredential = (): string => session.readSession().userPwd;

/** Whoever has a token needs no credential. */
export const mayResume = (): boolean => !hasToken() && rememberCredential() !== '';
