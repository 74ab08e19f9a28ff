import type { editorCalls } from '@yigou/contract/goods/editor.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { readChoices, readProduct } from './editor.service';
import { readGrid } from './grid.service';
import { saveGoods } from './saving.service';
import { seeAs } from './seeing.service';

export const editorRoutes: ConsoleRoutes<typeof editorCalls> = {
  'Goods/GetModel': async (ctx, { productId }) => ({ resultData: await readProduct(ctx, productId) }),
  'Goods/GetChoices': async (ctx) => ({ resultData: await readChoices(ctx) }),
  'Goods/GetGrid': async (ctx, input) => ({ resultData: await readGrid(ctx, input) }),
  'Goods/SeeAs': async (ctx, input) => ({ resultData: await seeAs(ctx, input) }),
  'Goods/Save': async (ctx, input) => ({ resultData: await saveGoods(ctx, input) }),
};
