import { rememberDays } from '@yigou/contract/people/accounts.terms';
import type { LoginResult } from '@yigou/contract/people/sessions';
import { keepSite, session } from '../../../../app/session';

/** Apart from the session itself: who is logged in already never needs it. */
export function keepLogin(login: LoginResult) {
  session.keepSession({ userPwd: login.userPwd ?? '' }, rememberDays);
  session.keepSession({
    token: login.token,
    userId: String(login.userId),
    userName: login.userName,
    customerId: String(login.customerId),
    customerName: login.customerName,
  });
  keepSite(login.companyId, login.hostId);
}

export const renameLogin = (userName: string) => session.keepSession({ userName });
