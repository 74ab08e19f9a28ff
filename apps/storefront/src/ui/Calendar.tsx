import { dayByKey, monthOf, moveMonth, spokenDay, weekDays, weeksOf } from '@yigou/web-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './DayInput.module.css';

type CalendarProps = {
  label: string;
  value: string;
  min: string | undefined;
  today: string;
  onPick: (day: string) => void;
};

/** One month. One day takes the focus, keys lead it on, Enter picks. */
export function Calendar({ label, value, min = '', today, onPick }: CalendarProps) {
  const [day, setDay] = useState(value || (today < min ? min : today));
  const sheet = useRef<HTMLTableElement>(null);
  const month = monthOf(day);
  const turn = (months: number) => setDay(`${moveMonth(month, months)}-01`);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens with the focus on its day, and keys take it along.
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);

  function keys(event: KeyboardEvent) {
    const next = dayByKey(day, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    // A day that cannot be picked cannot take the focus either.
    setDay(next < min ? min : next);
  }

  return (
    <div className={styles.calendar} role="dialog" aria-label={`${label}日历`}>
      <header>
        <button type="button" aria-label="上个月" onClick={() => turn(-1)}>
          ‹
        </button>
        <b aria-live="polite">
          {Number(month.slice(0, 4))}年{Number(month.slice(5))}月
        </b>
        <button type="button" aria-label="下个月" onClick={() => turn(1)}>
          ›
        </button>
      </header>
      <table ref={sheet} onKeyDown={keys}>
        <thead>
          <tr>
            {weekDays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each}>
                  <button
                    type="button"
                    tabIndex={each === day ? 0 : -1}
                    aria-label={spokenDay(each)}
                    aria-pressed={each === value}
                    aria-current={each === today ? 'date' : undefined}
                    data-other={monthOf(each) !== month || undefined}
                    disabled={each < min}
                    onClick={() => onPick(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
