import { plainYuan } from '../ground/money';
import { dayIn } from '../ground/time';
import { type Field, type FieldRule, fieldOf, type GoodsThing } from './fields.terms';
import { isEmptyValue, isSameValue, valueFault } from './fieldValues';
import { cutAt, narrowed, quotedWhere, readMoney, readScaled, splitList, tidy, unquoted } from './typedParts';

/**
 * What a person wrote in a cell, a form or a sheet, as the value of a field; and the way back. The grid, the import, the
 * export and the editor all read cells by `readTyped` and fill them by `writeTyped`, so that
 * what is exported comes back as it was.
 */
export type Typed =
  /** Nothing was written: the field stays as it is. */
  | { kind: 'left' }
  /** Checked: it may stand in the field. 清空 gives what the field holds when it is empty. */
  | { kind: 'value'; value: unknown }
  /** In words for whoever wrote it. */
  | { kind: 'fault'; fault: string };

/** Of things that others name. Who asks has looked them up, so that a sheet of 50,000 rows asks once. */
export type Names = {
  /** All that bear this name, or whose way down the tree (上级 / 下级) it is. */
  idsOf: (to: GoodsThing, name: string) => readonly number[];
  /** What `idsOf` finds again. */
  nameOf: (to: GoodsThing, id: number) => string;
};

/** Written into a cell, the field is emptied; an empty cell leaves it as it is. */
export const clearWord = '清空';

const nobody: Names = { idsOf: () => [], nameOf: (_, id) => `#${id}` };

type Read = { value: unknown } | { fault: string };
type Readers = {
  [K in FieldRule['kind']]: (text: string, rule: FieldRule & { kind: K }, names: Names, field: Field) => Read;
};

const yes = ['是', '有', '对', '√', '✓', '✔', '支持', 'y', 'yes', 'true', '1'];
const no = ['否', '无', '错', '×', '✗', '不支持', 'n', 'no', 'false', '0'];
const opposites: Readonly<Record<string, string>> = { 上架: '下架', 停售: '在售', 启用: '停用' };

function readSwitch(text: string, label: string): Read {
  const word = narrowed(text).toLowerCase();
  if (word === label || yes.includes(word)) return { value: true };
  if (word === opposites[label] || no.includes(word)) return { value: false };
  return { fault: '只能是“是”或“否”' };
}

/** By its label, its key, or as a sheet keeps a percentage: 0.13. */
function readChoice(text: string, choices: Readonly<Record<string, string>>): Read {
  const word = narrowed(text);
  const asPercent = readScaled(word, 2);
  const sought = [word, ...(asPercent !== null && word.includes('.') ? [`${asPercent}%`] : [])];
  const key = Object.keys(choices).find((each) => sought.includes(choices[each] ?? '') || each === word);
  if (key === undefined) return { fault: `只能是 ${Object.values(choices).join('、')}` };
  return { value: /^\d+$/.test(key) ? Number(key) : key };
}

/** Units people write instead, and how many of ours each is. */
const otherUnits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  克: { g: 1, 千克: 1000, 公斤: 1000, kg: 1000, 吨: 1_000_000, t: 1_000_000 },
  天: { 日: 1, 周: 7 },
};

function readNumber(text: string, unit: string): Read {
  const [, digits = '', written = ''] = /^([+-]?[\d.,]+)\s*(\D*)$/.exec(narrowed(text)) ?? [];
  const times = written === '' || written === unit ? 1 : otherUnits[unit]?.[written.toLowerCase()];
  if (digits === '') return { fault: '须填写数字' };
  if (times === undefined) return { fault: unit ? `单位须是${unit}` : `只填写数字，不带“${written}”` };
  const thousandths = readScaled(digits, 3);
  const value = thousandths === null ? null : (thousandths * times) / 1000;
  return value !== null && Number.isInteger(value) ? { value } : { fault: '须为整数' };
}

const listMarks = '、,，;；|\n';
const tierMarks = '、;；\n';
const paramMarks = ';；\n';
const pairMarks = ':：';
const blanks = ' \n\t,，;；、';

function readTexts(text: string): Read {
  return { value: splitList(text, listMarks).map(unquoted) };
}

const tierLike = /^(?:满|≥|>=)?\s*(\d+)\s*\D{0,4}?\s*[:=@]\s*(.+)$/;

function readTiers(text: string): Read {
  const read = splitList(narrowed(text), tierMarks).map((part) => {
    const [, qty, money = ''] = tierLike.exec(part) ?? [];
    return { fromQty: Number(qty), price: readMoney(money) };
  });
  if (read.some(({ fromQty, price }) => !Number.isInteger(fromQty) || price === null))
    return { fault: '请写成“满 10：9.50；满 50：9.00”' };
  return { value: read.sort((a, b) => a.fromQty - b.fromQty) };
}

function readParams(text: string): Read {
  const pairs = splitList(text, paramMarks, pairMarks).map((part) => cutAt(part, pairMarks));
  const written = pairs.filter((pair) => pair !== null);
  if (written.length < pairs.length) return { fault: '请写成“材质：棉；产地：江苏”' };
  return { value: written.map(([name, value]) => ({ name: unquoted(name), value: unquoted(value) })) };
}

function readId(text: string, to: GoodsThing, names: Names): { id: number } | { fault: string } {
  const [, numbered] = /^#(\d{1,15})$/.exec(narrowed(text)) ?? [];
  if (numbered) return { id: Number(numbered) };
  const [id, another] = names.idsOf(to, text);
  if (id === undefined) return { fault: `没有“${text}”` };
  return another === undefined ? { id } : { fault: `有几个都叫“${text}”，请写明上级或编号` };
}

function readIds(text: string, to: GoodsThing, names: Names): Read {
  const read = splitList(text, listMarks).map((part) => readId(unquoted(part), to, names));
  const wrong = read.find((each) => 'fault' in each);
  return wrong && 'fault' in wrong ? wrong : { value: read.flatMap((each) => ('id' in each ? [each.id] : [])) };
}

const tagLike = /<\/?[a-z][^>]*>/i;
const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (line: string): string =>
  line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Plain lines are paragraphs; what holds a tag is taken as it is, and cleaned by the server. */
const htmlOf = (text: string): string =>
  tagLike.test(text)
    ? text
    : text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('');

function linesOf(html: string): string {
  const lines = unescaped(html.replace(/<\/p><p>/g, '\n').replace(/^<p>|<\/p>$/g, ''));
  return htmlOf(lines) === html ? lines : html;
}

const readers: Readers = {
  text: (text, { like, hint }) => {
    if (!like) return { value: text.replace(/^'(?='*清空$)/, '') };
    const value = narrowed(text);
    const isCut = /^\d(\.\d+)?E\+?\d+$/i.test(value);
    return isCut && !like.test(value) ? { fault: `${hint}；被表格写成了科学计数，请把该列设为文本` } : { value };
  },
  html: (text) => ({ value: htmlOf(text) }),
  number: (text, { unit = '' }) => readNumber(text, unit),
  money: (text) => {
    const value = readMoney(text);
    return value === null ? { fault: '须为金额，最多两位小数，如 1,234.50' } : { value };
  },
  choice: (text, { choices }) => readChoice(text, choices),
  switch: (text, _, __, { label }) => readSwitch(text, label),
  texts: readTexts,
  reference: (text, { to }, names) => {
    const read = readId(text, to, names);
    return 'id' in read ? { value: read.id } : read;
  },
  references: (text, { to }, names) => readIds(text, to, names),
  day: (text) => (dayIn(text) ? { value: dayIn(text) } : { fault: '须是日期，如 2026-12-31' }),
  owner: () => ({ fault: '请在价目表页修改' }),
  owners: () => ({ fault: '请在价目表页修改' }),
  params: readParams,
  template: () => ({ fault: '请在分类页修改' }),
  tiers: readTiers,
  pictures: (text) => ({ value: splitList(text, blanks) }),
};

const faultOf = (field: Field, fault: string): Typed => ({ kind: 'fault', fault: `${field.label}：${fault}` });

/** What was written in a cell, as the value of this field. */
export function readTyped(field: Field, written: string, names: Names = nobody): Typed {
  const text = tidy(written);
  if (text === '') return { kind: 'left' };
  if (text === clearWord) return 'empty' in field ? { kind: 'value', value: field.empty } : faultOf(field, '不能清空');
  const reader = readers[field.rule.kind] as (text: string, rule: FieldRule, names: Names, field: Field) => Read;
  const read = reader(text, field.rule, names, field);
  if ('fault' in read) return faultOf(field, read.fault);
  const fault = valueFault(field, read.value);
  if (fault) return { kind: 'fault', fault };
  return { kind: 'value', value: isEmptyValue(field, read.value) ? field.empty : read.value };
}

type Writers = { [K in FieldRule['kind']]: (value: never, rule: FieldRule & { kind: K }, names: Names) => string };

const yuan = (fen: number): string => plainYuan(fen / 100);
const listed = (values: readonly string[]): string =>
  values.map((each) => quotedWhere(each, listMarks, [clearWord])).join('、');

const writers: Writers = {
  text: (value: string, { like }) => (like ? value : value.replace(/^(?='*清空$)/, "'")),
  html: linesOf,
  number: (value: number) => String(value),
  money: yuan,
  choice: (value: string | number, { choices }) => choices[String(value)] ?? String(value),
  switch: (value: boolean) => (value ? '是' : '否'),
  texts: listed,
  reference: (value: number, { to }, names) => names.nameOf(to, value),
  references: (value: number[], { to }, names) => listed(value.map((id) => names.nameOf(to, id))),
  day: (value: string) => value,
  owner: (value: number) => `#${value}`,
  owners: (value: number[]) => value.map((id) => `#${id}`).join('、'),
  params: (value: { name: string; value: string }[]) =>
    value
      .map((each) => `${quotedWhere(each.name, paramMarks + pairMarks)}：${quotedWhere(each.value, paramMarks)}`)
      .join('；'),
  template: (value: { name: string }[]) => listed(value.map(({ name }) => name)),
  tiers: (value: { fromQty: number; price: number }[]) =>
    value.map(({ fromQty, price }) => `满 ${fromQty}：${yuan(price)}`).join('；'),
  pictures: (value: string[]) => value.join(' '),
};

/** The text of a cell: what `readTyped` reads as the same value; an empty field is an empty cell. */
export function writeTyped(field: Field, value: unknown, names: Names = nobody): string {
  if (value === null || value === undefined) return '';
  if ('empty' in field && typeof field.empty !== 'boolean' && isSameValue(value, field.empty)) return '';
  const write = writers[field.rule.kind] as (value: unknown, rule: FieldRule, names: Names) => string;
  return write(value, field.rule, names);
}

/** The same by the names of thing and field, as change sets name them. */
export function readTypedOf(thing: GoodsThing, name: string, written: string, names: Names = nobody): Typed {
  const field = fieldOf(thing, name);
  return field ? readTyped(field, written, names) : { kind: 'fault', fault: `没有“${name}”这一项` };
}
