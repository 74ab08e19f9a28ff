import type { InvoiceDoc } from '@yigou/contract/books/invoices';
import { invoiceLimits, type RedReason, redReasons } from '@yigou/contract/books/invoices.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { clickGuardMs, type PendingRequest, requestFor, ScrollRegion } from '@yigou/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { Select } from '../../../ui/Select';
import { TextArea } from '../../../ui/TextArea';
import styles from './InvoiceDetail.module.css';
import { useApplyRed } from './invoices.api';

type RedDialogProps = { invoices: readonly InvoiceDoc[]; onClose: () => void };

type Line = InvoiceDoc['lines'][number];
type RedLinesProps = {
  lines: readonly Line[];
  qtyOf: (line: Line) => number;
  onChange: (line: Line, qty: number) => void;
};

const fitting = (line: Line, typed: string): number =>
  Math.min(line.redLeft, Math.max(0, Math.floor(Number(typed) || 0)));

const RedLines = ({ lines, qtyOf, onChange }: RedLinesProps) => (
  <ScrollRegion>
    <table className={styles.redTable}>
      <thead>
        <tr>
          <th scope="col">项目名称</th>
          <th scope="col">可冲</th>
          <th scope="col">红冲数量</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNo}>
            <td>{line.name}</td>
            <td>
              {line.redLeft} {line.unit}
            </td>
            <td>
              <input
                type="number"
                aria-label={`红冲数量 ${line.name}`}
                min={0}
                max={line.redLeft}
                value={qtyOf(line)}
                onChange={({ target }) => onChange(line, fitting(line, target.value))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

/** The whole of an invoice, or of some lines some pieces. */
export function RedDialog({ invoices, onClose }: RedDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [invoiceId, setInvoiceId] = useState(invoices[0]?.invoiceId ?? 0);
  const [reason, setReason] = useState<RedReason>(redReasons[0]);
  const [note, setNote] = useState('');
  const [qtys, setQtys] = useState<Readonly<Record<number, number>>>({});
  const request = useRef<PendingRequest>(null);
  const apply = useApplyRed();
  const invoice = invoices.find((each) => each.invoiceId === invoiceId);
  const left = (invoice?.lines ?? []).filter((line) => line.redLeft > 0);
  const qtyOf = (line: Line) => qtys[line.lineNo] ?? line.redLeft;
  const wanted = left.filter((line) => qtyOf(line) > 0).map((line) => ({ lineNo: line.lineNo, qty: qtyOf(line) }));
  const about = left.reduce((sum, line) => sum + (line.total * qtyOf(line)) / line.qty, 0);
  const whole = left.every((line) => qtyOf(line) === line.redLeft);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const content = { invoiceId, reason, note, lines: whole ? [] : wanted };
    request.current = requestFor(request.current, content);
    const done = await apply.mutateAsync({ requestId: request.current.requestId, ...content }).catch(() => undefined);
    if (done) box.current?.close();
  }

  return (
    <Dialog title="申请红冲" wide box={box} onClose={onClose}>
      {(leave) => (
        <form noValidate onSubmit={submit}>
          <DialogBody>
            {invoices.length > 1 && (
              <p className={styles.field}>
                <label htmlFor={`${id}-no`}>发票</label>
                <Select
                  id={`${id}-no`}
                  value={invoiceId}
                  onChange={({ target }) => {
                    setInvoiceId(Number(target.value));
                    setQtys({});
                  }}
                >
                  {invoices.map((each) => (
                    <option key={each.invoiceId} value={each.invoiceId}>
                      {each.invoiceNo}
                    </option>
                  ))}
                </Select>
              </p>
            )}
            <p className={styles.field}>
              <label htmlFor={`${id}-reason`}>红冲原因</label>
              <Select
                id={`${id}-reason`}
                value={reason}
                onChange={({ target }) => setReason(target.value as RedReason)}
              >
                {redReasons.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            </p>
            <RedLines lines={left} qtyOf={qtyOf} onChange={(line, qty) => setQtys({ ...qtys, [line.lineNo]: qty })} />
            <TextArea
              label="说明"
              maxLength={invoiceLimits.reason}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            <p className={styles.none}>
              {whole ? '全部红冲' : '部分红冲'}约 −{plainYuan(about)}{' '}
              元；由平台答复，同意后开具红字发票，对应数量可以重新开票或退货退款。
            </p>
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button
              kind="primary"
              guardMs={clickGuardMs}
              type="submit"
              disabled={wanted.length === 0 || apply.isPending}
            >
              {apply.isPending ? '正在提交…' : '提交红冲申请'}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
