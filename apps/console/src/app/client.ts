import type { ConsoleCalls } from '@yigou/contract';
import { createApiHooks, createClient } from '@yigou/web-kit';

/** The console's line to its server; a token of the shop is nothing here. */
export const client = createClient<ConsoleCalls>({ prefix: '/api/console/', tokenCookie: 'consoleToken' });

export const { call, quietCall } = client;
export const { queryKey, useApiQuery, useApiMutation } = createApiHooks<ConsoleCalls>(client);
