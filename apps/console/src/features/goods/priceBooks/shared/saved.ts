import type { SavedPrices } from '@yigou/contract/goods/priceBooks.console';

/** What is said of what was saved: it holds now, or somebody else has to look at it first. */
export function savedText({ state, setNo, rowCount }: SavedPrices): string {
  if (state === 'pending') return `变更单 ${setNo} 触发放行规则，待另一位同事放行`;
  return state === 'releasing' ? `变更单 ${setNo} 发布中，共 ${rowCount} 处` : '已保存并生效';
}
