import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands inside the box, at its end. */
  suffix?: ReactNode;
};

export function Field({ label, error, hint, suffix, required, className, ...input }: FieldProps) {
  const id = useId();
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      <span className={styles.box} data-wrong={Boolean(error) || undefined}>
        <input
          {...input}
          id={id}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={told || undefined}
        />
        {suffix}
      </span>
      <FieldError id={`${id}-error`} text={error} />
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

export const FieldError = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <p id={id} className={styles.error}>
      {text}
    </p>
  ) : null;
