import { useClickGuard } from '@yigou/web-kit';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
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
  ...rest
}: ButtonProps) {
  const guard = useClickGuard(guardMs);
  const clicked = useRef(false);

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (clicked.current) {
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
      type={type}
      disabled={disabled || guard.resting}
      className={[styles.button, styles[kind], className].filter(Boolean).join(' ')}
      onClick={click}
    />
  );
}
