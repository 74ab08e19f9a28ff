import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const leaveMs = 120;

/**
 * A panel that belongs to a trigger: opens on hover (and on focus where wanted), closes on leave, on Escape and when the
 * focus goes elsewhere. Spread `area` on the element around both, put `trigger` on what is focused after Escape.
 */
export function useHoverPanel<T extends HTMLElement>({ onFocus }: { onFocus: boolean }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<T>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function show() {
    clearTimeout(timer.current);
    setOpen(true);
  }
  function hide() {
    clearTimeout(timer.current);
    setOpen(false);
  }

  const area = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') show();
    },
    onPointerLeave: (event: PointerEvent) => {
      // The way from the trigger to the panel may lead over a corner outside of both.
      if (event.pointerType === 'mouse') timer.current = setTimeout(hide, leaveMs);
    },
    onFocus: () => {
      if (onFocus) show();
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !event.currentTarget.contains(next)) hide();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !open) return;
      trigger.current?.focus();
      hide();
    },
  };

  return { open, show, hide, trigger, area };
}
