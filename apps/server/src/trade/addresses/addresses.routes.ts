import type { addressCalls } from '@yigou/contract/trade/addresses';
import { areaTree, listAreas } from '../../ground/areas/areas.service';
import type { Routes } from '../../ground/http/bind';
import {
  deleteAddress,
  makeDefault,
  pageAddresses,
  readAddress,
  readDefaultAddress,
  saveAddress,
} from './addresses.service';
import { readDelivery } from './delivery.service';
import { recognise } from './recognise.rules';

export const addressRoutes: Routes<typeof addressCalls> = {
  'BasArea/GetAreas': async (_, input) => ({ resultData: [...(await listAreas(input.areaCode))] }),
  'BasArea/GetDelivery': async (ctx, input) => ({ resultData: await readDelivery(ctx, input.itemId, input.areaCode) }),
  'ReceiveAddress/GetPage': (ctx, input) => pageAddresses(ctx, input.searchKey, input.pageIndex, input.pageSize),
  'ReceiveAddress/GetModel': async (ctx, input) => ({ resultData: await readAddress(ctx, input.addressId) }),
  'ReceiveAddress/GetDefault': async (ctx) => ({ resultData: await readDefaultAddress(ctx) }),
  'ReceiveAddress/Save': async (ctx, input) => ({ resultData: await readAddress(ctx, await saveAddress(ctx, input)) }),
  'ReceiveAddress/Delete': async (ctx, input) => {
    await deleteAddress(ctx, input.addressId);
    return { resultData: null };
  },
  'ReceiveAddress/SetDefault': async (ctx, input) => {
    await makeDefault(ctx, input.addressId);
    return { resultData: null };
  },
  'ReceiveAddress/Recognise': async (_, input) => ({ resultData: recognise(await areaTree(), input.text) }),
};
