import styles from './CompareTick.module.css';
import type { Picked } from './compare.rules';
import { pick, unpick, usePicked } from './compareStore';

/** 对比, as a box to tick. */
export function CompareTick({ item, className }: { item: Picked; className?: string | undefined }) {
  const on = usePicked().some((each) => each.itemId === item.itemId);
  return (
    <label className={[styles.tick, className].filter(Boolean).join(' ')} data-on={on || undefined}>
      <input
        type="checkbox"
        checked={on}
        aria-label={`对比 ${item.itemName} ${item.itemSpec}`}
        onChange={() => (on ? unpick(item.itemId) : pick([item]))}
      />
      对比
    </label>
  );
}
