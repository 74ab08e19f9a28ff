import type { ConsoleOrder } from '@yigou/contract/trade/orders.console';
import { orderLimits } from '@yigou/contract/trade/orders.terms';
import { type PendingRequest, requestFor } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import { LogLines } from '../../../ui/LogList';
import styles from './OrderDrawer.module.css';
import { useAddNote } from './orders.api';

/** What operators tell each other about it. Ctrl+Enter sends, as everywhere. */
export function OrderNotes({ order }: { order: ConsoleOrder }) {
  const [text, setText] = useState('');
  const pending = useRef<PendingRequest>(null);
  const add = useAddNote();
  const typed = text.trim();

  function send() {
    if (!typed || add.isPending) return;
    pending.current = requestFor(pending.current, { orderId: order.orderId, typed });
    add.mutate(
      { orderId: order.orderId, requestId: pending.current.requestId, text: typed },
      {
        onSuccess: () => {
          pending.current = null;
          setText('');
        },
      },
    );
  }

  return (
    <DrawerPart
      label="内部备注"
      title={
        <>
          内部备注 <small>买方不可见</small>
        </>
      }
    >
      <Input.TextArea
        aria-label="内部备注"
        placeholder="仅内部可见，Ctrl+Enter 保存"
        rows={2}
        maxLength={orderLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && send()}
      />
      {typed && (
        <Button size="small" type="primary" loading={add.isPending} className={styles.send ?? ''} onClick={send}>
          保存备注
        </Button>
      )}
      {order.notes.length > 0 && (
        <LogLines>
          {order.notes.map((note) => (
            <li key={`${note.time} ${note.text}`}>
              <time>{note.time}</time> {note.who}
              <p className={styles.noteText}>{note.text}</p>
            </li>
          ))}
        </LogLines>
      )}
    </DrawerPart>
  );
}
