import { anyAccount, anyRole, type Cases, type Given, none, page } from './rightsCases';
import { soldOutSku, wantInput } from './wanting';

const byWant = ({ want }: Given) => ({ wantId: want });

/** What is asked for because it is not sold, or not there. Only whoever asked takes a request back or ends it. */
export const rightsOfWants = {
  'Want/Submit': {
    who: anyRole,
    names: ['wantPicture'],
    input: ({ wantPicture }) => wantInput({ pictureIds: [wantPicture] }),
  },
  'Want/GetPage': { who: anyRole, lists: 'want', input: page },
  'Want/GetModel': { who: anyRole, names: ['want'], input: byWant },
  'Want/Withdraw': { who: anyRole, names: ['ownWant'], input: ({ ownWant }) => ({ wantId: ownWant }) },
  'Want/Close': { who: anyRole, names: ['answeredWant'], input: ({ answeredWant }) => ({ wantId: answeredWant }) },
  'Restock/GetMine': { who: anyAccount, lists: 'restockWatch', input: none },
  'Restock/Add': {
    who: anyRole,
    input: async ({ test, account }) => ({ itemId: (await soldOutSku(test, account.companyId)).skuId }),
  },
  'Restock/Delete': { who: anyRole, names: ['restockWatch'], input: ({ goods: { itemId } }) => ({ itemId }) },
} satisfies Cases;
