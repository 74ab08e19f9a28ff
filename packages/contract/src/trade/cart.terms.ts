import { quantityMax } from '../goods/catalog.terms';

export const cartLineMax = 500;

/** Why a line cannot be bought as it stands. `{name}` is filled from the article. */
export const lineProblemTexts = {
  offShelf: '商品已下架',
  notInPool: '不在贵企业的采购范围内',
  noStock: '暂时缺货',
  shortStock: '库存不足，仅剩 {stock} {unit}',
  belowMoq: '低于起订量 {moq} {unit}',
  notMultiple: '须按 {multiple} {unit}的倍数采购',
} as const;
export type LineProblemCode = keyof typeof lineProblemTexts;

export const lineProblemCodes = Object.keys(lineProblemTexts) as LineProblemCode[];

export type ProblemDetails = { moq: number; multiple: number; stock: number; unit: string };

export const lineProblemText = (code: LineProblemCode, details: ProblemDetails): string =>
  lineProblemTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => String(details[name as keyof ProblemDetails]));

/** How an article may be ordered: at least 起订量, and a multiple of 倍数. */
export type OrderSteps = { moq: number; multiple: number };

export const smallestQty = ({ moq, multiple }: OrderSteps): number => Math.ceil(Math.max(1, moq) / multiple) * multiple;

/** Whether it can be bought now: what is left fills the smallest order. */
export const isInStock = (steps: OrderSteps, available: number): boolean => available >= smallestQty(steps);

export const largestQty = ({ multiple }: OrderSteps): number => Math.floor(quantityMax / multiple) * multiple;

/** The nearest quantity that can be ordered and is not less, as far as there is one. */
export function snapQty(steps: OrderSteps, qty: number): number {
  const up = Math.ceil(qty / steps.multiple) * steps.multiple;
  return Math.max(smallestQty(steps), Math.min(largestQty(steps), up));
}

/** One step more or less, onto the next quantity that can be ordered. */
export function stepQty(steps: OrderSteps, qty: number, direction: 1 | -1): number {
  const { multiple } = steps;
  const next = direction === 1 ? Math.floor(qty / multiple) + 1 : Math.ceil(qty / multiple) - 1;
  return snapQty(steps, next * multiple);
}

/** The nearest that can be ordered and is there; null when fewer are there than may be ordered. */
export function sellableQty(steps: OrderSteps, stock: number, qty: number): number | null {
  const most = Math.floor(stock / steps.multiple) * steps.multiple;
  return most < smallestQty(steps) ? null : Math.min(most, snapQty(steps, qty));
}

/** Says that not the quantity asked for stands there, and by which rule; nothing when it does. */
export function adjustedText(steps: OrderSteps, asked: number, qty: number): string {
  if (asked === qty) return '';
  const fewer = qty === largestQty(steps) ? '单次上限' : '可售数量';
  const more = asked < steps.moq ? '起订量' : '倍数';
  const said = (each: number) => each.toLocaleString('zh-CN');
  return `已按${qty < asked ? fewer : more}由 ${said(asked)} 调整为 ${said(qty)}`;
}

export function qtyProblem({ moq, multiple }: OrderSteps, qty: number): 'belowMoq' | 'notMultiple' | null {
  if (qty < moq) return 'belowMoq';
  return qty % multiple === 0 ? null : 'notMultiple';
}
