import { stockLimits as limits } from '@yigou/contract/goods/stock.terms';

/** By what was counted, or by so many more or fewer. */
export type Way = 'count' | 'difference';
export type Adjusting = { way: Way; qty: number | null; reason: string };

export const wantedOf = ({ way, qty }: Adjusting, onHand: number): number | null =>
  qty === null ? null : way === 'count' ? qty : onHand + qty;

/** Why it cannot be sent yet; empty: it can. */
export function adjustingFault(form: Adjusting, { onHand, reserved }: { onHand: number; reserved: number }): string {
  const wanted = wantedOf(form, onHand);
  if (wanted === null || !Number.isSafeInteger(wanted)) return '请填写数量';
  if (wanted < 0) return '在库数量不能为负数';
  if (wanted < reserved) return `有 ${reserved} 件已被订单占用，在库不能少于此数`;
  if (wanted > limits.onHand) return `在库数量最多 ${limits.onHand}`;
  if (wanted === onHand) return '与现在的在库数量相同';
  return form.reason.trim().length < limits.reasonLeast ? `请填写原因，至少 ${limits.reasonLeast} 个字` : '';
}
