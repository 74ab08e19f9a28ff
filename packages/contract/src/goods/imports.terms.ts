import { type Field, fieldOf, fields } from './fields.terms';

const megabyte = 1024 * 1024;

/** Path of the one call of imports that takes a file. */
export const importUploadPath = '/api/console/goods/import';
/** The rows that cannot be written, as a sheet with the reason in its last column. */
export const importFaultsPath = '/api/console/goods/import/faults';
/** An empty sheet with every title that is known without looking. */
export const importTemplatePath = '/api/console/goods/import/template';

export const importLimits = {
  sheetBytes: 50 * megabyte,
  zipBytes: 500 * megabyte,
  /** In one archive. */
  pictures: 10_000,
  /** What a packed sheet may come to when it is unpacked. */
  unpackedBytes: 400 * megabyte,
  rows: 100_000,
  columns: 100,
  cell: 20_000,
  profileName: 40,
  keptDays: 30,
} as const;

/** From a file to a change set. */
export const importStateLabels = {
  reading: '正在读取',
  checking: '正在试运行',
  ready: '试运行完成',
  drafting: '正在生成变更单',
  drafted: '已生成变更单',
  failed: '未能读取',
  discarded: '已放弃',
} as const;
export type ImportState = keyof typeof importStateLabels;

/** What a row would do. */
export const importVerdictLabels = { change: '会改', new: '新增', same: '无变化', fault: '失败' } as const;
export type ImportVerdict = keyof typeof importVerdictLabels;

export const importTabs = { first: '问题在前', fault: '失败', change: '会改', new: '新增', same: '无变化' } as const;
export type ImportTab = keyof typeof importTabs;

/** What only a new SKU is told, and what ties rows to one product; neither is a field. */
export const importExtras = {
  skuNo: {
    label: '商品编号',
    alsoCalled: ['货号', 'SKU', 'SKU 编号', '编号', '订货号', '物料号', '商品编码', '型号编码'],
  },
  group: { label: '同一商品的记号', alsoCalled: ['款号', 'SPU', 'SPU 编号', '系列编号', '商品组'] },
  onHand: { label: '库存（仅新增）', alsoCalled: ['库存', '库存数量', '现货数量'] },
} as const;
type Extra = keyof typeof importExtras;

/** Pictures by number come as one archive. */
export const isArchive = (fileName: string): boolean => /\.zip$/i.test(fileName);

/** Where what could not be read at all says so; no column of a sheet goes there. */
export const refusedTarget = 'refused';

/** Rich text, pictures and lists of other goods do not come in a cell. */
const isInCell = ({ rule }: Field): boolean =>
  !['html', 'template'].includes(rule.kind) && !(rule.kind === 'references' && rule.to === 'product');

/** Where a column may go: `skuNo`, `product.name`, `sku.listPrice`; empty: nowhere. */
export const importTargets: readonly string[] = [
  ...Object.keys(importExtras),
  ...(['product', 'sku'] as const).flatMap((thing) =>
    Object.entries(fields[thing]).flatMap(([name, field]) => (isInCell(field) ? [`${thing}.${name}`] : [])),
  ),
];

export type TargetField = { thing: 'product' | 'sku'; name: string; field: Field };

export function targetField(target: string): TargetField | null {
  const [thing = '', name = ''] = target.split('.');
  if (thing !== 'product' && thing !== 'sku') return null;
  const field = fieldOf(thing, name);
  return field && importTargets.includes(target) ? { thing, name, field } : null;
}

const isExtra = (target: string): target is Extra => Object.hasOwn(importExtras, target);

export const targetLabel = (target: string): string =>
  isExtra(target) ? importExtras[target].label : (targetField(target)?.field.label ?? '不导入');

export const targetNames = (target: string): readonly string[] => {
  if (isExtra(target)) return [importExtras[target].label, ...importExtras[target].alsoCalled];
  const field = targetField(target)?.field;
  return field ? [field.label, ...(field.alsoCalled ?? [])] : [];
};

/** Named in a sheet and not known here: one click makes them. */
export const importedNames = { category: '分类', brand: '品牌', supplier: '供应商', label: '标签' } as const;
export type ImportedName = keyof typeof importedNames;
