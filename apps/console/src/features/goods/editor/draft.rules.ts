import type { ConsoleInput } from '@yigou/contract/console';
import type { EditedProduct, OpenSet } from '@yigou/contract/goods/editor.console';
import { type Field, fieldNamesOf, fieldOf, fields } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import type { GoodsValues } from '@yigou/contract/goods/goodsFaults';

export type Edits = ConsoleInput<'Goods/Save'>['edits'];

/** A SKU as it is written on the page; without an id until it is saved. */
export type DraftSku = { key: string; skuId: number | null; skuNo: string; onHand: number; values: GoodsValues };
export type Draft = { values: GoodsValues; skus: readonly DraftSku[] };

type GoodsThing = 'product' | 'sku';

/** What a field holds where nothing was said yet. */
function firstValues(thing: GoodsThing, more: GoodsValues): GoodsValues {
  const empty = Object.entries(fields[thing] as Record<string, Field>).flatMap(([name, field]) =>
    'empty' in field ? [[name, field.empty]] : [],
  );
  return { ...Object.fromEntries(empty), ...more };
}

export const newSku = (key: string, skuNo: string, values: GoodsValues = {}): DraftSku => ({
  ...{ key, skuNo, skuId: null, onHand: 0 },
  values: firstValues('sku', { moq: 1, multiple: 1, onShelf: false, ...values }),
});

export const newDraft = (): Draft => ({
  values: firstValues('product', { name: '', unit: '', taxRate: 13, noReasonReturn: true }),
  skus: [newSku('new 1', '')],
});

export const draftOf = ({ values, skus }: EditedProduct): Draft => ({
  values,
  skus: skus.map(({ skuId, skuNo, values: own }) => ({
    ...{ key: `sku ${skuId}`, skuId, skuNo, onHand: 0 },
    values: own,
  })),
});

/** Where something stands on the page: `product.name`, `sku 7.listPrice`. */
export const placeOf = (key: string, field: string): string => `${key}.${field}`;

function changedFields(thing: GoodsThing, before: GoodsValues, after: GoodsValues): string[] {
  return fieldNamesOf(thing).filter((name) => !isSameValue(before[name] ?? null, after[name] ?? null));
}

const only = (values: GoodsValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Everything that is another now than it was; places for marks, and edits with what was seen. */
export function changedPlaces(base: Draft, mine: Draft): Set<string> {
  const places = changedFields('product', base.values, mine.values).map((field) => placeOf('product', field));
  for (const sku of mine.skus) {
    const before = base.skus.find(({ key }) => key === sku.key);
    if (before) places.push(...changedFields('sku', before.values, sku.values).map((name) => placeOf(sku.key, name)));
    else places.push(placeOf(sku.key, 'new'));
  }
  return new Set(places);
}

export function editsOf(productId: number, base: Draft, mine: Draft): Edits {
  if (productId === 0) {
    const skus = mine.skus.map(({ skuNo, onHand, values }) => ({ ...values, skuNo, onHand }));
    return [{ thing: 'product', make: { ...mine.values, skus }, label: String(mine.values.name) }];
  }
  const own = changedFields('product', base.values, mine.values);
  const edits: Edits = [];
  if (own.length > 0)
    edits.push({ thing: 'product', id: productId, set: only(mine.values, own), seen: only(base.values, own) });
  for (const { key, skuId, skuNo, onHand, values } of mine.skus) {
    const before = base.skus.find((each) => each.key === key);
    if (skuId === null || !before) {
      edits.push({ thing: 'sku', make: { ...values, productId, skuNo, onHand }, label: skuNo });
      continue;
    }
    const changed = changedFields('sku', before.values, values);
    if (changed.length > 0)
      edits.push({ thing: 'sku', id: skuId, set: only(values, changed), seen: only(before.values, changed) });
  }
  return edits;
}

/** Of one field: mine and theirs, where both are another than before. */
export type Clash = { place: string; label: string; theirs: unknown };
type Joined = { values: GoodsValues; clashes: Clash[] };

/** What I did not touch follows what is there now; what I did stays mine, and is a clash where theirs differs too. */
function joined(thing: GoodsThing, key: string, base: GoodsValues, now: GoodsValues, mine: GoodsValues): Joined {
  const clashes: Clash[] = [];
  const values = fieldNamesOf(thing).map((name) => {
    const [was, is, wanted] = [base[name] ?? null, now[name] ?? null, mine[name] ?? null];
    if (isSameValue(was, wanted)) return [name, is];
    if (!isSameValue(was, is) && !isSameValue(is, wanted))
      clashes.push({ place: placeOf(key, name), label: fieldOf(thing, name)?.label ?? name, theirs: is });
    return [name, wanted];
  });
  return { values: Object.fromEntries(values), clashes };
}

/** The page after the product was read anew; nothing that was typed is lost. */
export function followed(base: Draft, now: Draft, mine: Draft): { mine: Draft; clashes: Clash[] } {
  const own = joined('product', 'product', base.values, now.values, mine.values);
  const clashes = [...own.clashes];
  const here = now.skus.map((sku) => {
    const before = base.skus.find(({ key }) => key === sku.key);
    const edited = mine.skus.find(({ key }) => key === sku.key);
    if (!before || !edited) return sku;
    const each = joined('sku', sku.key, before.values, sku.values, edited.values);
    clashes.push(...each.clashes.map((clash) => ({ ...clash, label: `${sku.skuNo} ${clash.label}` })));
    return { ...sku, values: each.values };
  });
  // What was new and has been saved is there under its number now.
  const added = mine.skus.filter(({ skuId, skuNo }) => skuId === null && !now.skus.some((sku) => sku.skuNo === skuNo));
  return { mine: { values: own.values, skus: [...here, ...added] }, clashes };
}

/** The page with what an unreleased set of one's own would write. */
export function withOpenSet(draft: Draft, { rows }: Pick<OpenSet, 'rows'>): Draft {
  let { values } = draft;
  let skus = [...draft.skus];
  for (const { thing, thingId, field, after } of rows) {
    if (thing === 'product' && field !== '') values = { ...values, [field]: after };
    if (thing === 'sku' && field !== '')
      skus = skus.map((sku) => (sku.skuId === thingId ? { ...sku, values: { ...sku.values, [field]: after } } : sku));
    if (thing === 'sku' && field === '' && thingId === null) {
      const { skuNo, onHand, ...made } = after as GoodsValues;
      skus.push({
        ...newSku(`new ${String(skuNo)}`, String(skuNo), only(made, fieldNamesOf('sku'))),
        onHand: Number(onHand ?? 0),
      });
    }
  }
  return { values, skus };
}
