import type { partNumberCalls } from '@yigou/contract/goods/partNumbers.console';
import type { poolCalls } from '@yigou/contract/goods/pools.console';
import type { priceBookCalls } from '@yigou/contract/goods/priceBooks.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { pagePartNos, removePartNos, savePartNos } from '../catalog/partNumbers.service';
import { findParties, pageBooks, readBook } from './books.service';
import { findSkus, matchPasted, pageLines, pageOverlaps } from './lines.service';
import { countOf, pagePools, readPool, removePool, savePool } from './pools.service';
import { saveBook, saveLines } from './saving.service';
import { explain } from './why.service';

type Calls = typeof priceBookCalls & typeof poolCalls & typeof partNumberCalls;

export const priceBookRoutes: ConsoleRoutes<Calls> = {
  'PriceBook/GetPage': pageBooks,
  'PriceBook/GetModel': async (ctx, { priceBookId }) => ({ resultData: await readBook(ctx, priceBookId) }),
  'PriceBook/GetLines': pageLines,
  'PriceBook/GetOverlaps': pageOverlaps,
  'PriceBook/GetParties': async (ctx, { searchKey }) => ({ resultData: await findParties(ctx, searchKey) }),
  'PriceBook/FindSkus': async (ctx, { searchKey }) => ({ resultData: await findSkus(ctx, searchKey) }),
  'PriceBook/Match': async (ctx, input) => ({ resultData: await matchPasted(ctx, input) }),
  'PriceBook/Why': async (ctx, input) => ({ resultData: await explain(ctx, input) }),
  'PriceBook/Save': async (ctx, input) => ({ resultData: await saveBook(ctx, input) }),
  'PriceBook/SaveLines': async (ctx, input) => ({ resultData: await saveLines(ctx, input) }),
  'Pool/GetPage': pagePools,
  'Pool/GetModel': async (ctx, owner) => ({ resultData: await readPool(ctx, owner) }),
  'Pool/Count': async (ctx, content) => ({ resultData: await countOf(ctx, content) }),
  'Pool/Save': async (ctx, input) => ({ resultData: await savePool(ctx, input) }),
  'Pool/Remove': async (ctx, input) => ({ resultData: await removePool(ctx, input) }),
  'PartNumber/GetPage': pagePartNos,
  'PartNumber/Save': async (ctx, input) => ({ resultData: await savePartNos(ctx, input) }),
  'PartNumber/Remove': async (ctx, input) => ({ resultData: await removePartNos(ctx, input) }),
};
