import type { Area } from '@yigou/contract/trade/addresses';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { AreaPicker } from '../../../trade/addresses/shared/AreaPicker';
import styles from './DeliveryLine.module.css';

type DeliveryPanelProps = {
  place: string;
  areas: readonly Area[];
  open: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (areas: Area[]) => void;
};

/** The chosen place as a button, and below it the picker. Escape and a click elsewhere close it. */
export function DeliveryPanel({ place, areas, open, onOpen, onChoose }: DeliveryPanelProps) {
  const around = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !around.current?.contains(event.target)) onOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open, onOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls inside; Escape leaves them all.
    <div
      ref={around}
      className={styles.around}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        onOpen(false);
        button.current?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !around.current?.contains(relatedTarget)) onOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.place}
        aria-expanded={open}
        aria-label={`配送至 ${place}`}
        onClick={() => onOpen(!open)}
      >
        {place}
      </button>
      {open && (
        <Choice
          areas={areas}
          onChoose={(next) => {
            onChoose(next);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Choice({ areas, onChoose }: { areas: readonly Area[]; onChoose: (areas: Area[]) => void }) {
  const [draft, setDraft] = useState([...areas]);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('select')?.focus(), []);
  return (
    <div ref={panel} className={styles.panel}>
      <AreaPicker label="收货地区" areas={draft} deepest={3} onChange={setDraft} />
      <Button kind="primary" disabled={draft.length === 0} onClick={() => onChoose(draft)}>
        确定
      </Button>
    </div>
  );
}
