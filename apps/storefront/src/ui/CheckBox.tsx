import { useId } from 'react';
import styles from './CheckBox.module.css';

export type Tick = 'all' | 'some' | 'none';

type CheckBoxProps = {
  label: string;
  tick: Tick;
  disabled?: boolean;
  /** The label is drawn beside the box, not only said. */
  shown?: boolean;
  onChange: (wanted: boolean) => void;
};

/** A box that may stand for many: half ticked while only some of them are. */
export function CheckBox({ label, tick, disabled = false, shown = false, onChange }: CheckBoxProps) {
  const id = useId();
  const box = (
    <input
      id={id}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={tick === 'all'}
      disabled={disabled}
      ref={(input) => {
        if (input) input.indeterminate = tick === 'some';
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (!shown) return box;
  return (
    <span className={styles.label}>
      {box}
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
