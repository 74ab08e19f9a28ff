import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button';
import styles from './MoreMenu.module.css';

type MoreMenuProps = {
  /** Whose: several of these stand on one page. */
  of: string;
  /** Called back once something was chosen: the focus is at 更多 again, where a dialog will give it back. */
  children: (choose: (then: () => void) => void) => ReactNode;
};

/** What is done seldom, behind one button: opened by a click, closed by Escape or by going elsewhere. */
export function MoreMenu({ of, children }: MoreMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  function back() {
    trigger.current?.focus();
    setOpen(false);
  }

  const leaving = {
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && open) back();
    },
  };

  return (
    <div ref={area} className={styles.area} {...leaving}>
      <Button
        ref={trigger}
        kind="text"
        aria-label={`更多操作 ${of}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        更多
        <svg width="10" height="6" viewBox="0 0 10 6" fill="none" aria-hidden="true">
          <path d="m1 1 4 4 4-4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </Button>
      <div id={id} className={styles.menu} hidden={!open}>
        {open &&
          children((then) => {
            back();
            then();
          })}
      </div>
    </div>
  );
}
