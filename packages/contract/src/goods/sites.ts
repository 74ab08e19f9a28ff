import { z } from 'zod';
import { call, result } from '../ground/call';
import { linkRule, securityFilingRule, webColorRule } from './sites.terms';

const link = z.string().max(500).refine(linkRule.ok, linkRule.message);
const optionalLink = z.union([z.literal(''), link]);

export const NavLink = z.object({
  title: z.string().min(1).max(20),
  link,
  /** 2 = login required. */
  athtoken: z.union([z.literal(1), z.literal(2)]),
});
export type NavLink = z.infer<typeof NavLink>;

export const FloorItem = z.object({
  itemId: z.number(),
  productId: z.number(),
  itemNo: z.string(),
  itemName: z.string(),
  itemSpec: z.string(),
  brandName: z.string(),
  supplierName: z.string(),
  unit: z.string(),
  moq: z.number(),
  price: z.number(),
  marketPrice: z.number(),
  imgUrl: z.string(),
});
export type FloorItem = z.infer<typeof FloorItem>;

const topBlocks = z.discriminatedUnion('type', [
  z.object({ type: z.literal('siteHead'), slogan: z.string().max(40), logoUrl: optionalLink }),
  z.object({ type: z.literal('searchBox'), placeholder: z.string().max(40) }),
  z.object({ type: z.literal('customNav'), links: z.array(NavLink).max(10) }),
  /** Which categories of the first level the menu shows, in this order. Without the block: all of them. */
  z.object({ type: z.literal('categoryNav'), categoryNames: z.array(z.string().max(50)).min(1).max(40) }),
]);

const modelBlocks = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('carousel'),
    slides: z
      .array(
        z.object({
          title: z.string().max(60),
          text: z.string().max(100),
          buttonText: z.string().max(10),
          link,
          background: z.string().regex(webColorRule.pattern, webColorRule.message),
          imgs: z.array(link).max(3),
        }),
      )
      .max(8),
  }),
  z.object({
    type: z.literal('notices'),
    list: z.array(z.object({ title: z.string().max(60), link, date: z.iso.date() })).max(10),
  }),
  z.object({
    type: z.literal('floor'),
    title: z.string().max(20),
    text: z.string().max(60),
    link,
    /** What the editor chose; the server turns it into `items` at each answer, so that prices are never stale. */
    itemNos: z.array(z.string().max(50)).max(20),
    items: z.array(FloorItem).default([]),
  }),
  z.object({
    type: z.literal('brandWall'),
    title: z.string().max(20),
    brandNames: z.array(z.string().max(50)).max(40),
    brands: z.array(z.object({ brandId: z.number(), brandName: z.string(), brandNameEn: z.string() })).default([]),
  }),
]);

const bottomBlocks = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('bottomHelp'),
    /** 1 = show the QR code. */
    isCode: z.union([z.literal(0), z.literal(1)]),
    list: z
      .array(
        z.object({
          docTitle: z.string().max(20),
          children: z.array(z.object({ docId: z.number(), docTitle: z.string().max(40) })),
        }),
      )
      .max(8),
    codeImg: optionalLink,
    codeTitle: z.string().max(20),
  }),
  z.object({
    type: z.literal('servicePromise'),
    items: z.array(z.object({ icon: link, label: z.string().max(10), text: z.string().max(30) })).max(6),
  }),
  z.object({ type: z.literal('copyright'), text: z.string().max(200) }),
  z.object({
    type: z.literal('filing'),
    securityNo: z.string().regex(securityFilingRule.pattern, securityFilingRule.message),
    securityText: z.string().max(60),
    icpText: z.string().max(60),
  }),
]);

export const LoginTemp = z.object({
  title: z.string().max(40),
  text: z.string().max(100),
  points: z.array(z.string().max(30)).max(5),
  imgs: z.array(link).max(3),
});
export type LoginTemp = z.infer<typeof LoginTemp>;

/** What `plateContent` holds, as JSON text. */
export const PlateContent = z.object({
  topContent: z.array(topBlocks),
  modelContent: z.array(modelBlocks),
  bottomContent: z.array(bottomBlocks),
  loginTemp: LoginTemp,
});
export type PlateContent = z.infer<typeof PlateContent>;

type Named<B, T> = Extract<B, { type: T }>;
export type TopBlock<T extends PlateContent['topContent'][number]['type']> = Named<
  PlateContent['topContent'][number],
  T
>;
export type ModelBlock<T extends PlateContent['modelContent'][number]['type']> = Named<
  PlateContent['modelContent'][number],
  T
>;
export type BottomBlock<T extends PlateContent['bottomContent'][number]['type']> = Named<
  PlateContent['bottomContent'][number],
  T
>;

export const CompanyTemplate = z.object({
  companyId: z.number(),
  hostId: z.number(),
  siteTitle: z.string(),
  webColor: z.string(),
  timestamp: z.number(),
  tempPageData: z.object({ templatePageId: z.number(), plateType: z.string(), plateContent: z.string() }),
});
export type CompanyTemplate = z.infer<typeof CompanyTemplate>;

export const NavCategory = z.object({
  navTitle: z.string(),
  categoryId: z.number(),
  categoryImgUrl: z.string(),
  /** 1 = show the picture beside the title. */
  isIcon: z.number(),
  /** Every category of the next level. */
  get categoryChildren() {
    return z.array(NavCategory);
  },
  /** The few of them that stand beside the title in the menu. */
  get children() {
    return z.array(z.object({ navTitle: z.string(), categoryId: z.number() }));
  },
});
export type NavCategory = z.infer<typeof NavCategory>;

export const SiteAnswer = z.object({
  companyTempList: z.array(CompanyTemplate),
  cateList: z.array(NavCategory),
  /** Of all of it. Who names it when asking again gets empty lists as long as nothing has changed. */
  version: z.string(),
});
export type SiteAnswer = z.infer<typeof SiteAnswer>;

const ignored = z.unknown().optional();

export const siteCalls = {
  'ShopHostUrlMapTemplate/GetList': call({
    summary: '站点模板与分类导航（按域名）',
    access: 'public',
    work: 'read',
    input: z.object({
      hmtId: ignored,
      hostId: ignored,
      plateType: z.union([z.literal('10'), z.literal('')]).default('10'),
      templatePageId: ignored,
      createTime: ignored,
      operatorId: ignored,
      key: ignored,
      companyUrl: z.string().max(300, '域名过长').default(''),
      version: z.string().max(64, '版本过长').default(''),
    }),
    answer: result(SiteAnswer),
  }),
};
