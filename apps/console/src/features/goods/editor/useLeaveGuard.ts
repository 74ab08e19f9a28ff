import { confirmBox } from '@yigou/web-kit';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

/** Asks before what was typed is left behind; the answer lets the next step pass unasked. */
export function useLeaveGuard(isTouched: boolean): () => void {
  const free = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isTouched && !free.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const { state } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time somebody wants to leave.
  useEffect(() => {
    if (state !== 'blocked') return;
    confirmBox({ text: '改动还没有保存，离开后会丢失。', confirmText: '离开' }).then((sure) =>
      sure ? blocker.proceed() : blocker.reset(),
    );
  }, [state]);
  useEffect(() => {
    free.current = false;
    if (!isTouched) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isTouched]);
  return () => {
    free.current = true;
  };
}
