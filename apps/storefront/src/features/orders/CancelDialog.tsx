import { type CancelReason, cancelReasons, orderLimits } from '@yigou/contract';
import { clickGuardMs } from '@yigou/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../ui/Dialog';
import { FieldError } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';
import styles from './CancelDialog.module.css';
import { useApplyCancel, useCancelOrder } from './orders.api';
import type { Acting } from './useOrderActions';

type CancelDialogProps = { acting: Acting; onClose: () => void };

const words = {
  cancel: { title: '取消订单', note: '取消后不能恢复，可以再次购买。', yes: '确认取消' },
  applyCancel: { title: '申请取消订单', note: '平台确认后取消订单，已付款项原路退回。', yes: '提交申请' },
};

export function CancelDialog({ acting: { order, action }, onClose }: CancelDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<CancelReason>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const cancel = useCancelOrder();
  const apply = useApplyCancel();
  const { mutate, isPending } = action === 'cancel' ? cancel : apply;
  const { title, note: consequence, yes } = words[action];
  const noteMissing = reason === '其他' && note.trim() === '';

  function submit(event: FormEvent, close: () => void) {
    event.preventDefault();
    setTried(true);
    if (!reason) return form.current?.querySelector('input')?.focus();
    if (noteMissing) return form.current?.querySelector('textarea')?.focus();
    mutate({ orderId: order.orderId, reason, note: note.trim() }, { onSettled: close });
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => submit(event, close)}>
          <DialogBody>
            <p className={styles.lead}>
              订单号 {order.orderNo}。{consequence}
            </p>
            <fieldset className={styles.reasons} aria-describedby={id}>
              <legend>取消原因</legend>
              {cancelReasons.map((each) => (
                <label key={each}>
                  <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
                  {each}
                </label>
              ))}
            </fieldset>
            <FieldError id={id} text={tried && !reason ? '请选择取消原因' : ''} />
            <TextArea
              label="说明"
              required={reason === '其他'}
              placeholder={reason === '其他' ? '请填写取消的原因' : '选填'}
              maxLength={orderLimits.note}
              value={note}
              error={tried && noteMissing ? '请填写说明' : ''}
              onChange={(event) => setNote(event.target.value)}
            />
          </DialogBody>
          <DialogFoot>
            <Button onClick={close}>再想想</Button>
            <Button
              type="submit"
              kind="primary"
              {...(reason && !noteMissing && { guardMs: clickGuardMs })}
              disabled={isPending}
            >
              {isPending ? '正在提交…' : yes}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
