import { refundWays } from '@yigou/contract/money/payments.terms';
import type { OrderRow } from '@yigou/contract/trade/orders';
import { type CancelReason, cancelReasons, orderLimits } from '@yigou/contract/trade/orders.terms';
import { clickGuardMs, type FormChecks, findErrors, hasErrors, useOwnForm } from '@yigou/web-kit';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { FieldError } from '../../../ui/Field';
import { TextArea } from '../../../ui/TextArea';
import styles from './CancelDialog.module.css';
import { useApplyCancel, useCancelOrder } from './orders.api';

type CancelDialogProps = { order: OrderRow; action: 'cancel' | 'applyCancel'; onClose: () => void };

const words = {
  cancel: { title: '取消订单', note: '取消后不能恢复，可以再次购买。', yes: '确认取消' },
  applyCancel: { title: '申请取消订单', note: '平台确认后取消订单。', yes: '提交申请' },
};

type CancelValues = { reason: CancelReason | undefined; note: string };

const cancelChecks: FormChecks<CancelValues> = {
  reason: ({ reason }) => (reason ? '' : '请选择取消原因'),
  note: ({ reason, note }) => (reason === '其他' && note.trim() === '' ? '请填写说明' : ''),
};

export function CancelDialog({ order, action, onClose }: CancelDialogProps) {
  const id = useId();
  const form = useOwnForm<CancelValues>({ reason: undefined, note: '' }, { checks: cancelChecks });
  const { values } = form;
  const cancel = useCancelOrder();
  const apply = useApplyCancel();
  const { mutate, isPending } = action === 'cancel' ? cancel : apply;
  const { title, note: consequence, yes } = words[action];
  const { reason, note } = values;
  const ready = !hasErrors(findErrors(cancelChecks, values));

  function submit(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (!form.passes() || !reason) return;
    mutate({ orderId: order.orderId, reason, note: note.trim() }, { onSettled: close });
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form ref={form.box} noValidate onSubmit={(event) => submit(event, close)}>
          <DialogBody>
            <p className={styles.lead}>
              订单号 {order.orderNo}。{consequence}
              {action === 'applyCancel' && `${refundWays[order.paymentMethod]}。`}
            </p>
            <fieldset
              className={styles.reasons}
              aria-describedby={id}
              aria-invalid={form.errors.reason ? true : undefined}
            >
              <legend>取消原因</legend>
              {cancelReasons.map((each) => (
                <label key={each}>
                  <input
                    type="radio"
                    name="reason"
                    checked={reason === each}
                    onChange={() => form.change({ reason: each })}
                  />
                  {each}
                </label>
              ))}
            </fieldset>
            <FieldError id={id} text={form.errors.reason} />
            <TextArea
              {...form.text('note')}
              label="说明"
              required={reason === '其他'}
              placeholder={reason === '其他' ? '请填写取消的原因' : '选填'}
              maxLength={orderLimits.note}
            />
          </DialogBody>
          <DialogFoot>
            <Button onClick={close}>暂不取消</Button>
            <Button type="submit" kind="primary" {...(ready && { guardMs: clickGuardMs })} disabled={isPending}>
              {isPending ? '正在提交…' : yes}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
