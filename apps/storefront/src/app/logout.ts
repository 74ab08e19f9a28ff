import { quietCall } from './client';
import { logError } from './log';
import { loginPath } from './paths';
import { queryClient } from './queryClient';
import { dropLogin } from './session';

/** Ends the session and asks for a new one; `from` is where the user wants to be afterwards. */
export function logout(from: string): void {
  // The token is in the request before the cookie goes. Nobody should wait for the answer in order to leave, or hear that it failed.
  quietCall('Account/Logout', {}).catch(logError);
  dropLogin();
  queryClient.clear();
  location.hash = loginPath(from);
}
