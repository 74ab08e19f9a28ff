import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';

type DialogProps = { title: string; onClose: () => void; children: (close: () => void) => ReactNode };

/** A box over the page. `close` first closes it, so that the focus goes back to where it came from. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="关闭" onClick={close}>
          ×
        </button>
      </header>
      {children(close)}
    </dialog>
  );
}

export const DialogBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
);
