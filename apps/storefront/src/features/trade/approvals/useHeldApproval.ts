import { jsonBody, requestFor } from '@yigou/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client } from '../../../app/client';
import { useDecision } from './shared/useDecision';

const undoMs = 5000;

type Held = { taskId: number | null; onHold: () => void; onRelease: () => void };

/**
 * An approval waits some seconds before it is sent, so that a slip can be taken back. Whoever leaves the list meanwhile
 * has decided: it goes out at once.
 */
export function useHeldApproval({ taskId, onHold, onRelease }: Held) {
  const [phase, setPhase] = useState<'open' | 'counting' | 'sent'>('open');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { decide } = useDecision('Approval/Approve');
  const content = { taskId: taskId ?? 0, comment: '', cuts: [] };

  async function send() {
    timer.current = undefined;
    setPhase('sent');
    if (await decide(content)) return;
    setPhase('open');
    onRelease();
  }

  function approve() {
    if (phase !== 'open') return;
    setPhase('counting');
    onHold();
    timer.current = setTimeout(send, undoMs);
  }

  function undo() {
    clearTimeout(timer.current);
    timer.current = undefined;
    setPhase('open');
    onRelease();
  }

  const leave = useEffectEvent(() => {
    if (!timer.current) return;
    clearTimeout(timer.current);
    void send();
  });
  const closeTab = useEffectEvent(() => {
    if (!timer.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const body = JSON.stringify({ ...content, requestId: requestFor(null, content).requestId });
    void client.send('/api/Approval/Approve', { ...jsonBody(body), keepalive: true }).catch(() => {});
  });
  useEffect(() => {
    addEventListener('pagehide', closeTab);
    return () => {
      removeEventListener('pagehide', closeTab);
      leave();
    };
  }, []);

  return { phase, approve, undo };
}
