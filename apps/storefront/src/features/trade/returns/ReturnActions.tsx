import type { ReturnModel } from '@yigou/contract/trade/returns';
import { type CarrierCode, carriers, carriersLike, trackingFault } from '@yigou/contract/trade/shipments.terms';
import { clickGuardMs, confirmBox, type FormChecks, findErrors, hasErrors, useOwnForm } from '@yigou/web-kit';
import { type FormEvent, useId } from 'react';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import field from '../../../ui/Field.module.css';
import { Select } from '../../../ui/Select';
import styles from './ReturnDetailPage.module.css';
import { useConfirm, useSendBack, useWithdraw } from './returns.api';

/** One for each thing the server says this caller may do now. */
export function ReturnActions({ model }: { model: ReturnModel }) {
  const { returnId, returnNo, actions, type } = model;
  const withdraw = useWithdraw();
  const confirm = useConfirm();
  if (actions.length === 0) return null;

  async function withdrawAsked() {
    const text = `确定撤销售后 ${returnNo} 吗？仍在期限内的商品可以重新申请。`;
    if (await confirmBox({ text, confirmText: '撤销申请' })) withdraw.mutate({ returnId });
  }

  async function confirmAsked() {
    const text = type === 'exchange' ? '确认已收到换货吗？确认后售后完成。' : '确认退款无误吗？确认后售后完成。';
    if (await confirmBox({ text, confirmText: '确认完成' })) confirm.mutate({ returnId });
  }

  return (
    <section className={styles.actions} aria-label="下一步">
      {actions.includes('send') && <SendForm model={model} />}
      <div className={styles.buttons}>
        {actions.includes('confirm') && (
          <Button kind="primary" guardMs={clickGuardMs} disabled={confirm.isPending} onClick={confirmAsked}>
            确认完成
          </Button>
        )}
        {actions.includes('withdraw') && (
          <Button disabled={withdraw.isPending} onClick={withdrawAsked}>
            撤销申请
          </Button>
        )}
      </div>
    </section>
  );
}

type SendValues = { carrier: CarrierCode; trackingNo: string };

const cleaned = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();
const sendChecks: FormChecks<SendValues> = {
  trackingNo: ({ carrier, trackingNo }) => trackingFault(carrier, cleaned(trackingNo)),
};

function SendForm({ model: { returnId, returnTo } }: { model: ReturnModel }) {
  const id = useId();
  const form = useOwnForm<SendValues>({ carrier: 'sf', trackingNo: '' }, { checks: sendChecks });
  const { values } = form;
  const send = useSendBack();
  const ready = !hasErrors(findErrors(sendChecks, values));

  /** A number that only one carrier writes names them. */
  function type(trackingNo: string) {
    const [like, ...others] = carriersLike(cleaned(trackingNo));
    form.change({ trackingNo, ...(like && others.length === 0 && { carrier: like }) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.passes()) send.mutate({ returnId, carrier: values.carrier, trackingNo: cleaned(values.trackingNo) });
  }

  return (
    <form ref={form.box} className={styles.send} noValidate onSubmit={submit}>
      <p>
        寄回到：<b>{returnTo}</b>
      </p>
      <div className={styles.carrier}>
        <label className={field.label} htmlFor={id}>
          承运商
        </label>
        <Select
          id={id}
          value={values.carrier}
          onChange={(event) => form.change({ carrier: event.target.value as CarrierCode })}
        >
          {Object.entries(carriers).map(([code, { name }]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Field
        {...form.text('trackingNo')}
        label="运单号"
        required
        maxLength={40}
        autoComplete="off"
        placeholder={carriers[values.carrier].hint}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" kind="primary" {...(ready && { guardMs: clickGuardMs })} disabled={send.isPending}>
        提交运单
      </Button>
    </form>
  );
}
