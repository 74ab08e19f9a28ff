import { anyAccount, anyRole, buyers, type Cases, type Given, none, page } from './rightsCases';

const bySku = ({ goods: { itemId } }: Given) => ({ itemId });
const bySkuNo = ({ goods: { itemNo } }: Given) => ({ itemNo });
const byCategory = ({ goods: { categoryId } }: Given) => ({ categoryId });
const byList = ({ purchaseList }: Given) => ({ listId: purchaseList });
const items = ({ goods: { itemId } }: Given) => ({ itemIds: [itemId] });

const goodsDoor = {
  GetWebSkuPage: { who: anyAccount, input: page },
  GetSkuVariants: { who: anyAccount, input: ({ goods: { productId } }: Given) => ({ productId }) },
  GetSkuReplaceList: { who: anyAccount, input: bySku },
  GetSkuModel: { who: anyAccount, input: bySku },
  GetSkuModelBySkuNo: { who: anyAccount, input: bySkuNo },
  GetSkuSelTag: { who: anyAccount, input: bySku },
  GetCategoryListByIdBot: { who: anyAccount, input: byCategory },
  GetCategoryListByIdBotSku: { who: anyAccount, input: bySku },
  GetCategoryListByIdBotSkuNo: { who: anyAccount, input: bySkuNo },
  GetSkuModelIMG: { who: anyAccount, input: bySku },
  GetSkuModelIMGByNo: { who: anyAccount, input: bySkuNo },
};
type DoorCases<D extends string> = { [V in keyof typeof goodsDoor as `${D}/${V}`]: (typeof goodsDoor)[V] };
const openDoor = <const D extends string>(door: D) =>
  Object.fromEntries(
    Object.entries(goodsDoor).map(([verb, each]) => [`${door}/${verb}`, each]),
  ) as unknown as DoorCases<D>;

/** What is sold, and what somebody looked at. */
export const rightsOfGoods = {
  'Help/GetTree': { who: anyAccount, input: none },
  'Help/GetModel': { who: anyAccount, input: ({ docId }) => ({ docId }) },
  'Help/Search': { who: anyAccount, input: () => ({ searchKey: '发票' }) },
  'Help/GetAgreement': { who: anyAccount, input: none },
  ...openDoor('ProductToC'),
  ...openDoor('Product'),
  'Product/GetCategoryList': { who: anyAccount, input: none },
  'ProductToC/GetSuggest': { who: anyAccount, input: () => ({ searchKey: '笔' }) },
  'Product/GetSuggest': { who: anyAccount, input: () => ({ searchKey: '笔' }) },
  'ProductToC/GetHotSearchList': { who: anyAccount, input: none },
  'ProductToC/SubmitClick': { who: anyAccount, input: () => ({ searchKey: '笔' }) },
  'BasBrand/GetPage': { who: anyAccount, input: page },
  'Supplier/GetModel': { who: anyAccount, input: ({ goods: { supplierId } }) => ({ supplierId }) },
  'ShopItemConcern/Add': { who: anyRole, input: bySku },
  'ShopItemConcern/Delete': { who: anyRole, names: ['concern'], input: items },
  'ShopItemConcern/GetPage': { who: anyRole, lists: 'concern', input: page },
  'ShopItemConcern/SetGroup': {
    who: anyRole,
    names: ['concern'],
    input: (given) => ({ ...items(given), groupName: '常用' }),
  },
  'PurchaseList/GetList': { who: anyRole, lists: 'purchaseList', input: none },
  'PurchaseList/GetModel': { who: anyRole, names: ['purchaseList'], input: byList },
  'PurchaseList/Save': {
    who: anyRole,
    names: ['purchaseList'],
    input: (given) => ({ ...byList(given), name: '月度补货' }),
  },
  'PurchaseList/Delete': { who: anyRole, names: ['purchaseList'], input: byList },
  'PurchaseList/AddLines': {
    who: anyRole,
    names: ['purchaseList'],
    input: (given) => ({ ...byList(given), lines: [{ ...bySku(given), qty: 2 }] }),
  },
  'PurchaseList/EditLine': {
    who: anyRole,
    names: ['purchaseList'],
    input: (given) => ({ ...byList(given), ...bySku(given), qty: 3, note: '每层一盒' }),
  },
  'PurchaseList/RemoveLines': {
    who: anyRole,
    names: ['purchaseList'],
    input: (given) => ({ ...byList(given), ...items(given) }),
  },
  'PurchaseList/ToCart': {
    who: buyers,
    names: ['purchaseList'],
    input: (given) => ({ ...byList(given), lines: [{ ...bySku(given), qty: 1 }] }),
  },
  'Regular/GetList': { who: anyAccount, input: none },
  'Regular/GetBought': { who: anyAccount, input: items },
  'CustBrowsing/Submit': { who: anyAccount, input: bySku },
  'CustBrowsing/GetPage': { who: anyRole, lists: 'browsing', input: page },
} satisfies Cases;
