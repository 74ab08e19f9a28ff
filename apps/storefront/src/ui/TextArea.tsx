import { submitKeyName } from '@yigou/web-kit';
import { type ComponentProps, useId } from 'react';
import { FieldError } from './Field';
import field from './Field.module.css';
import styles from './TextArea.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'value'> & {
  label: string;
  value: string;
  maxLength: number;
  error?: string | undefined;
};

/** Several lines of text with a count of what is still free. */
export function TextArea({ label, value, maxLength, error, required, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={[styles.area, className].filter(Boolean).join(' ')}>
      <label className={field.label} htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        value={value}
        maxLength={maxLength}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error ${id}-count`}
      />
      <small id={`${id}-count`}>
        <kbd className={styles.key}>{submitKeyName} 提交</kbd>
        {value.length} / {maxLength}
      </small>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
