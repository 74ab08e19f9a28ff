import { useId } from 'react';
import styles from './DayField.module.css';
import { DayInput } from './DayInput';
import { FieldError } from './Field';
import field from './Field.module.css';

type DayFieldProps = {
  label: string;
  value: string;
  min?: string;
  error?: string | undefined;
  onChange: (day: string) => void;
};

/** A day in a form, as tall as the fields beside it. */
export function DayField({ label, error, ...rest }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.day}>
        <DayInput {...rest} id={id} label={label} wrong={Boolean(error)} describedBy={`${id}-error`} />
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
