import { useClickGuard } from '@yigou/web-kit';
import { type ComponentProps, type MouseEvent, useImperativeHandle, useRef } from 'react';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'line' | 'text';

type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** Disabled for this long after a click, so that a double click acts once. */
  guardMs?: number;
};

export function Button({
  kind = 'line',
  guardMs,
  className,
  type = 'button',
  disabled,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const guard = useClickGuard(guardMs);
  const clicked = useRef(false);
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement);
  const off = disabled || guard.resting;
  // Switched off for good it would lose the focus it has: then it only says so, and does nothing.
  const holds = off && own.current !== null && own.current === document.activeElement;

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (clicked.current || off) {
      event.preventDefault();
      return;
    }
    if (guardMs) {
      clicked.current = true;
      // A submit button that is disabled inside its own click never submits its form: the rest starts one task later.
      setTimeout(() => {
        clicked.current = false;
        guard.rest();
      });
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      ref={own}
      type={type}
      disabled={off && !holds}
      {...(holds && { 'aria-disabled': true })}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
      onClick={click}
    />
  );
}
