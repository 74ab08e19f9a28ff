import { jsonBody, readCookie, timedPost } from '@yigou/web-kit';
import { usualView } from '../../features/goods/search/usualView';
import { paths } from '../paths';
import { keepEarly } from './earlyAnswers';
import { firstCalls } from './firstCalls.rules';

/** Address → the files its page needs beside those that every page needs; written in by the build. */
declare const firstFiles: Readonly<Record<string, readonly string[]>>;

/**
 * Stands in the first HTML itself. Only the browser knows the address behind the `#`: what its page needs is fetched
 * at once, not when all scripts have come and been read.
 */
const address = location.hash.slice(1) || paths.home;
const token = readCookie('token');

for (const file of firstFiles[address.split('?')[0] ?? ''] ?? []) {
  const link = document.createElement('link');
  if (file.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
  else link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

// Who is about to be logged in again will ask as somebody else.
if (token || !readCookie('userPwd')) {
  for (const { path, input } of firstCalls(address, token !== '', usualView())) {
    const [url, body] = [`/api/${path}`, JSON.stringify(input)];
    const response = fetch(url, timedPost(jsonBody(body), token));
    // Who takes it hears of it.
    response.catch(() => {});
    keepEarly(url, body, token, response);
  }
}
