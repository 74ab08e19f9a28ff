import type { findingCalls } from '@yigou/contract/people/lookup';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { type Finder, findEverywhere } from './lookup.service';

export const findingRoutes = (finders: readonly Finder[]): ConsoleRoutes<typeof findingCalls> => ({
  'Search/Find': async (ctx, { word }) => ({ resultData: await findEverywhere(ctx, finders, word) }),
});
