import { CancelledError } from '@tanstack/react-query';
import type { FunctionEntry } from '@yigou/contract/people/org';
import { CallError, confirmBox, showRefusal, toast } from '@yigou/web-kit';
import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { loadChunk, noteWantedPath } from './chunks';
import { refreshFunctions } from './functions';
import { decide, isCentre, pageTitle } from './guard.rules';
import { logError } from './log';
import { logout } from './logout';
import { hasToken, mayResume } from './session';
import { readSite, refreshSite, watchSite } from './site';

function siteFault(error: unknown) {
  showRefusal(error);
  logError(error);
}

let asking = false;

async function functionsFault(error: unknown, fullPath: string) {
  // A logout drops what is still being asked.
  if (error instanceof CancelledError) return;
  logError(error);
  if (!(error instanceof CallError) || asking) return;
  asking = true;
  const leave = await confirmBox({ title: '提示', text: '登录状态已过期，您可以继续留在该页面，或者重新登录' });
  asking = false;
  if (leave) logout(fullPath);
  else toast.error(error.message);
}

let titled: { path: string; functions?: readonly FunctionEntry[] | undefined } = { path: '' };

function writeTitle() {
  const title = titled.path && pageTitle(titled.path, readSite().title, titled.functions);
  if (title) document.title = title;
}

function setTitle(path: string, functions?: readonly FunctionEntry[]) {
  titled = { path, functions };
  writeTitle();
}

// The navigation does not wait for a fresh template; its title comes when the template does.
watchSite(writeTitle);

/** Runs before each navigation; the steps are in guard.rules. */
export async function guard({ request }: LoaderFunctionArgs) {
  const { pathname: path, search } = new URL(request.url);
  const fullPath = path + search;
  noteWantedPath(fullPath);
  if (path !== '/') {
    if (mayResume()) await (await loadChunk(() => import('./resume'))).resumeLogin();
    await refreshSite(siteFault);
    setTitle(path);
  }
  const loggedIn = hasToken();
  const functions =
    loggedIn && isCentre(path) ? await refreshFunctions((error) => functionsFault(error, fullPath)) : undefined;
  if (functions) setTitle(path, functions);

  const target = decide({ path, fullPath, loggedIn, functions });
  if (!target) return null;
  // An address that is already in the history must not stay there, or going back would lead into the redirect again.
  return (location.hash.slice(1) || '/') === fullPath ? replace(target) : redirect(target);
}
