import { readDay, today } from '@yigou/web-kit';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Calendar } from './Calendar';
import styles from './DayInput.module.css';

type DayInputProps = {
  label: string;
  /** Empty: none. */
  value: string;
  onChange: (day: string) => void;
  /** Earlier days cannot be chosen. */
  min?: string;
  id?: string;
  wrong?: boolean;
  describedBy?: string;
};

/** A day to type or to pick. The browser's own box speaks the browser's language, not the shop's. */
export function DayInput({ label, value, onChange, min, id, wrong, describedBy }: DayInputProps) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [open, setOpen] = useState(false);
  useEffect(() => setText(value), [value]);

  /** What is no day goes back to what it was. */
  function take() {
    const day = text.trim() === '' ? '' : (readDay(text) ?? value);
    setText(day);
    if (day !== value) onChange(day);
  }

  function leave(event: FocusEvent<HTMLFieldSetElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function keys(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    box.current?.focus();
  }

  return (
    <fieldset className={styles.day} onBlur={leave} onKeyDown={keys}>
      <input
        ref={box}
        id={id}
        aria-label={label}
        aria-invalid={wrong || undefined}
        aria-describedby={describedBy}
        placeholder="年-月-日"
        inputMode="numeric"
        autoComplete="off"
        maxLength={11}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      <button type="button" aria-label={`选择${label}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
          <path d="M2 6h12M5 1.500v3M11 1.500v3M2.500 3h11v11h-11z" strokeLinejoin="round" strokeLinecap="round" />
        </svg>
      </button>
      {open && (
        <Calendar
          label={label}
          value={value}
          min={min}
          today={today()}
          onPick={(day) => {
            onChange(day);
            setOpen(false);
            box.current?.focus();
          }}
        />
      )}
    </fieldset>
  );
}
