import type { catalogDeskCalls } from '@yigou/contract/goods/catalogDesk.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import type { CatalogUse } from './catalogUse.service';
import { pageShelf, readShelfTree, readUses } from './shelf.service';
import { mergeThings, moveCategory, removeThing, saveThing } from './shelfChanging.service';

type Knowing = { catalogUses: readonly CatalogUse[] };

export const catalogDeskRoutes = ({ catalogUses }: Knowing): ConsoleRoutes<typeof catalogDeskCalls> => ({
  'Shelf/GetPage': pageShelf,
  'Shelf/GetTree': async (ctx) => ({ resultData: await readShelfTree(ctx) }),
  'Shelf/GetUses': async (ctx, input) => ({ resultData: await readUses(ctx, catalogUses, input) }),
  'Shelf/Save': async (ctx, input) => ({ resultData: await saveThing(ctx, input) }),
  'Shelf/Move': async (ctx, input) => ({ resultData: await moveCategory(ctx, input) }),
  'Shelf/Remove': async (ctx, input) => ({ resultData: await removeThing(ctx, catalogUses, input) }),
  'Shelf/Merge': async (ctx, input) => ({ resultData: await mergeThings(ctx, catalogUses, input) }),
});
