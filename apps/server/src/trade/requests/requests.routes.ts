import type { goodsRequestCalls } from '@yigou/contract/trade/requests';
import type { TypedWords } from '../../goods/typedWords/counting.service';
import type { Routes } from '../../ground/http/bind';
import {
  closeGoodsRequest,
  pageRequests,
  readGoodsRequest,
  submitGoodsRequest,
  withdrawGoodsRequest,
} from './requests.service';

const done = { resultData: null };

export const goodsRequestRoutes = (typedWords: TypedWords): Routes<typeof goodsRequestCalls> => ({
  'Want/Submit': async (ctx, input) => {
    const resultData = await submitGoodsRequest(ctx, input);
    typedWords.cameTo(ctx, 'requests');
    return { resultData };
  },
  'Want/GetPage': pageRequests,
  'Want/GetModel': async (ctx, { wantId }) => ({ resultData: await readGoodsRequest(ctx, wantId) }),
  'Want/Withdraw': async (ctx, { wantId }) => {
    await withdrawGoodsRequest(ctx, wantId);
    return done;
  },
  'Want/Close': async (ctx, { wantId }) => {
    await closeGoodsRequest(ctx, wantId);
    return done;
  },
});
