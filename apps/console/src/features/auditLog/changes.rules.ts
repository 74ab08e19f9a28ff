/** What the fields of the log are called. */
const fieldNames: Record<string, string> = {
  orderIds: '订单',
  amount: '金额',
  paidDate: '到账日期',
  refundNo: '退款单号',
  accountNo: '账号',
  state: '状态',
};

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '无';
  return Array.isArray(value)
    ? value.map(textOf).join('、')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
};

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

/** Field by field what was before and after; what stayed the same is not worth a line. */
export function changesBetween(before: unknown, after: unknown): { name: string; text: string }[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((key) => {
    const name = fieldNames[key] ?? key;
    const [was, is] = [textOf(old[key]), textOf(next[key])];
    if (!(key in old)) return [{ name, text: is }];
    if (!(key in next)) return [{ name, text: was }];
    return was === is ? [] : [{ name, text: `${was} → ${is}` }];
  });
}
