import type { listCalls } from '@yigou/contract/trade/lists';
import type { Routes } from '../../ground/http/bind';
import {
  deleteList,
  dropLines,
  editLine,
  listToCart,
  putIntoList,
  readList,
  readLists,
  saveList,
} from './lists.service';
import { readBought, readRegulars } from './regulars.service';

export const listRoutes: Routes<typeof listCalls> = {
  'PurchaseList/GetList': async (ctx) => ({ resultData: await readLists(ctx) }),
  'PurchaseList/GetModel': async (ctx, { listId }) => ({ resultData: await readList(ctx, listId) }),
  'PurchaseList/Save': async (ctx, draft) => ({ resultData: { listId: await saveList(ctx, draft) } }),
  'PurchaseList/Delete': async (ctx, { listId }) => {
    await deleteList(ctx, listId);
    return { resultData: null };
  },
  'PurchaseList/AddLines': async (ctx, { listId, lines }) => ({ resultData: await putIntoList(ctx, listId, lines) }),
  'PurchaseList/EditLine': async (ctx, { listId, ...edit }) => {
    await editLine(ctx, listId, edit);
    return { resultData: null };
  },
  'PurchaseList/RemoveLines': async (ctx, { listId, itemIds }) => {
    await dropLines(ctx, listId, itemIds);
    return { resultData: null };
  },
  'PurchaseList/ToCart': async (ctx, { listId, lines }) => ({ resultData: await listToCart(ctx, listId, lines) }),
  'Regular/GetList': async (ctx, { whose }) => readRegulars(ctx, whose),
  'Regular/GetBought': async (ctx, { itemIds }) => ({ resultData: await readBought(ctx, itemIds) }),
};
