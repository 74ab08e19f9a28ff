import type { ColumnChoice } from '@yigou/contract/goods/imports.console';
import { targetField } from '@yigou/contract/goods/imports.terms';
import { readMoney } from '@yigou/contract/goods/typedParts';
import { plainYuan } from '@yigou/contract/ground/money';

/** In percent; what sheets of this country mean by 含税. */
const taxPercent = 113;

function taxed(text: string): string {
  const net = readMoney(text);
  return net === null ? text : plainYuan(Math.round((net * taxPercent) / 100) / 100);
}

type Texts = Record<string, string>;

/** Cells by where they go. `above`: what the rows above said, for columns whose empty cells mean the same again. */
export function textsOf(
  columns: readonly ColumnChoice[],
  cells: readonly string[],
  written: Readonly<Texts>,
  above: Texts,
): Texts {
  const texts: Texts = {};
  for (const [at, { to, addTax, fillDown }] of columns.entries()) {
    if (to === '') continue;
    const own = (cells[at] ?? '').trim();
    const said = own === '' && fillDown ? (above[to] ?? '') : own;
    above[to] = said;
    const isMoney = targetField(to)?.field.rule.kind === 'money';
    if (said !== '') texts[to] = addTax && isMoney ? taxed(said) : said;
  }
  return { ...texts, ...written };
}

/** What is longer is no number anyway, and an index cannot hold a whole cell. */
const numberMost = 60;
const markMost = 400;

/** As numbers are compared, however they were typed: １２ as 12, no blanks around. */
export const skuNoOf = (texts: Readonly<Texts>): string =>
  (texts.skuNo ?? '').normalize('NFKC').trim().slice(0, numberMost);

/** Rows of new goods with the same mark are one product: its own number, or else its name and brand. */
export function markOf(texts: Readonly<Texts>): string {
  const group = (texts.group ?? '').trim();
  if (group !== '') return `g ${group}`.slice(0, markMost);
  const name = (texts['product.name'] ?? '').trim();
  return name === '' ? '' : `n ${name} ${(texts['product.brandId'] ?? '').trim()}`.slice(0, markMost);
}
