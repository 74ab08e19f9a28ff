import { type LoginResult, rememberDays } from '@yigou/contract';
import { useSyncExternalStore } from 'react';
import { dropCookie, readCookie, writeCookie } from './cookies';

/** Exactly what a logout removes. */
const loginCookies = ['token', 'userId', 'userName', 'userPwd', 'customerId', 'customerName'] as const;

type Session = { token: string; userId: string; userName: string; customerName: string };

const readSession = (): Session => ({
  token: readCookie('token'),
  userId: readCookie('userId'),
  userName: readCookie('userName'),
  customerName: readCookie('customerName'),
});

let current = readSession();
const watchers = new Set<() => void>();

function refresh() {
  current = readSession();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useSession = (): Session => useSyncExternalStore(watch, () => current);

export const readToken = (): string => readCookie('token');
export const hasToken = (): boolean => readToken() !== '';

export function keepLogin(login: LoginResult) {
  writeCookie('token', login.token);
  writeCookie('userId', String(login.userId));
  writeCookie('userName', login.userName);
  writeCookie('customerId', String(login.customerId));
  writeCookie('customerName', login.customerName);
  if (login.userPwd) writeCookie('userPwd', login.userPwd, rememberDays);
  else dropCookie('userPwd');
  keepSite(login.companyId, login.hostId);
  refresh();
}

export function keepSite(companyId: number, hostId: number) {
  writeCookie('companyId', String(companyId), 1);
  writeCookie('hostId', String(hostId), 1);
}

export function renameSession(userName: string) {
  writeCookie('userName', userName);
  refresh();
}

export function dropLogin() {
  for (const name of loginCookies) dropCookie(name);
  refresh();
}

export const rememberCredential = (): string => readCookie('userPwd');

/** sidebarStatus: 1 = open, 0 = closed; open when nothing is stored. */
export const readSidebarOpen = (): boolean => readCookie('sidebarStatus') !== '0';
export const keepSidebarOpen = (open: boolean) => writeCookie('sidebarStatus', open ? '1' : '0', 365);
