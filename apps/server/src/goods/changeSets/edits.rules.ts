import { type Field, fieldOf, fields, type Thing, thingLabels } from '@yigou/contract/goods/fields.terms';
import { isEmptyValue, isSameValue, valueFault } from '@yigou/contract/goods/fieldValues';
import type { PriceStep } from './changeSets.rules';

type Values = Readonly<Record<string, unknown>>;

/** What somebody wants: a field set, and as what they saw it, a thing made, a thing removed. */
export type Edit =
  | { thing: Thing; id: number; set: Values; seen?: Values | undefined }
  | { thing: Thing; make: Values; label: string }
  | { thing: Thing; id: number; remove: true };

/** A thing as it would be, and which of its fields are new. `id` is null while it is to be made. */
export type Wish = {
  thing: Thing;
  id: number | null;
  productId: number | null;
  values: Values;
  changed: readonly string[];
  /** The id that it comes back under, where it was removed before: others of the same piece may name it. */
  again?: number | null;
};

const skuNoLike = /^\S{1,50}$/;
const isStock = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 10_000_000;

/** What is said of a thing once, when it is made, and is no field of it; anything else is not taken. */
const givenOnce: Partial<Record<Thing, Record<string, (value: unknown) => string>>> = {
  sku: {
    productId: (value) => (Number.isSafeInteger(value) ? '' : '请指定商品'),
    skuNo: (value) => (typeof value === 'string' && skuNoLike.test(value) ? '' : '商品编号须为 1–50 个字符，不含空格'),
    onHand: (value) => (isStock(value) ? '' : '库存须为 0–10,000,000 的整数'),
  },
};

/** What only whoever fills a shop may say: since when it was sold, and how much of it. */
const knownBefore = ['createdAt', 'sales'];

/** What is given of a new thing besides its fields. */
export function besidesOf(
  thing: Thing,
  given: Values,
  isFilling: boolean,
): { values: Record<string, unknown>; faults: string[] } {
  const checks = givenOnce[thing] ?? {};
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const fault = checks[name]?.(value);
    if (fault) faults.push(fault);
    else if (fault === '' || (isFilling && knownBefore.includes(name))) values[name] = value;
  }
  if (thing === 'sku' && given.skuNo === undefined) faults.push('请填写商品编号');
  return { values, faults };
}

/** What is not said of a new thing is what an empty field holds; what must be said is missing. */
export function wholeOf(thing: Thing, given: Values): { values: Record<string, unknown>; faults: string[] } {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, field] of Object.entries(fields[thing]) as [string, Field][]) {
    const value = given[name] ?? ('empty' in field ? field.empty : undefined);
    const fault = value === undefined ? `请填写${field.label}` : valueFault(field, value);
    if (fault) faults.push(fault);
    else values[name] = value;
  }
  return { values, faults };
}

/** What is said of the SKUs of a product that is to be made. */
export const skuFieldsOf = (content: Values): Record<string, unknown>[] =>
  (content.skus as Record<string, unknown>[] | undefined) ?? [];

/** Cleared, a field holds what it holds when it is empty. */
export function settled(thing: Thing, name: string, value: unknown): { value: unknown; fault: string } {
  const field = fieldOf(thing, name);
  if (!field) return { value, fault: `${thingLabels[thing]}没有“${name}”这一项` };
  if (isEmptyValue(field, value)) return { value: field.empty, fault: '' };
  return { value, fault: valueFault(field, value) };
}

type Tier = { fromQty: number; price: number };

const lowest = ({ listPrice, tiers }: Values): number =>
  Math.min(listPrice as number, ...(tiers as readonly Tier[]).map(({ price }) => price));

/** How the prices of one SKU move; its own and the lowest of its tiers, each with what it costs afterwards. */
export function priceSteps(before: Values | null, after: Values): PriceStep[] {
  const cost = (after.cost as number | null) ?? null;
  const steps = [
    { before: before && (before.listPrice as number), after: after.listPrice as number, cost },
    { before: before && lowest(before), after: lowest(after), cost },
  ];
  const moves = before === null || !isSameValue(before.cost, after.cost);
  const moved = steps.filter((step) => moves || step.before !== step.after);
  // One SKU is one row to look at, whichever of its prices moved furthest.
  return moved.length > 1 ? [moved.reduce((a, b) => (worse(a, b) ? a : b))] : moved;
}

const margin = ({ after, cost }: PriceStep): number => (cost === null ? Number.POSITIVE_INFINITY : after - cost);
const fall = ({ before, after }: PriceStep): number => (before === null ? 0 : (before - after) / before);
const worse = (a: PriceStep, b: PriceStep): boolean =>
  margin(a) < 0 || margin(b) < 0 ? margin(a) <= margin(b) : fall(a) >= fall(b);
