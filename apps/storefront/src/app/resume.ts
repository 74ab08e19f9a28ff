import { CallError, call, dropLogin, hasToken, keepLogin, rememberCredential } from '@yigou/web-kit';
import { logError } from './log';

let resuming: Promise<void> | undefined;

async function resume() {
  try {
    keepLogin((await call('Account/Resume', { userPwd: rememberCredential() })).resultData);
  } catch (error) {
    logError(error);
    // Refused for good; after a broken line the credential may still be worth a try.
    if (error instanceof CallError) dropLogin();
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
