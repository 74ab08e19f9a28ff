import {
  adjustedText,
  largestQty,
  type OrderSteps,
  smallestQty,
  snapQty,
  stepQty,
} from '@yigou/contract/trade/cart.terms';
import { type KeyboardEvent, useState } from 'react';
import styles from './QtyStepper.module.css';
import { readQty } from './qty.rules';

type QtyStepperProps = {
  steps: OrderSteps;
  /** 0: nobody has said yet how many; the field is empty. */
  value: number;
  /** Only ever called with a quantity that can be ordered; `asked` is what was typed for it. */
  onChange: (qty: number, asked: number) => void;
  /** The article, for those who hear the page. */
  label: string;
  disabled?: boolean;
  small?: boolean;
};

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** A quantity by buttons, arrow keys or typing; what is typed is put right when the field is left. */
export function QtyStepper({ steps, value, onChange, label, disabled = false, small = false }: QtyStepperProps) {
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState({ qty: value, asked: value });
  const note = last.qty === value ? adjustedText(steps, last.asked, value) : '';

  function take(qty: number, asked = qty) {
    setTyped(undefined);
    setLast({ qty, asked });
    // Typing the quantity that stands there confirms it.
    if (typed !== undefined || qty !== value || asked !== last.asked) onChange(qty, asked);
  }

  function leave() {
    const asked = typed === undefined ? undefined : readQty(typed);
    if (asked === undefined) setTyped(undefined);
    else take(snapQty(steps, asked), asked);
  }

  function pressKey(event: KeyboardEvent) {
    const direction = arrows[event.key];
    if (event.key === 'Enter') leave();
    if (event.key === 'Escape') setTyped(undefined);
    if (!direction) return;
    event.preventDefault();
    take(stepQty(steps, (typed === undefined ? undefined : readQty(typed)) ?? value, direction));
  }

  const turn = (direction: 1 | -1, sign: string, word: string, off: boolean) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${word} ${label}`}
      disabled={disabled || off}
      onClick={() => take(stepQty(steps, value, direction))}
    >
      {sign}
    </button>
  );

  return (
    <>
      <span className={small ? styles.small : styles.stepper} data-disabled={disabled || undefined}>
        {turn(-1, '−', '减少', value <= smallestQty(steps))}
        <input
          aria-label={`数量 ${label}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          placeholder={value === 0 ? '数量' : undefined}
          value={typed ?? (value === 0 ? '' : value)}
          disabled={disabled}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          onKeyDown={pressKey}
        />
        {turn(1, '+', '增加', value >= largestQty(steps))}
      </span>
      {note && (
        <small className={styles.note} role="status">
          {note}
        </small>
      )}
    </>
  );
}
