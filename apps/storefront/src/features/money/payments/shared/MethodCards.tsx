import type { MethodChoice } from '@yigou/contract/money/payments.fields';
import type { PaymentMethod } from '@yigou/contract/money/payments.terms';
import { useId } from 'react';
import styles from './MethodCards.module.css';
import { MethodSign } from './MethodSign';

type MethodCardsProps = {
  choices: readonly MethodChoice[];
  value: PaymentMethod | undefined;
  onChange: (method: PaymentMethod) => void;
};

/** The ways to pay, one to choose. What cannot be used stays to be seen, with its reason. */
export function MethodCards({ choices, value, onChange }: MethodCardsProps) {
  const name = useId();
  return (
    <div className={styles.cards} role="radiogroup" aria-label="支付方式">
      {choices.map(({ method, label, usable, note }) => (
        <label key={method} className={styles.card} data-off={!usable || undefined}>
          <input
            type="radio"
            name={name}
            value={method}
            aria-label={label}
            aria-describedby={`${name}-${method}`}
            checked={method === value}
            disabled={!usable}
            onChange={() => onChange(method)}
          />
          <MethodSign method={method} />
          <span>
            <b>{label}</b>
            <small id={`${name}-${method}`}>{note}</small>
          </span>
        </label>
      ))}
    </div>
  );
}
