import { CallError, call, dropLogin, hasToken, keepLogin, rememberCredential } from '@yigou/web-kit';
import { logError } from './log';

let resuming: Promise<void> | undefined;

async function resume() {
  const tried = rememberCredential();
  try {
    keepLogin((await call('Account/Resume', { userPwd: tried })).resultData);
  } catch (error) {
    logError(error);
    // Refused for good, unless another tab was faster and holds the next one. After a broken line it may still be good.
    if (error instanceof CallError && rememberCredential() === tried) dropLogin();
  }
}

/** 记住我: a visitor who comes back without a token but with the credential is logged in before anything is decided. */
export async function resumeLogin(): Promise<void> {
  if (hasToken() || !rememberCredential()) return;
  // The credential is good for one use: two navigations at once must not both send it.
  resuming ??= resume().finally(() => {
    resuming = undefined;
  });
  await resuming;
}
