import { quietCall } from './client';
import { loginPath } from './paths';
import { queryClient } from './queryClient';
import { dropSession } from './session';

/** Ends the session and asks for a new one; `from` is where the operator wants to be afterwards. */
export function logout(from: string): void {
  // The token is in the request before the cookie goes; nobody waits for the answer, or hears that it failed.
  quietCall('Operator/Logout', {}).catch(() => {});
  dropSession();
  queryClient.clear();
  location.hash = loginPath(from);
}
