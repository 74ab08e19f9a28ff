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

export const { call, quietCall } = client;
export const { queryKey, useApiQuery, useApiMutation } = createApiHooks<Calls>(client);
