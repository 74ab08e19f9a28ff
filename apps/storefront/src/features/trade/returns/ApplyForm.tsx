import type { Applicable } from '@yigou/contract/trade/returns';
import { type ReturnReason, reasonRule, reasonsOf, returnLimits } from '@yigou/contract/trade/returns.terms';
import {
  CallError,
  clickGuardMs,
  findErrors,
  hasErrors,
  type PendingRequest,
  requestFor,
  useForm,
} from '@yigou/web-kit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { returnPath } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { Field, FieldError } from '../../../ui/Field';
import field from '../../../ui/Field.module.css';
import { Select } from '../../../ui/Select';
import { TextArea } from '../../../ui/TextArea';
import { PicturesField } from '../../ground/files/shared/PicturesField';
import { ApplyLines } from './ApplyLines';
import { ApplyOutcome } from './ApplyOutcome';
import styles from './ApplyReturnPage.module.css';
import { type ApplyDraft, applyChecks, firstDraft, toApplication, withChoice } from './apply.rules';
import { useApply } from './returns.api';
import { TypeChooser } from './TypeChooser';
import { WindowBar } from './WindowBar';

/** The choice at the left, what follows from it at the right. */
export function ApplyForm({ applicable }: { applicable: Applicable }) {
  const id = useId();
  const navigate = useNavigate();
  const { lines } = applicable;
  const [draft, setDraft] = useState(() => firstDraft(applicable));
  const form = useForm<ApplyDraft>({
    values: draft,
    onChange: (part) => setDraft((now) => withChoice(now, lines, part)),
    checks: applyChecks,
    onWire: { pictureIds: 'pictures', lines: 'qtys' },
  });
  const apply = useApply();
  const pending = useRef<PendingRequest>(null);
  const ready = !hasErrors(findErrors(applyChecks, draft));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.passes()) return;
    const content = toApplication(applicable.orderId, draft);
    pending.current = requestFor(pending.current, content);
    apply.mutate(
      { ...content, requestId: pending.current.requestId },
      {
        onSuccess: ({ resultData }) => navigate(returnPath(resultData.returnId), { replace: true }),
        onError: (error) => {
          if (error instanceof CallError) form.showFieldErrors(error);
        },
      },
    );
  }

  return (
    <form ref={form.box} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.choice}>
        <TypeChooser type={draft.type} lines={lines} onChoose={(type) => form.change({ type })} />
        <WindowBar lines={lines} />
        <div className={styles.why}>
          <div>
            <label className={field.label} data-required htmlFor={`${id}-why`}>
              申请原因
            </label>
            <Select
              id={`${id}-why`}
              value={draft.reason}
              aria-invalid={form.errors.reason ? true : undefined}
              aria-describedby={`${id}-reason`}
              onChange={(event) => form.change({ reason: event.target.value as ReturnReason | '' })}
            >
              <option value="">请选择</option>
              {reasonsOf(draft.type).map((reason) => (
                <option key={reason}>{reason}</option>
              ))}
            </Select>
            <FieldError id={`${id}-reason`} text={form.errors.reason} />
          </div>
          {draft.reason !== '' && (
            <p>
              {reasonRule(draft.reason).sellersFault ? '卖方责任：退款含运费。' : '非卖方责任：不退运费。'}
              {reasonRule(draft.reason).needsPicture && '须上传至少 1 张照片。'}
            </p>
          )}
        </div>
        <ApplyLines lines={lines} draft={draft} onQtys={(qtys) => form.change({ qtys })} />
        <FieldError id={`${id}-qtys`} text={form.errors.qtys} />
        <TextArea
          {...form.text('text')}
          label="说明"
          placeholder="选填，详细说明有助于尽快审核"
          maxLength={returnLimits.text}
        />
        <PicturesField
          what="照片"
          kind="returnPicture"
          most={returnLimits.pictures}
          corner
          pictures={draft.pictures}
          error={form.errors.pictures}
          onChange={(pictures) => form.change({ pictures })}
        />
        <div className={styles.contact}>
          <Field {...form.text('contact')} label="联系人" required maxLength={20} autoComplete="name" />
          <Field {...form.text('phone')} label="联系电话" required maxLength={20} autoComplete="tel" inputMode="tel" />
        </div>
      </div>
      <ApplyOutcome applicable={applicable} draft={draft}>
        <Button type="submit" kind="primary" {...(ready && { guardMs: clickGuardMs })} disabled={apply.isPending}>
          {apply.isPending ? '正在提交…' : '提交申请'}
        </Button>
        <small>提交后，寄回前可随时撤销</small>
      </ApplyOutcome>
    </form>
  );
}
