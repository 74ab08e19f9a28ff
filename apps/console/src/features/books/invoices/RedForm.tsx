import type { ConsoleApplication } from '@yigou/contract/books/invoices.console';
import { type RedReason, redReasons } from '@yigou/contract/books/invoices.terms';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { DrawerPart } from '../../../ui/DrawerPart';
import styles from './InvoiceDrawer.module.css';
import { useDemandRed } from './invoices.api';

/** We ask, the buyer confirms within 72 hours. */
export function RedForm({ application }: { application: ConsoleApplication }) {
  const blues = application.invoices.filter(({ colour, state }) => colour === 'blue' && state === 'issued');
  const [open, setOpen] = useState(false);
  const [invoiceId, setInvoiceId] = useState(blues[0]?.invoiceId ?? 0);
  const [reason, setReason] = useState<RedReason>(redReasons[0]);
  const [note, setNote] = useState('');
  const [qtys, setQtys] = useState<Readonly<Record<number, number>>>({});
  const demand = useDemandRed();
  const left = blues.find((each) => each.invoiceId === invoiceId)?.lines.filter((line) => line.redLeft > 0) ?? [];
  const lines = left
    .map(({ lineNo, redLeft }) => ({ lineNo, qty: qtys[lineNo] ?? redLeft }))
    .filter(({ qty }) => qty > 0);

  async function send() {
    const text = '发起后须买方 72 小时内确认，逾期失效。确定吗？';
    if (await confirmBox({ text, confirmText: '发起红冲' })) demand.mutate({ invoiceId, reason, note, lines });
  }

  if (left.length === 0) return null;
  return (
    <DrawerPart
      label="发起红冲"
      title={
        <>
          红冲{' '}
          <Button type="link" size="small" onClick={() => setOpen(!open)}>
            {open ? '收起' : '发起红冲'}
          </Button>
        </>
      }
    >
      {open && (
        <>
          <div className={styles.enter}>
            {blues.length > 1 && (
              <Select
                aria-label="发票"
                options={blues.map((each) => ({ value: each.invoiceId, label: each.invoiceNo }))}
                value={invoiceId}
                onChange={(value) => {
                  setInvoiceId(value);
                  setQtys({});
                }}
              />
            )}
            <Select
              aria-label="红冲原因"
              options={redReasons.map((value) => ({ value, label: value }))}
              value={reason}
              onChange={setReason}
            />
            <Input
              aria-label="说明"
              placeholder="说明（选填）"
              maxLength={200}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
          <ul className={styles.lines}>
            {left.map((line) => (
              <li key={line.lineNo}>
                <span>
                  {line.name}
                  <small>
                    {line.spec} 可冲 {line.redLeft} {line.unit}
                  </small>
                </span>
                <InputNumber
                  aria-label={`红冲数量 ${line.name}`}
                  size="small"
                  min={0}
                  max={line.redLeft}
                  precision={0}
                  value={qtys[line.lineNo] ?? line.redLeft}
                  onChange={(qty) => setQtys({ ...qtys, [line.lineNo]: qty ?? 0 })}
                />
              </li>
            ))}
          </ul>
          <Button type="primary" loading={demand.isPending} disabled={lines.length === 0} onClick={send}>
            发起红冲，待买方确认
          </Button>
        </>
      )}
    </DrawerPart>
  );
}
