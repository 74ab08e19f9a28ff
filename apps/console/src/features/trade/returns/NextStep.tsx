import { formatYuan } from '@yigou/contract/ground/money';
import type { ConsoleReturn } from '@yigou/contract/trade/returns.console';
import { returnLimits, returnTypes } from '@yigou/contract/trade/returns.terms';
import { type CarrierCode, carriers, carriersLike, trackingFault } from '@yigou/contract/trade/shipments.terms';
import { confirmBox, type FormChecks, useOwnForm } from '@yigou/web-kit';
import { Button, Input, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useWrite } from '../../../app/client';
import styles from './ReturnStory.module.css';
import { acceptedIn, type Found, refundIf } from './return.rules';

type NextStepProps = { model: ConsoleReturn; found: readonly Found[] };

/** One step, named by its consequence. */
export function NextStep({ model, found }: NextStepProps) {
  const [step] = model.steps;
  if (step === 'pass' || step === 'reject') return <Review model={model} />;
  if (step === 'inspect') return <Inspection model={model} found={found} />;
  if (step === 'refund') return <Refund model={model} />;
  return <Reshipment model={model} />;
}

const Foot = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.foot} aria-label="下一步">
    <b>下一步：{title}</b>
    {children}
  </section>
);

const minReason = 5;

function Review({ model }: { model: ConsoleReturn }) {
  const { returnId, type, estimate } = model;
  const [refusing, setRefusing] = useState(false);
  const [returnTo, setReturnTo] = useState('');
  const pass = useWrite('Return/Pass', '审核已通过，买方会收到通知');
  const { comesBack } = returnTypes[type];
  if (refusing) return <Refusal returnId={returnId} onLeave={() => setRefusing(false)} />;
  return (
    <Foot title="审核">
      {comesBack && (
        <Input
          aria-label="寄回地址"
          placeholder="寄回地址；不填则寄供应商售后部"
          maxLength={returnLimits.returnTo}
          value={returnTo}
          onChange={(event) => setReturnTo(event.target.value)}
        />
      )}
      <Button danger type="text" disabled={pass.isPending} onClick={() => setRefusing(true)}>
        驳回…
      </Button>
      <Button
        type="primary"
        loading={pass.isPending}
        onClick={() => pass.mutate({ returnId, returnTo: returnTo.trim() })}
      >
        {comesBack ? '审核通过，待买方寄回' : `审核通过，待退 ${formatYuan(estimate)}`}
      </Button>
    </Foot>
  );
}

function Refusal({ returnId, onLeave }: { returnId: number; onLeave: () => void }) {
  const [reason, setReason] = useState('');
  const reject = useWrite('Return/Reject', '已驳回，原因已告知买方');
  return (
    <Foot title="驳回">
      <Input
        autoFocus
        aria-label="驳回的原因"
        placeholder="请写明原因（至少 5 个字），买方可见"
        maxLength={returnLimits.answer}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="text" onClick={onLeave}>
        返回
      </Button>
      <Button
        danger
        type="primary"
        loading={reject.isPending}
        disabled={reason.trim().length < minReason}
        onClick={() => reject.mutate({ returnId, reason: reason.trim() })}
      >
        驳回，售后结束
      </Button>
    </Foot>
  );
}

function Inspection({ model, found }: NextStepProps) {
  const [reason, setReason] = useState('');
  const inspect = useWrite('Return/Inspect', '验收结果已登记');
  const refused = found.reduce((sum, each) => sum + each.refused, 0);
  const accepted = acceptedIn(found);
  const passes = accepted > 0;
  const name =
    model.type === 'exchange' ? `验收通过，换 ${accepted} 件` : `验收通过，应退 ${formatYuan(refundIf(model, found))}`;

  async function send() {
    const text = passes
      ? `合格 ${accepted} 件${refused > 0 ? `，不合格 ${refused} 件退还买方` : ''}。验收后不能撤回，确定吗？`
      : '全部不合格，售后结束，商品退还买方。确定吗？';
    if (!(await confirmBox({ text, confirmText: passes ? '验收通过' : '验收不通过' }))) return;
    inspect.mutate({ returnId: model.returnId, lines: [...found], reason: reason.trim() });
  }

  return (
    <Foot title="验收">
      {refused > 0 && (
        <Input
          aria-label="不合格的原因"
          placeholder="请写明不合格的原因（至少 5 个字），买方可见"
          maxLength={returnLimits.answer}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <span>
        合格 {accepted} / 申请 {model.qty}
      </span>
      <Button
        type="primary"
        danger={!passes}
        loading={inspect.isPending}
        disabled={refused > 0 && reason.trim().length < minReason}
        onClick={send}
      >
        {passes ? name : '验收不通过'}
      </Button>
    </Foot>
  );
}

function Refund({ model: { returnId, decided, awaitsRed, waitsFor } }: { model: ConsoleReturn }) {
  const refund = useWrite('Return/Refund', '已处理退款');

  async function pay() {
    const text = awaitsRed
      ? '所退商品已开票。同意后待红字发票开具，自动退款。确定吗？'
      : `退款 ${formatYuan(decided ?? 0)}，按原支付方式退回或冲减应付，不能撤回。确定吗？`;
    if (await confirmBox({ text, confirmText: awaitsRed ? '同意退款' : '退款' })) refund.mutate({ returnId });
  }

  return (
    <Foot title="退款">
      <span>{waitsFor}</span>
      <Button type="primary" loading={refund.isPending} onClick={pay}>
        {awaitsRed ? '同意退款，待红字发票' : `退款 ${formatYuan(decided ?? 0)}`}
      </Button>
    </Foot>
  );
}

type Parcel = { carrier: CarrierCode; typed: string };

const plainNo = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();
const parcelChecks: FormChecks<Parcel> = { typed: ({ carrier, typed }) => trackingFault(carrier, plainNo(typed)) };

function Reshipment({ model: { returnId } }: { model: ConsoleReturn }) {
  const form = useOwnForm<Parcel>({ carrier: 'sf', typed: '' }, { checks: parcelChecks });
  const { carrier, typed } = form.values;
  const reship = useWrite('Return/Reship', '换货已发出，买方会收到通知');

  function type(text: string) {
    const [like, ...others] = carriersLike(plainNo(text));
    form.change({ typed: text, ...(like && others.length === 0 && { carrier: like }) });
  }

  function send() {
    if (form.passes()) reship.mutate({ returnId, carrier, trackingNo: plainNo(typed) });
  }

  return (
    <Foot title="换货发出">
      <Select
        aria-label="承运商"
        className={styles.carrier ?? ''}
        options={Object.entries(carriers).map(([value, { name }]) => ({ value, label: name }))}
        value={carrier}
        onChange={(chosen) => form.change({ carrier: chosen })}
      />
      <span className={styles.tracking}>
        <Input
          aria-label="运单号"
          placeholder={carriers[carrier].hint}
          maxLength={40}
          value={typed}
          status={form.errors.typed ? 'error' : ''}
          onChange={(event) => type(event.target.value)}
        />
        {form.errors.typed && <small role="alert">{form.errors.typed}</small>}
      </span>
      <Button type="primary" loading={reship.isPending} onClick={send}>
        换货发出
      </Button>
    </Foot>
  );
}
