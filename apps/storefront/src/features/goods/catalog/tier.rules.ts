import type { SkuCard } from '@yigou/contract/goods/catalog';

type TierRow = { text: string; price: number };

type Priced = Pick<SkuCard, 'price' | 'moq' | 'unit' | 'tiers'>;

/** 1–9 箱, 10–49 箱, 50 箱以上. The price of the smallest order leads, unless a step begins there already. */
export function tierRows({ price, moq, unit, tiers }: Priced): TierRow[] {
  const later = tiers.filter((tier) => tier.fromQty > moq).sort((a, b) => a.fromQty - b.fromQty);
  if (later.length === 0) return [];
  const steps = [{ fromQty: moq, price }, ...later];
  return steps.map((step, index) => {
    const next = steps[index + 1];
    if (!next) return { text: `${step.fromQty} ${unit}以上`, price: step.price };
    const last = next.fromQty - 1;
    return { text: `${step.fromQty === last ? last : `${step.fromQty}–${last}`} ${unit}`, price: step.price };
  });
}
