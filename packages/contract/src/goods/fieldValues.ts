import { formatYuan, plainYuan } from '../ground/money';
import { dayIn } from '../ground/time';
import type { Field, FieldRule } from './fields.terms';

/** From that quantity on, the price in 分. */
type Tier = { fromQty: number; price: number };
type Param = { name: string; value: string };

/** A parameter that every article of a category should have; a facet where it may be chosen. */
export type TemplateParam = {
  name: string;
  kind: 'text' | 'number' | 'choice';
  unit: string;
  choices: string[];
  required: boolean;
  facet: boolean;
};

const isText = (value: unknown, most: number, least = 0): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const isList = (value: unknown, most: number): value is unknown[] => Array.isArray(value) && value.length <= most;
const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function tiersFault(value: unknown): string {
  const shape = (each: unknown): each is Tier =>
    isRecord(each) && isWhole(each.fromQty, 2, 99_999) && isWhole(each.price, 1, 10_000_000_000);
  if (!isList(value, 10) || !value.every(shape)) return '阶梯价最多 10 档，数量从 2 起，价格大于 0';
  const rising = value.every((tier, at) => at === 0 || tier.fromQty > (value[at - 1] as Tier).fromQty);
  const falling = value.every((tier, at) => at === 0 || tier.price < (value[at - 1] as Tier).price);
  return rising && falling ? '' : '阶梯价须数量递增、价格递减';
}

function paramsFault(value: unknown): string {
  const shape = (each: unknown): each is Param => isRecord(each) && isText(each.name, 30, 1) && isText(each.value, 200);
  if (!isList(value, 60) || !value.every(shape)) return '参数最多 60 项，名称 1–30 字，内容最多 200 字';
  return distinct(value.map((each) => each.name)) ? '' : '参数名称重复';
}

function templateFault(value: unknown): string {
  const shape = (each: unknown): each is TemplateParam =>
    isRecord(each) &&
    isText(each.name, 30, 1) &&
    ['text', 'number', 'choice'].includes(each.kind as string) &&
    isText(each.unit, 10) &&
    isList(each.choices, 100) &&
    each.choices.every((choice) => isText(choice, 50, 1)) &&
    typeof each.required === 'boolean' &&
    typeof each.facet === 'boolean';
  if (!isList(value, 60) || !value.every(shape)) return '参数模板有误，请检查名称、类型与可选值';
  if (value.some(({ kind, choices }) => kind === 'choice' && choices.length === 0)) return '可选参数须列出可选值';
  return distinct(value.map((each) => each.name)) ? '' : '参数名称重复';
}

const pictureLike = /^(\/[\w./%-]{1,280}|https:\/\/[\w./%?=&-]{1,280})$/;

type Checks = { [K in FieldRule['kind']]: (value: unknown, rule: FieldRule & { kind: K }) => string };

const checks: Checks = {
  text: (value, { least = 0, most, like, hint }) => {
    if (!isText(value, most, least)) return least > 0 ? `须填写 ${least}–${most} 个字` : `最多 ${most} 个字`;
    return like && !like.test(value) ? (hint ?? '格式不正确') : '';
  },
  html: (value, { most }) => (isText(value, most) ? '' : `最多 ${most} 个字符`),
  number: (value, { least, most }) => (isWhole(value, least, most) ? '' : `须为 ${least}–${most} 的整数`),
  money: (value, { least, most }) =>
    isWhole(value, least, most)
      ? ''
      : `须在 ${formatYuan(least / 100)} 至 ${formatYuan(most / 100)} 之间，最多两位小数`,
  choice: (value, { choices }) =>
    Object.hasOwn(choices, String(value)) ? '' : `只能是 ${Object.values(choices).join('、')}`,
  switch: (value) => (typeof value === 'boolean' ? '' : '只能是“是”或“否”'),
  texts: (value, { most, each }) => {
    if (!isList(value, most) || !value.every((one) => isText(one, each, 1)))
      return `最多 ${most} 项，每项 1–${each} 个字`;
    return distinct(value) ? '' : '有重复的内容';
  },
  day: (value) =>
    typeof value === 'string' && value !== '' && dayIn(value) === value ? '' : '须是日期，如 2026-12-31',
  reference: (value) => (isId(value) ? '' : '须选择一项'),
  references: (value, { most }) =>
    isList(value, most) && value.every(isId) && distinct(value) ? '' : `最多选择 ${most} 项，不能重复`,
  owner: (value) => (isId(value) ? '' : '须选择一项'),
  owners: (value, { most }) =>
    isList(value, most) && value.every(isId) && distinct(value) ? '' : `最多选择 ${most} 项，不能重复`,
  params: paramsFault,
  template: templateFault,
  tiers: tiersFault,
  pictures: (value, { most }) =>
    isList(value, most) && value.every((one) => isText(one, 300, 1) && pictureLike.test(one as string))
      ? ''
      : `最多 ${most} 张图片，地址须是本站或 https`,
};

/** Two stored values are the same, whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, at) => isSameValue(each, other[at]));
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) || Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSameValue(one[key], other[key]));
}

export const isEmptyValue = (field: Field, value: unknown): boolean =>
  'empty' in field && (value === null || isSameValue(value, field.empty));

/** Why a value cannot stand in a field, in words for whoever typed it; empty where it can. */
export function valueFault(field: Field, value: unknown): string {
  if (isEmptyValue(field, value)) return '';
  const check = checks[field.rule.kind] as (value: unknown, rule: FieldRule) => string;
  const fault = check(value, field.rule);
  return fault && `${field.label}：${fault}`;
}

const yuanText = (fen: number): string => plainYuan(fen / 100);

type Shown = { [K in FieldRule['kind']]: (value: never, rule: FieldRule & { kind: K }, nameOf: NameOf) => string };
/** What people call the thing that an id stands for. */
type NameOf = (id: number) => string;

const shown: Shown = {
  text: (value: string) => value,
  html: (value: string) => `图文 ${value.replace(/<[^>]*>/g, '').length} 字`,
  number: (value: number, { unit = '' }) => `${value}${unit}`,
  money: (value: number) => yuanText(value),
  choice: (value: string | number, { choices }) => choices[String(value)] ?? String(value),
  switch: (value: boolean) => (value ? '是' : '否'),
  texts: (value: string[]) => value.join('、'),
  day: (value: string) => value,
  reference: (value: number, _, nameOf) => nameOf(value),
  references: (value: number[], _, nameOf) => value.map(nameOf).join('、'),
  owner: (value: number, _, nameOf) => nameOf(value),
  owners: (value: number[], _, nameOf) => value.map(nameOf).join('、'),
  params: (value: Param[]) => value.map((param) => `${param.name}：${param.value}`).join('；'),
  template: (value: TemplateParam[]) => value.map(({ name }) => name).join('、'),
  tiers: (value: Tier[]) => value.map(({ fromQty, price }) => `满 ${fromQty}：${yuanText(price)}`).join('；'),
  pictures: (value: string[]) => `${value.length} 张`,
};

/** A value as people read it; nothing where there is none. */
export function showValue(field: Field, value: unknown, nameOf: NameOf): string {
  if (value === null || value === undefined) return '';
  const show = shown[field.rule.kind] as (value: unknown, rule: FieldRule, nameOf: NameOf) => string;
  return show(value, field.rule, nameOf);
}
