import { type KeyboardEvent, useState } from 'react';
import styles from './LessStepper.module.css';

type LessStepperProps = { most: number; value: number; label: string; onChange: (qty: number) => void };

/** A quantity between nothing and what there is. */
export function LessStepper({ most, value, label, onChange }: LessStepperProps) {
  const [typed, setTyped] = useState<string>();
  const take = (qty: number) => {
    setTyped(undefined);
    onChange(Math.min(most, Math.max(0, qty)));
  };
  const leave = () => {
    if (typed === undefined) return;
    if (/^\d{1,6}$/.test(typed.trim())) take(Number(typed));
    else setTyped(undefined);
  };

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') leave();
    if (event.key === 'ArrowDown') take(value - 1);
    if (event.key === 'ArrowUp') take(value + 1);
  }

  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={`减少 ${label}`} disabled={value <= 0} onClick={() => take(value - 1)}>
        −
      </button>
      <input
        aria-label={`数量 ${label}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      <button type="button" aria-label={`增加 ${label}`} disabled={value >= most} onClick={() => take(value + 1)}>
        +
      </button>
    </span>
  );
}
