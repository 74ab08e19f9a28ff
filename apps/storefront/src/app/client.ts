import type { Calls } from '@yigou/contract/calls';
import { createApiHooks, createClient } from '@yigou/web-kit';
import { takeEarly } from './early/earlyAnswers';

/** The shop's line to its server. */
export const client = createClient<Calls>({
  prefix: '/api/',
  tokenCookie: 'token',
  tokenless: ['ShopHostUrlMapTemplate/GetList'],
  takeEarly,
});

/** Fetched with the first write: whoever only looks does not load it. Without it, everything is read again. */
const changedBy = (path: string) =>
  import('@yigou/contract/changes').then(
    ({ changedBy }) => changedBy(path),
    () => () => true,
  );

export const { call, quietCall } = client;
export const { queryKey, useApiQuery, useApiMutation } = createApiHooks<Calls>(client, changedBy);
