import { CallError } from '@yigou/web-kit';
import { keepLogin } from '../features/people/accounts/shared/keepLogin';
import { call } from './client';
import { logError } from './log';
import { dropLogin, mayResume, rememberCredential } from './session';

let resuming: Promise<void> | undefined;

async function resume() {
  if (!mayResume()) return;
  try {
    keepLogin((await call('Account/Resume', { userPwd: rememberCredential() })).resultData);
  } catch (error) {
    logError(error);
    // Refused for good. After a broken line it may still be good.
    if (error instanceof CallError) dropLogin();
  }
}

/** One tab after the other: a credential that is sent twice counts as stolen. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('resume', work) : work();

/** 记住我: a visitor who comes back without a token but with the credential is logged in before anything is decided. */
export async function resumeLogin(): Promise<void> {
  resuming ??= inTurn(resume).finally(() => {
    resuming = undefined;
  });
  await resuming;
}
