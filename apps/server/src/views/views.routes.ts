import type { viewCalls } from '@yigou/contract';
import type { ConsoleRoutes } from '../http/bind';
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
