import type { catalogCalls } from '@yigou/contract/goods/catalog';
import type { Routes } from '../../ground/http/bind';
import type { Context } from '../../ground/http/context';
import type { Viewer } from '../cards/cards.service';
import {
  readCategoryPath,
  readCategoryPathOfSku,
  readPictures,
  readSelTags,
  readSku,
  resolveSkuNo,
  type SkuRef,
} from '../cards/detail.service';
import { listCategoryTree, pageBrands, readSupplier } from '../catalog/catalog.service';
import { isFollowed } from '../favourites/favourites.service';
import { cachedCards } from '../search/listing.service';
import { readReplacements, readVariants, searchSkus } from '../search/search.service';
import type { Shelves } from '../search/shelf/shelves.service';
import type { TypedWords } from '../typedWords/counting.service';

/** The public door shows the same to everybody, whoever is logged in. */
const visitor = (ctx: Context): Viewer => ({ companyId: ctx.site.companyId, customerId: null, now: ctx.now });
const member = (ctx: Context): Viewer => ({
  companyId: ctx.site.companyId,
  customerId: ctx.caller?.customerId ?? null,
  now: ctx.now,
});

const followedBy = (ctx: Context) => async (skuId: number) =>
  ctx.caller ? isFollowed(ctx.tx, ctx.caller.accountId, skuId) : false;

/** Verbs that both doors share; only the viewer differs. */
function doorVerbs(shelves: Shelves, typedWords: TypedWords, viewerOf: (ctx: Context) => Viewer) {
  const byNo = async (ctx: Context, itemNo: string): Promise<SkuRef> => resolveSkuNo(ctx.tx, viewerOf(ctx), itemNo);
  const model = async (ctx: Context, ref: SkuRef) => {
    const cards = cachedCards(await shelves.of(ctx.tx, ctx.site.companyId));
    return { resultData: await readSku(ctx.tx, viewerOf(ctx), ref, cards, followedBy(ctx)) };
  };
  const pictures = async (ctx: Context, ref: SkuRef) => ({
    resultData: await readPictures(ctx.tx, viewerOf(ctx), ref),
  });
  const path = async (ctx: Context, ref: SkuRef) => ({
    resultData: await readCategoryPathOfSku(ctx.tx, viewerOf(ctx), ref),
  });
  return {
    page: async (ctx: Context, input: Parameters<typeof searchSkus>[3]) => {
      const page = await searchSkus(shelves, ctx.tx, viewerOf(ctx), input);
      typedWords.searched(ctx, input, page);
      return page;
    },
    variants: async (ctx: Context, input: Parameters<typeof readVariants>[3]) => ({
      resultData: await readVariants(shelves, ctx.tx, viewerOf(ctx), input),
    }),
    replacements: async (ctx: Context, { itemId }: { itemId: number }) => ({
      resultData: await readReplacements(shelves, ctx.tx, viewerOf(ctx), itemId),
    }),
    model,
    modelByNo: async (ctx: Context, { itemNo }: { itemNo: string }) => model(ctx, await byNo(ctx, itemNo)),
    selTag: async (ctx: Context, ref: SkuRef) => ({ resultData: await readSelTags(ctx.tx, viewerOf(ctx), ref) }),
    path: async (ctx: Context, { categoryId }: { categoryId: number }) => ({
      resultData: await readCategoryPath(ctx.tx, viewerOf(ctx), categoryId),
    }),
    pathOfSku: path,
    pathOfNo: async (ctx: Context, { itemNo }: { itemNo: string }) => path(ctx, await byNo(ctx, itemNo)),
    pictures,
    picturesByNo: async (ctx: Context, { itemNo }: { itemNo: string }) => pictures(ctx, await byNo(ctx, itemNo)),
  };
}

export function productRoutes(shelves: Shelves, typedWords: TypedWords): Routes<typeof catalogCalls> {
  const open = doorVerbs(shelves, typedWords, visitor);
  const own = doorVerbs(shelves, typedWords, member);
  return {
    'ProductToC/GetWebSkuPage': open.page,
    'ProductToC/GetSkuVariants': open.variants,
    'ProductToC/GetSkuReplaceList': open.replacements,
    'ProductToC/GetSkuModel': open.model,
    'ProductToC/GetSkuModelBySkuNo': open.modelByNo,
    'ProductToC/GetSkuSelTag': open.selTag,
    'ProductToC/GetCategoryListByIdBot': open.path,
    'ProductToC/GetCategoryListByIdBotSku': open.pathOfSku,
    'ProductToC/GetCategoryListByIdBotSkuNo': open.pathOfNo,
    'ProductToC/GetSkuModelIMG': open.pictures,
    'ProductToC/GetSkuModelIMGByNo': open.picturesByNo,
    'Product/GetWebSkuPage': own.page,
    'Product/GetSkuVariants': own.variants,
    'Product/GetSkuReplaceList': own.replacements,
    'Product/GetSkuModel': own.model,
    'Product/GetSkuModelBySkuNo': own.modelByNo,
    'Product/GetSkuSelTag': own.selTag,
    'Product/GetCategoryListByIdBot': own.path,
    'Product/GetCategoryListByIdBotSku': own.pathOfSku,
    'Product/GetCategoryListByIdBotSkuNo': own.pathOfNo,
    'Product/GetSkuModelIMG': own.pictures,
    'Product/GetSkuModelIMGByNo': own.picturesByNo,
    'Product/GetCategoryList': async (ctx) => ({ resultData: await listCategoryTree(ctx.tx, ctx.site.companyId) }),
    'BasBrand/GetPage': (ctx, input) =>
      pageBrands(ctx.tx, ctx.site.companyId, input.searchKey, input.pageIndex, input.pageSize),
    'Supplier/GetModel': async (ctx, input) => ({
      resultData: await readSupplier(ctx.tx, ctx.site.companyId, input.supplierId),
    }),
  };
}
