import type { StatementModel } from '@yigou/contract/books/statements.model';
import {
  absentTypes,
  type DifferenceType,
  differenceTypeLabels,
  statementLimits,
} from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { clickGuardMs, type PendingRequest, requestFor } from '@yigou/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { Field } from '../../../../ui/Field';
import { Select } from '../../../../ui/Select';
import { TextArea } from '../../../../ui/TextArea';
import { UploadButton, type UploadedFile } from '../../../ground/files/shared/UploadButton';
import type { About } from '../entries.rules';
import { useAddDifference } from '../statements.api';
import styles from './CheckDetail.module.css';

type DifferenceDialogProps = { statement: StatementModel; about: About; onClose: () => void };

const yuanShape = /^[-−]?\d{1,8}(\.\d{1,2})?$/;
const numberOf = (text: string): number | null =>
  yuanShape.test(text.trim()) ? Number(text.trim().replace('−', '-')) : null;

type TypeChoiceProps = {
  types: readonly DifferenceType[];
  value: DifferenceType;
  onChange: (type: DifferenceType) => void;
};

function TypeChoice({ types, value, onChange }: TypeChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id}>
      差异类型
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value as DifferenceType)}>
        {types.map((each) => (
          <option key={each} value={each}>
            {differenceTypeLabels[each]}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** What it should be in our view, and why. */
export function DifferenceDialog({ statement, about, onClose }: DifferenceDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const entry = about && statement.entries.find((each) => each.entryId === about.entryId);
  const types = (Object.keys(differenceTypeLabels) as DifferenceType[]).filter(
    (type) => absentTypes.includes(type) === (about === null),
  );
  const [type, setType] = useState<DifferenceType>(types[0] ?? 'price');
  const [number, setNumber] = useState('');
  const [amount, setAmount] = useState('');
  const [qty, setQty] = useState('');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const request = useRef<PendingRequest>(null);
  const add = useAddDifference();
  const buyerAmount = numberOf(amount);
  const gap = buyerAmount === null ? null : buyerAmount - (entry?.amount ?? 0);
  const ready = buyerAmount !== null && gap !== 0 && text.trim().length >= 2 && (qty === '' || /^\d{1,6}$/.test(qty));

  /** Another quantity at the same price is another amount; who knows better writes over it. */
  function countAgain(said: string) {
    setQty(said);
    if (entry?.qty && /^\d{1,6}$/.test(said)) setAmount(((entry.amount / entry.qty) * Number(said)).toFixed(2));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (buyerAmount === null) return;
    const content = {
      statementId: statement.statementId,
      type,
      number,
      buyerAmount,
      text,
      fileIds: files.map((file) => file.fileId),
      ...(about && { entryId: about.entryId }),
      ...(qty !== '' && { buyerQty: Number(qty) }),
    };
    request.current = requestFor(request.current, content);
    const done = await add.mutateAsync({ requestId: request.current.requestId, ...content }).catch(() => undefined);
    if (done) box.current?.close();
  }

  return (
    <Dialog title={entry ? `差异：${entry.number}` : '提出新差异'} wide box={box} onClose={onClose}>
      {(leave) => (
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <div className={styles.form}>
              {entry && (
                <p>
                  {entry.summary}，平台金额 <b>{plainYuan(entry.amount)}</b> 元
                  {entry.qty !== null && `，数量 ${entry.qty}`}
                </p>
              )}
              <TypeChoice types={types} value={type} onChange={setType} />
              {!entry && (
                <Field
                  label="订单号或售后单号"
                  maxLength={40}
                  value={number}
                  onChange={({ target }) => setNumber(target.value)}
                />
              )}
              {entry && entry.qty !== null && (
                <Field
                  label="我方数量"
                  inputMode="numeric"
                  maxLength={6}
                  value={qty}
                  onChange={({ target }) => countAgain(target.value)}
                />
              )}
              <Field
                label="我方金额（元）"
                required
                inputMode="decimal"
                maxLength={12}
                value={amount}
                error={amount !== '' && buyerAmount === null ? '请填写金额，最多两位小数；退回的填负数' : undefined}
                hint={gap === null || gap === 0 ? '退回的填负数' : `与平台相差 ${plainYuan(gap)} 元`}
                onChange={({ target }) => setAmount(target.value)}
              />
              <TextArea
                label="说明"
                required
                value={text}
                maxLength={statementLimits.note}
                onChange={({ target }) => setText(target.value)}
              />
              <UploadButton
                kind="statementFile"
                label="上传附件"
                full={files.length >= statementLimits.files}
                onUploaded={(file) => setFiles([...files, file])}
              />
              {files.length > 0 && <p>已上传：{files.map((file) => file.fileName).join('、')}</p>}
            </div>
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button type="submit" kind="primary" disabled={!ready || add.isPending} guardMs={clickGuardMs}>
              提出差异
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
