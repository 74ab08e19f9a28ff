import { goodsRequestInput, soldOutSku } from './requesting';
import { anyAccount, anyRole, type Cases, type Given, none, page } from './rightsCases';

const byGoodsRequest = ({ want }: Given) => ({ wantId: want });

/** What is asked for because it is not sold, or not there. Only whoever asked takes a request back or ends it. */
export const rightsOfRequests = {
  'Want/Submit': {
    who: anyRole,
    names: ['wantPicture'],
    input: ({ wantPicture }) => goodsRequestInput({ pictureIds: [wantPicture] }),
  },
  'Want/GetPage': { who: anyRole, lists: 'want', input: page },
  'Want/GetModel': { who: anyRole, names: ['want'], input: byGoodsRequest },
  'Want/Withdraw': {
    who: anyRole,
    names: ['ownGoodsRequest'],
    input: ({ ownGoodsRequest }) => ({ wantId: ownGoodsRequest }),
  },
  'Want/Close': {
    who: anyRole,
    names: ['answeredGoodsRequest'],
    input: ({ answeredGoodsRequest }) => ({ wantId: answeredGoodsRequest }),
  },
  'Restock/GetMine': { who: anyAccount, lists: 'stockAlert', input: none },
  'Restock/Add': {
    who: anyRole,
    input: async ({ test, account }) => ({ itemId: (await soldOutSku(test, account.companyId)).skuId }),
  },
  'Restock/Delete': { who: anyRole, names: ['stockAlert'], input: ({ goods: { itemId } }) => ({ itemId }) },
} satisfies Cases;
