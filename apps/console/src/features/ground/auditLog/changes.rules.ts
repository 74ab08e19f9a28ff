import { auditFields, auditStateLabels } from '@yigou/contract/auditLog.terms';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';

const nothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Lines of an order: `第 1 行 × 20`. */
function objectText(value: object): string {
  const { lineNo, qty, ...rest } = value as { lineNo?: number; qty?: number };
  const parts = [lineNo !== undefined && `第 ${lineNo} 行`, qty !== undefined && `× ${qty}`].filter(Boolean);
  const others = Object.entries(rest).map(
    ([key, each]) => `${auditFields[key]?.label ?? key} ${textOf(key, each, '')}`,
  );
  return [...parts, ...others].join(' ');
}

/** One value as people read it: money formatted, states and roles by their names. */
function textOf(key: string, value: unknown, kind: string): string {
  if (nothing(value)) return '无';
  if (Array.isArray(value)) return value.map((each) => textOf(key, each, kind)).join('、');
  if (typeof value === 'object') return objectText(value as object);
  if (typeof value === 'boolean') return value ? '是' : '否';
  const field = auditFields[key];
  if (field?.as === 'yuan' && typeof value === 'number') return formatYuan(value);
  if (field?.as === 'fen' && typeof value === 'number') return formatYuan(fenToYuan(value));
  const words = field?.as === 'state' ? auditStateLabels[kind] : field?.words;
  return words?.[String(value)] ?? String(value);
}

/** Field by field what was before and after; what stayed the same is not worth a line. */
export function changesBetween(kind: string, before: unknown, after: unknown): { name: string; text: string }[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) => {
    const name = auditFields[key]?.label ?? key;
    const [was, is] = [textOf(key, old[key], kind), textOf(key, next[key], kind)];
    if (!(key in old)) return is === '无' ? [] : [{ name, text: is }];
    if (!(key in next)) return was === '无' ? [] : [{ name, text: was }];
    return was === is ? [] : [{ name, text: `${was} → ${is}` }];
  });
}
