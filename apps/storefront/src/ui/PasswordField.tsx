import { type KeyboardEvent, useState } from 'react';
import { Field, type FieldProps } from './Field';
import styles from './PasswordField.module.css';

const Eye = ({ open }: { open: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M1.8 10S4.8 4.5 10 4.5 18.2 10 18.2 10 15.2 15.5 10 15.5 1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.5" />
    {!open && <path d="m3.5 16.5 13-13" strokeLinecap="round" />}
  </svg>
);

/** A password that can be looked at, and a word when capitals are locked. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const watchCapitals = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'));
  const capitalsHint = capitals ? <span className={styles.capitals}>大写锁定已打开</span> : null;
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      onKeyDown={watchCapitals}
      onKeyUp={watchCapitals}
      hint={
        capitalsHint || props.hint ? (
          <>
            {capitalsHint}
            {props.hint}
          </>
        ) : undefined
      }
      suffix={
        <button
          type="button"
          className={styles.toggle}
          title={shown ? '隐藏密码' : '显示密码'}
          onClick={() => setShown(!shown)}
        >
          <Eye open={shown} />
          <span className="spoken">{shown ? '隐藏密码' : '显示密码'}</span>
        </button>
      }
    />
  );
}
