import type { shopViewCalls, viewCalls } from '@yigou/contract/people/views';
import type { ConsoleRoutes, Routes } from '../../ground/http/bind';
import { dropView, keepView, listViews } from './keeping.service';
import { deleteView, readViews, saveColumns, saveView } from './views.service';

const done = { resultData: null };

export const viewRoutes: ConsoleRoutes<typeof viewCalls> = {
  'View/GetList': async (ctx, { list }) => ({ resultData: await readViews(ctx, list) }),
  'View/Save': async (ctx, draft) => ({ resultData: await saveView(ctx, draft) }),
  'View/Delete': async (ctx, { viewId }) => {
    await deleteView(ctx, viewId);
    return done;
  },
  'View/SaveColumns': async (ctx, { list, hidden }) => {
    await saveColumns(ctx, list, hidden);
    return done;
  },
};

export const shopViewRoutes: Routes<typeof shopViewCalls> = {
  'View/GetList': async ({ tx, caller: { accountId } }, { list }) => ({
    resultData: await listViews(tx, { accountId }, list),
  }),
  'View/Save': async ({ tx, now, caller: { accountId } }, draft) => ({
    resultData: await keepView(tx, { accountId }, draft, now),
  }),
  'View/Delete': async ({ tx, caller: { accountId } }, { viewId }) => {
    await dropView(tx, { accountId }, viewId);
    return done;
  },
};
