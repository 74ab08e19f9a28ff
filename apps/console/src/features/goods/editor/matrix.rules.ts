import type { GoodsValues } from '@yigou/contract/goods/goodsFaults';
import { type Draft, type DraftSku, newSku } from './draft.rules';
import { shareOf } from './pictures.rules';

const axesOf = ({ values }: Draft): readonly string[] => (values.axes as string[] | undefined) ?? [];
const specsOf = ({ values }: Pick<DraftSku, 'values'>): readonly string[] =>
  (values.specs as string[] | undefined) ?? [];
const withSpecs = (sku: DraftSku, specs: readonly string[]): DraftSku => ({
  ...sku,
  values: { ...sku.values, specs: [...specs] },
});
const withAxes = (draft: Draft, axes: readonly string[], skus: readonly DraftSku[]): Draft => ({
  values: { ...draft.values, axes: [...axes] },
  skus,
});

/** The values of each axis, in the order in which they come. */
export const axisValues = (draft: Draft): string[][] =>
  axesOf(draft).map((_, at) => [...new Set(draft.skus.map((sku) => specsOf(sku)[at] ?? '').filter(Boolean))]);

/** One axis more: whatever was sold before is of this value, and stays who it is. */
export const axisAdded = (draft: Draft, name: string, value: string): Draft =>
  withAxes(
    draft,
    [...axesOf(draft), name],
    draft.skus.map((sku) => withSpecs(sku, [...specsOf(sku), value])),
  );

export const axisRemoved = (draft: Draft, at: number): Draft =>
  withAxes(
    draft,
    axesOf(draft).filter((_, each) => each !== at),
    draft.skus.map((sku) =>
      withSpecs(
        sku,
        specsOf(sku).filter((_, each) => each !== at),
      ),
    ),
  );

export const axisRenamed = (draft: Draft, at: number, name: string): Draft =>
  withAxes(
    draft,
    axesOf(draft).map((each, place) => (place === at ? name : each)),
    draft.skus,
  );

/** The same value everywhere under its new name. */
export const valueRenamed = (draft: Draft, at: number, from: string, to: string): Draft => ({
  ...draft,
  skus: draft.skus.map((sku) =>
    withSpecs(
      sku,
      specsOf(sku).map((each, place) => (place === at && each === from ? to : each)),
    ),
  ),
});

const combined = (values: readonly (readonly string[])[]): string[][] =>
  values.reduce<string[][]>((rows, axis) => rows.flatMap((row) => axis.map((value) => [...row, value])), [[]]);

/** Prices and what else a SKU of the same product mostly shares. */
const alike = ['listPrice', 'marketPrice', 'cost', 'tiers', 'moq', 'multiple', 'weight', 'warnQty'] as const;

const takenNo = (draft: Draft, skuNo: string): boolean => draft.skus.some((sku) => sku.skuNo === skuNo);

function freeNo(draft: Draft, stem: string): string {
  if (stem === '') return '';
  let at = draft.skus.length + 1;
  while (takenNo(draft, `${stem}-${at}`)) at += 1;
  return `${stem}-${at}`;
}

let made = 0;

/** One SKU more like the one beside it. */
export function skuAdded(draft: Draft, specs: readonly string[]): Draft {
  const [first] = draft.skus;
  const same = draft.skus.find((sku) => specsOf(sku)[0] === specs[0]);
  const model = same ?? first;
  // A new colour does not look like another one, unless all have the same pictures.
  const seen = same ?? (shareOf(draft) === 'all' ? first : undefined);
  const shared: GoodsValues = {
    ...Object.fromEntries(alike.map((name) => [name, model?.values[name]])),
    ...(seen && { imgUrls: seen.values.imgUrls }),
  };
  const stem = first?.skuNo.replace(/-\d{1,3}$/, '') ?? '';
  made += 1;
  const sku = newSku(`new ${Date.now()} ${made}`, freeNo(draft, stem), { ...shared, specs: [...specs] });
  return { ...draft, skus: [...draft.skus, sku] };
}

/** All combinations that are not there yet; what is there keeps its number and its place. */
export const missingSpecs = (draft: Draft, values: readonly (readonly string[])[]): string[][] => {
  const known = new Set(draft.skus.map((sku) => specsOf(sku).join('\n')));
  return combined(values).filter((specs) => specs.length > 0 && !known.has(specs.join('\n')));
};

/** A first SKU without specs is the first combination. */
export function generated(draft: Draft, values: readonly (readonly string[])[]): Draft {
  const blank = draft.skus.findIndex((sku) => sku.skuId === null && specsOf(sku).every((each) => each === ''));
  const [first] = missingSpecs(draft, values);
  const begun =
    blank >= 0 && first
      ? { ...draft, skus: draft.skus.map((sku, at) => (at === blank ? withSpecs(sku, first) : sku)) }
      : draft;
  return missingSpecs(begun, values).reduce(skuAdded, begun);
}

export const skuRemoved = (draft: Draft, key: string): Draft => ({
  ...draft,
  skus: draft.skus.filter((sku) => sku.key !== key),
});
