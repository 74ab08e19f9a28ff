import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import styles from './SearchWords.module.css';

export type TellUndo = (text: string, undo: () => void) => void;
type Done = { text: string; undo: () => void };

const shownMs = 12_000;

/** What was done last, and for some seconds the way back. */
export function useUndo() {
  const [done, setDone] = useState<Done | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), shownMs);
    return () => clearTimeout(timer);
  }, [done]);
  const tell: TellUndo = (text, undo) => setDone({ text, undo });
  return { done, tell, close: () => setDone(null) };
}

export const UndoBar = ({ done, onClose }: { done: Done | null; onClose: () => void }) =>
  done && (
    <div className={styles.undo} role="status">
      <Alert
        type="success"
        showIcon
        title={done.text}
        action={
          <Button
            size="small"
            onClick={() => {
              done.undo();
              onClose();
            }}
          >
            撤销
          </Button>
        }
      />
    </div>
  );
