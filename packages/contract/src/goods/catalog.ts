import { z } from 'zod';
import { call, type Entrance, id, keysOf, noInput, page, pageInput, result, rows } from '../ground/call';
import { matchLabels, priceKindLabels, type SkuSort, skuSorts } from './catalog.terms';
import { leadKinds } from './searchWords.terms';

export const Tier = z.object({ fromQty: z.number(), price: z.number() });

/** One SKU as a list shows it. */
export const SkuCard = z.object({
  itemId: z.number(),
  productId: z.number(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  brandId: z.number(),
  brandName: z.string(),
  supplierId: z.number(),
  supplierName: z.string(),
  labels: z.array(z.string()),
  unit: z.string(),
  moq: z.number(),
  multiple: z.number(),
  price: z.number(),
  priceKind: z.enum(keysOf(priceKindLabels)),
  marketPrice: z.number(),
  tiers: z.array(Tier),
  stockQty: z.number(),
  sales: z.number(),
  imgUrl: z.string(),
  /** The customer's own number for it, where they have one. */
  partNo: z.string(),
  /** What one unit holds, where that is known: 50 只 a 包. */
  pack: z.object({ qty: z.number(), unit: z.string() }).nullable(),
  /** Division code of the province it is sent from; empty: unknown. */
  shipsFrom: z.string(),
});
export type SkuCard = z.infer<typeof SkuCard>;

/** What is sold in the place of what is sold no more. */
export const Successor = SkuCard.pick({
  itemId: true,
  productId: true,
  itemNo: true,
  itemName: true,
  itemSpec: true,
  imgUrl: true,
  unit: true,
  price: true,
});
export type Successor = z.infer<typeof Successor>;

const FacetValue = z.object({ id: z.number(), name: z.string(), count: z.number() });
export type FacetValue = z.infer<typeof FacetValue>;

export const Facets = z.object({
  categories: z.array(FacetValue),
  brands: z.array(FacetValue),
  labels: z.array(FacetValue),
  suppliers: z.array(FacetValue),
  prices: z.array(z.object({ from: z.number(), to: z.number().nullable(), count: z.number() })),
  specs: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.string(), count: z.number() })) })),
});
export type Facets = z.infer<typeof Facets>;

const CategoryStep = z.object({ categoryId: z.number(), categoryName: z.string() });
export type CategoryStep = z.infer<typeof CategoryStep>;

const ids = z.array(id).max(50, '最多选择 50 项').default([]);
const yuan = z.number('价格必须是数字').min(0, '价格不能为负').max(100_000_000, '价格过大').optional();
const flag = z.union([z.literal(0), z.literal(1)], { error: '只能是 0 或 1' }).default(0);

const SkuFilter = z.object({
  categoryId: id.optional(),
  brandIds: ids,
  labIds: ids,
  supplierIds: ids,
  /** `颜色:黑色` */
  specs: z.array(z.string().max(100, '规格过长')).max(20, '最多选择 20 项规格').default([]),
  priceFrom: yuan,
  priceTo: yuan,
  inStock: flag,
  /** 1 = only goods under contract; empty for visitors. */
  selAstrict: flag,
  /** 1 = a row for every SKU; else one for each product, the SKU that matches best. */
  everySku: flag,
  /** 1 = a slip of the pen is not put right. */
  asTyped: flag,
  sort: z.enum(skuSorts as [SkuSort, ...SkuSort[]], { error: '不支持的排序方式' }).default('default'),
});

const skuPageInput = pageInput(SkuFilter).extend({
  searchKey: z.string({ error: '关键字必须是文字' }).max(500, '关键字最多 500 个字').default(''),
});

const SkuChip = z.object({ itemId: z.number(), itemSpec: z.string(), inStock: z.boolean() });
export type SkuChip = z.infer<typeof SkuChip>;

/** The SKU of a product that matches best, and how many of the product match. */
const SkuHit = SkuCard.extend({
  skuCount: z.number(),
  /** A few of those that match, itself among them; empty where it is the only one. */
  chips: z.array(SkuChip),
});
export type SkuHit = z.infer<typeof SkuHit>;

/** A SKU of a product, and whether it is among what was searched for. */
const SkuVariant = SkuCard.extend({ matches: z.boolean() });
export type SkuVariant = z.infer<typeof SkuVariant>;

const SkuPage = page(SkuHit).extend({
  /** false: each row is a SKU of its own, since a number was typed or every SKU was asked for. */
  grouped: z.boolean(),
  /** How many SKUs the products found have that match. */
  skuCount: z.number(),
  facets: Facets,
  matched: z.enum(keysOf(matchLabels)),
  /** What may have been meant instead. */
  didYouMean: z.string(),
  /** What was searched for instead of what was typed; empty = what was typed. */
  searched: z.string(),
  /** Words of it that the goods do not meet. */
  missing: z.array(z.string()),
  /** Where something like the missing thing may stand. */
  nearCategories: z.array(CategoryStep),
  /** The article whose number was typed, or 0. */
  exactItemId: z.number(),
  /** The number typed is of an article that is sold no more, and what is sold in its place. */
  ended: z.object({ itemNo: z.string(), successor: Successor }).nullable(),
  /** Where operators lead who typed exactly this; `itemId` is the article of a product. */
  lead: z
    .object({
      kind: z.enum(keysOf(leadKinds)),
      id: z.number(),
      itemId: z.number(),
      address: z.string(),
      name: z.string(),
    })
    .nullable(),
  breadcrumb: z.array(CategoryStep),
});

const SkuModel = SkuCard.extend({
  categoryId: z.number(),
  breadcrumb: z.array(CategoryStep),
  colorName: z.string(),
  imgs: z.array(z.object({ imgUrl: z.string() })),
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  packing: z.string(),
  /** From order to dispatch; 0: as usual. */
  leadDays: z.number(),
  /** In grams, as it is sent; 0 and empty: nobody said. */
  weight: z.number(),
  barcode: z.string(),
  taxRate: z.number(),
  /** Without tax, as finance people compare it. */
  netPrice: z.number(),
  noReasonReturn: z.boolean(),
  detailHtml: z.string(),
  /** 1 = on the shelf. */
  itemState: z.union([z.literal(0), z.literal(1)]),
  /** Off the shelf: what is sold in its place. */
  successor: Successor.nullable(),
  isConcern: z.boolean(),
  contractUntil: z.string(),
  /** The price book that the price is from, and how much less it is than the list price; empty and 0 without one. */
  contractBook: z.string(),
  contractSaved: z.number(),
});
export type SkuModel = z.infer<typeof SkuModel>;

const SkuSelTag = z.object({
  axes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** Every combination that exists, with the SKU it leads to. */
  combinations: z.array(
    z.object({ itemId: z.number(), itemNo: z.string(), values: z.array(z.string()), inStock: z.boolean() }),
  ),
});
export type SkuSelTag = z.infer<typeof SkuSelTag>;

/** productId opens the product's first SKU; itemId one of them. */
const skuRef = z
  .object({ productId: id.optional(), itemId: id.optional() })
  .refine((given) => given.productId !== undefined || given.itemId !== undefined, {
    error: '请指定商品',
    path: ['productId'],
  });
const skuNoRef = z.object({
  itemNo: z.string({ error: '请输入商品编号' }).trim().min(1, '请输入商品编号').max(50, '商品编号过长'),
});

const CategoryNode = z.object({
  categoryId: z.number(),
  categoryName: z.string(),
  imgUrl: z.string(),
  get children() {
    return z.array(CategoryNode);
  },
});

const Picture = z.object({ imgUrl: z.string() });

const variantsInput = z.object({
  productId: id,
  searchKey: skuPageInput.shape.searchKey,
  reqData: SkuFilter.optional(),
});

/** What both doors offer. */
const verbs = {
  GetWebSkuPage: {
    summary: '商品搜索与列表：每件商品一行，取最匹配的规格；带按商品计的筛选项数量',
    input: skuPageInput,
    answer: SkuPage,
  },
  GetSkuVariants: {
    summary: '一件商品的全部在售规格，并说明哪些符合搜索条件',
    input: variantsInput,
    answer: rows(SkuVariant),
  },
  GetSkuReplaceList: {
    summary: '可替代的商品：同类、规格相同、有货，最多 8 个',
    input: z.object({ itemId: id }),
    answer: rows(SkuCard),
  },
  GetSkuModel: { summary: '商品详情', input: skuRef, answer: result(SkuModel) },
  GetSkuModelBySkuNo: { summary: '按商品编号取详情', input: skuNoRef, answer: result(SkuModel) },
  GetSkuSelTag: { summary: '可选规格与每种组合对应的商品', input: skuRef, answer: result(SkuSelTag) },
  GetCategoryListByIdBot: {
    summary: '由分类编号取自上而下的分类路径',
    input: z.object({ categoryId: id }),
    answer: rows(CategoryStep),
  },
  GetCategoryListByIdBotSku: {
    summary: '由商品取自上而下的分类路径',
    input: z.object({ itemId: id }),
    answer: rows(CategoryStep),
  },
  GetCategoryListByIdBotSkuNo: {
    summary: '由商品编号取自上而下的分类路径',
    input: skuNoRef,
    answer: rows(CategoryStep),
  },
  GetSkuModelIMG: { summary: '商品图片', input: skuRef, answer: rows(Picture) },
  GetSkuModelIMGByNo: { summary: '按商品编号取图片', input: skuNoRef, answer: rows(Picture) },
};
type Verbs = typeof verbs;

type DoorCalls<D extends string, E extends Entrance> = {
  [V in keyof Verbs & string as `${D}/${V}`]: Verbs[V] & E & { work: 'read' };
};

/** One implementation, two doors: ProductToC is public at list prices, Product is priced for the account. */
const openDoor = <const D extends string, const E extends Entrance>(door: D, entrance: E, note: string) =>
  Object.fromEntries(
    Object.entries(verbs).map(([verb, spec]) => [
      `${door}/${verb}`,
      { ...spec, ...entrance, summary: `${spec.summary}（${note}）`, work: 'read' },
    ]),
  ) as unknown as DoorCalls<D, E>;

const Brand = z.object({ brandId: z.number(), brandName: z.string(), brandNameEn: z.string() });

const Supplier = z.object({
  supplierId: z.number(),
  supplierName: z.string(),
  shortName: z.string(),
  qualifications: z.array(z.string()),
  contact: z.string(),
  phone: z.string(),
  city: z.string(),
  about: z.string(),
  skuCount: z.number(),
});
export type Supplier = z.infer<typeof Supplier>;

export const catalogCalls = {
  ...openDoor('ProductToC', { access: 'public' }, '商城价'),
  ...openDoor('Product', { access: 'account', needs: 'anyAccount' }, '当前账号的协议价与商品池'),
  'Product/GetCategoryList': call({
    summary: '三级分类',
    access: 'public',
    work: 'read',
    input: noInput,
    answer: rows(CategoryNode),
  }),
  'BasBrand/GetPage': call({
    summary: '品牌',
    access: 'public',
    work: 'read',
    input: pageInput(z.looseObject({})),
    answer: page(Brand),
  }),
  'Supplier/GetModel': call({
    summary: '供应商资料',
    access: 'account',
    needs: 'anyAccount',
    work: 'read',
    input: z.object({ supplierId: id }),
    answer: result(Supplier),
  }),
};
