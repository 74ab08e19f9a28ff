import { md5 } from 'js-md5';

/** The only form in which a password leaves the browser. */
export const hashPassword = (password: string): string => md5(password).toUpperCase();
