import { bookAudienceLabels, bookLimits } from './priceBooks.terms';

/**
 * What can be known of goods, each thing said once: what it is called, what may stand in it, what else it touches. The
 * grid, the editor, imports, exports, differences, history and release rules all read it from here; a new field is one
 * row here and a column in the database.
 */
export const thingLabels = {
  category: '分类',
  brand: '品牌',
  supplier: '供应商',
  label: '标签',
  product: '商品',
  sku: '规格',
  priceBook: '价目表',
  priceLine: '协议价',
  pool: '商品池',
} as const;
export type Thing = keyof typeof thingLabels;
/** Kept by calls of their own, with rights of their own. */
export const priceThings = ['priceBook', 'priceLine', 'pool'] as const;
export type GoodsThing = Exclude<Thing, (typeof priceThings)[number]>;
/** Whom prices and pools are kept for. */
export type Owner = 'customer' | 'customerGroup' | 'priceBook';

/** What a field may hold. Money is in 分; a reference is an id. */
export type FieldRule =
  | { kind: 'text'; least?: number; most: number; like?: RegExp; hint?: string }
  | { kind: 'html'; most: number }
  | { kind: 'number'; least: number; most: number; unit?: string }
  | { kind: 'money'; least: number; most: number }
  | { kind: 'choice'; choices: Readonly<Record<string, string>> }
  | { kind: 'switch' }
  | { kind: 'texts'; most: number; each: number }
  | { kind: 'day' }
  | { kind: 'reference'; to: GoodsThing }
  | { kind: 'references'; to: GoodsThing; most: number }
  | { kind: 'owner'; of: Owner }
  | { kind: 'owners'; of: Owner; most: number }
  | { kind: 'params' }
  | { kind: 'template' }
  | { kind: 'tiers' }
  | { kind: 'pictures'; most: number };

/** What has to follow a change: the words by which goods are found, or what their places in lists tell and are ordered by. */
type Concern = 'search' | 'shelf' | 'card' | 'price' | 'stock' | 'invoice';

export type Field = {
  label: string;
  rule: FieldRule;
  concerns: readonly Concern[];
  /** May be left out; cleared, it is this again. */
  empty?: unknown;
  /** What sheets of suppliers call it besides its label. */
  alsoCalled?: readonly string[];
};

const yuan = 100;
export const mostMoney = 100_000_000 * yuan;
const mostQty = 99_999;

const text = (most: number, least = 1): FieldRule => ({ kind: 'text', least, most });
const price: FieldRule = { kind: 'money', least: 1, most: mostMoney };
const search: readonly Concern[] = ['search'];
/** Lists show it, and servers keep what lists show. */
const card: readonly Concern[] = ['card'];
const none: readonly Concern[] = [];
const viewOrder: Field = {
  label: '顺序',
  rule: { kind: 'number', least: 0, most: 1_000_000 },
  concerns: none,
  empty: 0,
};

const fromDay: Field = {
  label: '开始日',
  rule: { kind: 'day' },
  concerns: none,
  empty: null,
  alsoCalled: ['生效日期'],
};
const toDay: Field = { label: '结束日', rule: { kind: 'day' }, concerns: none, empty: null, alsoCalled: ['失效日期'] };
const owners = (label: string, of: Owner, most: number): Field => ({
  label,
  rule: { kind: 'owners', of, most },
  concerns: none,
  empty: [],
});
const some = (label: string, to: GoodsThing, most: number): Field => ({
  label,
  rule: { kind: 'references', to, most },
  concerns: none,
  empty: [],
});

export const taxRates = { 0: '0%', 1: '1%', 3: '3%', 5: '5%', 6: '6%', 9: '9%', 13: '13%' } as const;

export const fields = {
  category: {
    name: { label: '分类名称', rule: text(30), concerns: search },
    parentId: { label: '上级分类', rule: { kind: 'reference', to: 'category' }, concerns: search, empty: null },
    imgUrl: { label: '图标', rule: text(300, 0), concerns: none, empty: '' },
    viewOrder,
    template: { label: '参数模板', rule: { kind: 'template' }, concerns: search, empty: [] },
  },
  brand: {
    name: { label: '品牌名称', rule: text(50), concerns: search },
    nameEn: { label: '英文名称', rule: text(50, 0), concerns: search, empty: '' },
  },
  supplier: {
    name: { label: '供应商名称', rule: text(100, 2), concerns: none },
    shortName: { label: '简称', rule: text(30), concerns: search },
    qualifications: { label: '资质', rule: { kind: 'texts', most: 20, each: 50 }, concerns: none, empty: [] },
    contact: { label: '联系人', rule: text(20, 0), concerns: none, empty: '' },
    phone: { label: '电话', rule: text(30, 0), concerns: none, empty: '' },
    city: { label: '发货城市', rule: text(30, 0), concerns: card, empty: '' },
    about: { label: '介绍', rule: text(2000, 0), concerns: none, empty: '' },
  },
  label: { name: { label: '标签名称', rule: text(20), concerns: search }, viewOrder },
  product: {
    name: { label: '商品名称', rule: text(120, 2), concerns: search, alsoCalled: ['品名', '产品名称', '名称'] },
    categoryId: {
      label: '分类',
      rule: { kind: 'reference', to: 'category' },
      concerns: search,
      alsoCalled: ['类目', '商品分类', '末级分类'],
    },
    brandId: { label: '品牌', rule: { kind: 'reference', to: 'brand' }, concerns: search },
    supplierId: {
      label: '供应商',
      rule: { kind: 'reference', to: 'supplier' },
      concerns: search,
      alsoCalled: ['供货商'],
    },
    unit: { label: '单位', rule: text(10), concerns: card, alsoCalled: ['计量单位', '销售单位'] },
    axes: { label: '规格项', rule: { kind: 'texts', most: 3, each: 20 }, concerns: search, empty: [] },
    labelIds: {
      label: '标签',
      rule: { kind: 'references', to: 'label', most: 10 },
      concerns: search,
      empty: [],
    },
    params: { label: '参数', rule: { kind: 'params' }, concerns: search, empty: [] },
    keywords: {
      label: '搜索关键词',
      rule: { kind: 'texts', most: 50, each: 30 },
      concerns: search,
      empty: [],
      alsoCalled: ['关键词', '别名'],
    },
    packing: { label: '包装清单', rule: text(1000, 0), concerns: none, empty: '' },
    detailHtml: { label: '图文详情', rule: { kind: 'html', most: 200_000 }, concerns: none, empty: '' },
    taxRate: {
      label: '税率',
      rule: { kind: 'choice', choices: taxRates },
      concerns: ['invoice'],
      alsoCalled: ['增值税率'],
    },
    taxCode: {
      label: '税收分类编码',
      rule: { kind: 'text', most: 19, like: /^\d{19}$/, hint: '税收分类编码是 19 位数字' },
      concerns: ['invoice'],
      empty: '',
      alsoCalled: ['税收编码', '税编', '商品和服务税收分类编码'],
    },
    noReasonReturn: { label: '支持无理由退货', rule: { kind: 'switch' }, concerns: none },
    leadDays: {
      label: '交期',
      rule: { kind: 'number', least: 0, most: 365, unit: '天' },
      concerns: none,
      empty: 0,
      alsoCalled: ['货期', '备货期', '发货周期'],
    },
    alternatives: {
      label: '替代商品',
      rule: { kind: 'references', to: 'product', most: 20 },
      concerns: none,
      empty: [],
    },
  },
  sku: {
    specs: { label: '规格', rule: { kind: 'texts', most: 3, each: 50 }, concerns: search, empty: [] },
    listPrice: {
      label: '销售价',
      rule: price,
      concerns: ['shelf', 'price'],
      alsoCalled: ['单价', '含税单价', '价格', '含税价', '商城价', '售价', '含税售价', '销售单价'],
    },
    marketPrice: {
      label: '市场价',
      rule: price,
      concerns: card,
      alsoCalled: ['原价', '面价', '吊牌价', '指导价', '厂家指导价'],
    },
    cost: {
      label: '成本价',
      rule: { kind: 'money', least: 0, most: mostMoney },
      concerns: ['price'],
      empty: null,
      alsoCalled: ['进价', '采购价', '供货价', '结算价'],
    },
    tiers: { label: '阶梯价', rule: { kind: 'tiers' }, concerns: ['shelf', 'price'], empty: [] },
    moq: {
      label: '起订量',
      rule: { kind: 'number', least: 1, most: mostQty },
      concerns: ['shelf', 'stock'],
      alsoCalled: ['最小起订量', 'MOQ', '起订', '起订数', '起订数量'],
    },
    multiple: {
      label: '倍数',
      rule: { kind: 'number', least: 1, most: mostQty },
      concerns: ['stock'],
      alsoCalled: ['订货倍数', '包装数', '装箱数'],
    },
    onShelf: { label: '上架', rule: { kind: 'switch' }, concerns: ['shelf'], alsoCalled: ['是否上架', '上下架'] },
    ended: { label: '停售', rule: { kind: 'switch' }, concerns: ['shelf'], empty: false },
    successorId: {
      label: '接替规格',
      rule: { kind: 'reference', to: 'sku' },
      // Who types the number of what ended is shown it, and servers keep what searches answered.
      concerns: card,
      empty: null,
    },
    imgUrls: { label: '图片', rule: { kind: 'pictures', most: 12 }, concerns: card, empty: [] },
    weight: {
      label: '毛重',
      rule: { kind: 'number', least: 0, most: 100_000_000, unit: '克' },
      concerns: none,
      empty: 0,
      alsoCalled: ['重量'],
    },
    barcode: {
      label: '条码',
      rule: { kind: 'text', most: 20, like: /^[0-9A-Z-]{4,20}$/i, hint: '条码是 4–20 位数字或字母' },
      concerns: search,
      empty: '',
      alsoCalled: ['条形码', '69 码', 'EAN'],
    },
    warnQty: {
      label: '预警库存',
      rule: { kind: 'number', least: 0, most: 10_000_000 },
      concerns: none,
      empty: 0,
      alsoCalled: ['安全库存'],
    },
  },
  priceBook: {
    name: { label: '价目表名称', rule: text(bookLimits.name, 2), concerns: none },
    audience: { label: '对象', rule: { kind: 'choice', choices: bookAudienceLabels }, concerns: none },
    customerIds: owners('企业', 'customer', bookLimits.customers),
    groupIds: owners('客户组', 'customerGroup', bookLimits.groups),
    fromDay: { label: '开始日', rule: { kind: 'day' }, concerns: none },
    toDay,
    enabled: { label: '启用', rule: { kind: 'switch' }, concerns: none, empty: true },
    priority: { label: '专项优先', rule: { kind: 'switch' }, concerns: none, empty: false },
    ceiling: { label: '不高于商城价', rule: { kind: 'switch' }, concerns: none, empty: true },
  },
  priceLine: {
    priceBookId: { label: '价目表', rule: { kind: 'owner', of: 'priceBook' }, concerns: none },
    skuId: { label: '规格', rule: { kind: 'reference', to: 'sku' }, concerns: none },
    price: { label: '协议价', rule: price, concerns: ['price'], alsoCalled: ['合同价', '执行价'] },
    tiers: { label: '阶梯价', rule: { kind: 'tiers' }, concerns: ['price'], empty: [] },
    fromDay,
    toDay,
  },
  pool: {
    customerId: { label: '企业', rule: { kind: 'owner', of: 'customer' }, concerns: none, empty: null },
    groupId: { label: '客户组', rule: { kind: 'owner', of: 'customerGroup' }, concerns: none, empty: null },
    includeCategoryIds: some('包含分类', 'category', bookLimits.poolItems),
    includeBrandIds: some('包含品牌', 'brand', bookLimits.poolItems),
    includeSupplierIds: some('包含供应商', 'supplier', bookLimits.poolItems),
    includeSkuIds: some('包含商品', 'sku', bookLimits.poolItems),
    excludeCategoryIds: some('排除分类', 'category', bookLimits.poolItems),
    excludeBrandIds: some('排除品牌', 'brand', bookLimits.poolItems),
    excludeSupplierIds: some('排除供应商', 'supplier', bookLimits.poolItems),
    excludeSkuIds: some('排除商品', 'sku', bookLimits.poolItems),
  },
} as const satisfies Record<Thing, Record<string, Field>>;

export const fieldOf = (thing: Thing, name: string): Field | undefined =>
  (fields[thing] as Record<string, Field>)[name];

export const fieldNamesOf = (thing: Thing): string[] => Object.keys(fields[thing]);

/** Whose ids a field holds; null where it holds none. */
export function namedBy(field: Field | undefined): GoodsThing | Owner | null {
  const rule = field?.rule;
  if (rule === undefined) return null;
  if ('to' in rule) return rule.to;
  return 'of' in rule ? rule.of : null;
}
