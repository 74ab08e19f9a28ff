import type { overviewCalls } from '@yigou/contract/people/overview';
import { waitingNamedMost } from '@yigou/contract/people/overview.terms';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { type Desk, readWaiting } from './overview.service';

export const overviewRoutes = (desks: readonly Desk[]): ConsoleRoutes<typeof overviewCalls> => ({
  'Overview/GetWaiting': async (ctx) => ({ resultData: await readWaiting(ctx, desks, waitingNamedMost) }),
});
