import type { lookupCalls } from '@yigou/contract/people/lookup';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { type Finder, findEverywhere } from './lookup.service';

export const lookupRoutes = (finders: readonly Finder[]): ConsoleRoutes<typeof lookupCalls> => ({
  'Search/Find': async (ctx, { word }) => ({ resultData: await findEverywhere(ctx, finders, word) }),
});
