import type { ApprovalRow } from '@yigou/contract/trade/approvals';
import { type RefObject, useEffect } from 'react';

type Keys = {
  list: RefObject<HTMLUListElement | null>;
  rows: readonly ApprovalRow[];
  chosen: ReadonlySet<number>;
  choose: (taskId: number, wanted: boolean) => void;
  reject: (taskId: number) => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, dialog, .ant-select');

/** An approver with thirty orders goes through them without a mouse: each key acts on the row that has the focus. */
export function useApprovalKeys({ list, rows, chosen, choose, reject }: Keys): void {
  useEffect(() => {
    const cards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];

    function step(by: number) {
      const all = cards();
      const at = all.findIndex((card) => card.contains(document.activeElement));
      all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]?.focus();
    }

    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'j' || key === 'k') return step(key === 'j' ? 1 : -1);
      const all = cards();
      const at = all.findIndex((card) => card.contains(document.activeElement));
      const [card, row] = [all[at], rows[at]];
      if (!card || !row) return;
      const { taskId, actions } = row;
      const click = (name: string) => card.querySelector<HTMLElement>(`[data-key="${name}"]`)?.click();
      if (card.dataset.decided && key !== 'u' && key !== 'enter') return;
      if (key === 'x' && taskId !== null && actions.includes('approve')) choose(taskId, !chosen.has(taskId));
      else if (key === 'a' && actions.includes('approve')) click('approve');
      else if (key === 'u') click('undo');
      else if (key === 'r' && taskId !== null && actions.includes('reject')) reject(taskId);
      else if (key === 'enter' && document.activeElement === card) click('detail');
      else return;
      event.preventDefault();
    }

    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [list, rows, chosen, choose, reject]);
}
