import { readCookie, writeCookie } from '@yigou/web-kit';

/** sidebarStatus: 1 = open, 0 = closed; open when nothing is stored. */
export const readSidebarOpen = (): boolean => readCookie('sidebarStatus') !== '0';
export const keepSidebarOpen = (open: boolean) => writeCookie('sidebarStatus', open ? '1' : '0', 365);
