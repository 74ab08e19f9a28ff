import { plainYuan } from '../ground/money';
import { type Field, fields } from './fields.terms';
import { isEmptyValue, type TemplateParam, valueFault } from './fieldValues';
import { readScaled } from './typedParts';

/**
 * What is wrong with a product or a SKU as a whole, said the same by the page that edits it and by the server that
 * keeps it; and what is only odd, which the page asks about and nobody refuses.
 */
export type GoodsValues = Readonly<Record<string, unknown>>;
type Tier = { fromQty: number; price: number };
type Words = Record<string, string>;

/** What no single field can say of a SKU, by the field to be mended. */
export function skuFaults(values: GoodsValues): Words {
  const { moq, multiple, listPrice, tiers, onShelf, ended } = values as {
    moq: number;
    multiple: number;
    listPrice: number;
    tiers: readonly Tier[];
    onShelf: boolean;
    ended: boolean;
  };
  return {
    ...(moq % multiple !== 0 && { moq: `起订量须是倍数 ${multiple} 的整数倍` }),
    ...(tiers.some(({ price }) => price >= listPrice) && { tiers: '阶梯价须低于销售价' }),
    ...(onShelf && ended && { onShelf: '停售的规格不能上架' }),
  };
}

/** The first of them; empty where all is well. */
export const skuFault = (values: GoodsValues): string => Object.values(skuFaults(values))[0] ?? '';

/** Every SKU has one value for each axis, and no two have the same. */
export function matrixFault(axes: readonly string[], specs: readonly (readonly string[])[]): string {
  if (specs.some((each) => each.length !== axes.length)) return `每个规格须填写 ${axes.length} 项：${axes.join('、')}`;
  const written = specs.map((each) => each.join('\n'));
  return new Set(written).size === written.length ? '' : '有两个规格的内容相同';
}

/** Field by field, then together; a field that cannot stand alone is not judged with others. */
export function faultsOf(thing: 'product' | 'sku', values: GoodsValues): Words {
  const faults: Words = {};
  for (const [name, field] of Object.entries(fields[thing]) as [string, Field][]) {
    const value = values[name];
    if (value === undefined && !('empty' in field)) faults[name] = `请填写${field.label}`;
    else if (value !== undefined && !isEmptyValue(field, value)) {
      const fault = valueFault(field, value);
      if (fault) faults[name] = fault;
    }
  }
  if (thing === 'product' || Object.keys(faults).length > 0) return faults;
  return skuFaults({ tiers: [], onShelf: false, ended: false, ...values });
}

const hundredfold = 100;

/** A slip of the point: × 100 or more, or a hundredth. */
function priceSlip(before: unknown, after: unknown): string {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0 || after <= 0) return '';
  const times = after >= before ? after / before : before / after;
  if (times < hundredfold) return '';
  const way = after > before ? `是原价的 ${Math.round(times)} 倍` : `只有原价的 ${Math.round(times)} 分之一`;
  return `${way}，原价 ${plainYuan(before / 100)}`;
}

/** What is allowed and yet worth a second look, by its field. */
export function skuDoubts(values: GoodsValues, before: GoodsValues | null): Words {
  const { listPrice, marketPrice, cost } = values;
  const doubts: Words = {};
  for (const name of ['listPrice', 'marketPrice', 'cost']) {
    const slip = before ? priceSlip(before[name], values[name]) : '';
    if (slip) doubts[name] = slip;
  }
  if (typeof listPrice !== 'number') return doubts;
  if (typeof cost === 'number' && listPrice < cost) doubts.listPrice ??= `低于成本价 ${plainYuan(cost / 100)}`;
  if (typeof marketPrice === 'number' && marketPrice < listPrice) doubts.marketPrice ??= '市场价低于销售价';
  return doubts;
}

/** What the template of the category asks for, by the name of the parameter. */
export function paramDoubts(
  template: readonly TemplateParam[],
  params: readonly { name: string; value: string }[],
): Words {
  const doubts: Words = {};
  for (const { name, kind, unit, choices, required } of template) {
    const value = params.find((param) => param.name === name)?.value ?? '';
    if (value === '') {
      if (required) doubts[name] = '未填';
    } else if (kind === 'choice' && !choices.includes(value)) doubts[name] = `可选 ${choices.join('、')}`;
    else if (
      kind === 'number' &&
      readScaled(value.endsWith(unit) ? value.slice(0, -unit.length || undefined).trim() : value, 6) === null
    )
      doubts[name] = '须为数字';
  }
  return doubts;
}
