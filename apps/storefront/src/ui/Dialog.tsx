import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

type DialogProps = {
  title: string;
  wide?: boolean;
  /** At the right edge, as high as the window: for a list that belongs to the page behind it, or for a narrow menu. */
  side?: boolean | 'narrow' | 'cart';
  /** From the lower edge, as wide as the window: for choices within reach of a thumb. */
  sheet?: boolean;
  /** For who has to close it without being asked. */
  box?: RefObject<HTMLDialogElement | null>;
  /** Asked before it closes, such as when something typed would be lost. */
  mayLeave?: () => Promise<boolean>;
  onClose: () => void;
  children: (leave: () => void) => ReactNode;
};

/** A box over the page. It is closed before it is taken away: only then the focus goes back to where it came from. */
export function Dialog({
  title,
  wide = false,
  side = false,
  sheet = false,
  box,
  mayLeave,
  onClose,
  children,
}: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = box ?? own;
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), [dialog]);

  async function leave() {
    if (mayLeave && !(await mayLeave())) return;
    dialog.current?.close();
  }

  function ask(event: SyntheticEvent) {
    if (!mayLeave) return;
    event.preventDefault();
    void leave();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      data-side={side || undefined}
      data-sheet={sheet || undefined}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={ask}
      onKeyDown={(event) => {
        // A second Escape closes a modal dialog without asking: it must not come that far.
        if (event.key === 'Escape') ask(event);
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="关闭" onClick={leave}>
          ×
        </button>
      </header>
      {children(leave)}
    </dialog>
  );
}

export const DialogBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
);
