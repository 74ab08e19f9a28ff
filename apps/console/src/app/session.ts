import { createSession } from '@yigou/web-kit';

/** Cookies of the console's own, beside those of the shop. */
export const { useSession, readToken, hasToken, keepSession, dropSession } = createSession({ token: 'consoleToken' });
