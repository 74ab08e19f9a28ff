import type { Choices } from '@yigou/contract/goods/editor.console';
import { type Field, fieldOf, type Thing } from '@yigou/contract/goods/fields.terms';
import type { Names } from '@yigou/contract/goods/typedValues';

export type GridThing = 'product' | 'sku';
/** `sku.listPrice` */
export type ColumnKey = `${GridThing}.${string}`;
export type GridColumn = { key: ColumnKey; thing: GridThing; name: string; field: Field; width: number };

const widths: Readonly<Record<string, number>> = {
  ...{
    name: 240,
    categoryId: 200,
    supplierId: 160,
    brandId: 110,
    keywords: 180,
    params: 260,
    tiers: 220,
    taxCode: 170,
  },
  ...{
    barcode: 130,
    labelIds: 140,
    onShelf: 64,
    ended: 64,
    taxRate: 64,
    moq: 72,
    multiple: 72,
    leadDays: 72,
    unit: 64,
    weight: 84,
    warnQty: 84,
    noReasonReturn: 116,
  },
};

const offered: readonly [GridThing, readonly string[]][] = [
  [
    'sku',
    [
      'onShelf',
      'marketPrice',
      'listPrice',
      'cost',
      'tiers',
      'moq',
      'multiple',
      'weight',
      'barcode',
      'warnQty',
      'ended',
    ],
  ],
  [
    'product',
    [
      'name',
      'leadDays',
      'taxRate',
      'taxCode',
      'unit',
      'categoryId',
      'brandId',
      'supplierId',
      'labelIds',
      'keywords',
      'params',
      'noReasonReturn',
    ],
  ],
];

/** Everything that a grid can hold: what is a line of text. */
export const gridColumns: readonly GridColumn[] = offered.flatMap(([thing, names]) =>
  names.flatMap((name) => {
    const field = fieldOf(thing, name);
    return field ? [{ key: `${thing}.${name}` as const, thing, name, field, width: widths[name] ?? 116 }] : [];
  }),
);

export const usualColumns: readonly ColumnKey[] = [
  ...(['sku.onShelf', 'sku.marketPrice', 'sku.listPrice', 'sku.cost', 'sku.moq', 'sku.multiple'] as const),
  ...(['product.leadDays', 'product.taxRate', 'product.taxCode'] as const),
];

/** In the order in which all are offered. */
export function columnsIn(text: string): GridColumn[] {
  const wanted = text === '' ? usualColumns : text.split(',');
  const chosen = gridColumns.filter(({ key }) => (wanted as readonly string[]).includes(key));
  return chosen.length > 0 ? chosen : gridColumns.filter(({ key }) => usualColumns.includes(key));
}

/** Whatever is shown, by these a SKU is judged as a whole. */
const judged = ['listPrice', 'marketPrice', 'cost', 'tiers', 'moq', 'multiple', 'onShelf', 'ended'];

export const fieldsAsked = (columns: readonly GridColumn[]) => ({
  product: columns.filter(({ thing }) => thing === 'product').map(({ name }) => name),
  sku: [...new Set([...judged, ...columns.filter(({ thing }) => thing === 'sku').map(({ name }) => name)])],
});

export const isNumber = ({ field: { rule } }: GridColumn): boolean => rule.kind === 'money' || rule.kind === 'number';

/** Below its name, where it says something. */
export const noteOf = ({ field: { rule }, name }: GridColumn): string =>
  rule.kind === 'money'
    ? '元，含税'
    : rule.kind === 'number'
      ? (rule.unit ?? '')
      : name === 'tiers'
        ? '满 10：9.50'
        : '';

/** Things by their names, as people write them; a category by its way or by its last word. */
export function namesOf(choices: Choices): Names {
  const lists: Partial<Record<Thing, readonly { id: number; name: string }[]>> = {
    category: choices.categories.filter(({ isLeaf }) => isLeaf),
    brand: choices.brands,
    supplier: choices.suppliers,
    label: choices.labels,
  };
  const ids = new Map<string, number[]>();
  const names = new Map<string, string>();
  const put = (key: string, id: number) => ids.set(key, [...(ids.get(key) ?? []), id]);
  for (const [to, list] of Object.entries(lists))
    for (const { id, name } of list) {
      names.set(`${to} ${id}`, name);
      put(`${to} ${name}`, id);
      const last = name.split(' / ').at(-1);
      if (to === 'category' && last && last !== name) put(`${to} ${last}`, id);
    }
  return {
    idsOf: (to, name) => ids.get(`${to} ${name}`) ?? [],
    nameOf: (to, id) => names.get(`${to} ${id}`) ?? `#${id}`,
  };
}
