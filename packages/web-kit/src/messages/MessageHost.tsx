import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './MessageHost.module.css';
import { type Box, closeToast, dismissBoxes, readMessages, watchMessages } from './messages';

function BoxDialog({ box }: { box: Box }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const dismissible = box.cancelText !== undefined;
  /** Closed before it is taken away: only then the focus goes back to where it came from. */
  function answer(confirmed: boolean) {
    dialog.current?.close();
    box.answer(confirmed);
  }
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-labelledby="box-title"
      aria-describedby="box-text"
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) answer(false);
      }}
      onKeyDown={(event) => {
        // A second Escape closes a modal dialog without asking; an alert must stay.
        if (event.key === 'Escape' && !dismissible) event.preventDefault();
      }}
    >
      <h2 id="box-title">{box.title}</h2>
      <p id="box-text">{box.text}</p>
      <footer>
        {dismissible && (
          <button type="button" className={styles.plain} onClick={() => answer(false)}>
            {box.cancelText}
          </button>
        )}
        <button type="button" className={styles.primary} onClick={() => answer(true)}>
          {box.confirmText}
        </button>
      </footer>
    </dialog>
  );
}

export function MessageHost() {
  const { toasts, boxes } = useSyncExternalStore(watchMessages, readMessages);
  const box = boxes[0];
  useEffect(() => {
    addEventListener('popstate', dismissBoxes);
    return () => removeEventListener('popstate', dismissBoxes);
  }, []);
  return (
    <>
      <div className={styles.toasts} aria-live="polite">
        {toasts.map((each) => (
          <div key={each.key} role={each.kind === 'error' ? 'alert' : 'status'} className={styles[each.kind]}>
            <span>{each.text}</span>
            <button type="button" aria-label="关闭" onClick={() => closeToast(each.key)}>
              ×
            </button>
          </div>
        ))}
      </div>
      {box && <BoxDialog key={box.text} box={box} />}
    </>
  );
}
