import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { DayInput } from './DayInput';
import styles from './FilterForm.module.css';

type Days = { from: string; to: string };
type FilterFormProps = {
  fields: ReactNode;
  /** `下单时间`: of which the days are. */
  dayLabel: string;
  days: Days;
  onDays: (change: Partial<Days>) => void;
  /** Not called while the days are upside down. */
  onSubmit: () => void;
  onReset: () => void;
  /** What works at once, without 查询. */
  children?: ReactNode;
};

/** Whether one of the conditions that a phone folds away says something. */
function isNarrowed(form: HTMLFormElement): boolean {
  const [, ...folded] = form.elements;
  return folded.some(
    (each) =>
      (each instanceof HTMLInputElement || each instanceof HTMLSelectElement) &&
      each.value !== '' &&
      (each.type !== 'checkbox' || (each as HTMLInputElement).checked),
  );
}

/** What a list is narrowed down to: some fields, a range of days, 查询 and 重置. */
export function FilterForm({ fields, dayLabel, days, onDays, onSubmit, onReset, children }: FilterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(form.current !== null && isNarrowed(form.current)), []);
  const wrong = days.from !== '' && days.to !== '' && days.from > days.to;

  const day = (name: keyof Days, label: string) => (
    <DayInput
      label={label}
      wrong={wrong}
      describedBy={id}
      value={days[name]}
      onChange={(picked) => onDays({ [name]: picked })}
    />
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!wrong) onSubmit();
  }

  return (
    <form ref={form} className={styles.filters} data-open={open || undefined} onSubmit={submit}>
      {fields}
      <div className={`${styles.field} ${styles.days}`}>
        {dayLabel}
        {day('from', `${dayLabel}从`)}
        <span aria-hidden="true">至</span>
        {day('to', `${dayLabel}到`)}
        <span id={id} className={styles.wrong} role="alert">
          {wrong && '结束日期不能早于开始日期'}
        </span>
      </div>
      <div className={styles.acts}>
        <Button type="submit" kind="primary">
          查询
        </Button>
        <Button onClick={onReset}>重置</Button>
        <Button kind="text" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起条件' : '更多条件'}
        </Button>
        {children}
      </div>
    </form>
  );
}

export const FilterField = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is what is put inside.
  <label className={styles.field}>
    {label}
    {children}
  </label>
);
