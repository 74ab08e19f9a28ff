import { registrationLimits as limits } from '@yigou/contract/people/registration.terms';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import styles from './ApproveForm.module.css';
import { useRefuse } from './registration.api';

type RefuseFormProps = { registrationId: number; first: string; onLeave: () => void; onDecided: () => void };

/** Below the fold and below the foot nobody would find where to type. */
function showWhole(box: { resizableTextArea?: { textArea: HTMLTextAreaElement } } | null) {
  const area = box?.resizableTextArea?.textArea;
  area?.focus({ preventScroll: true });
  area?.scrollIntoView({ block: 'end' });
}

/** Why not; the applicant reads it as it stands here. */
export function RefuseForm({ registrationId, first, onLeave, onDecided }: RefuseFormProps) {
  const id = useId();
  const [reason, setReason] = useState(first);
  const refuse = useRefuse();
  const said = reason.trim();
  return (
    <section className={styles.part} aria-label="拒绝">
      <h3>拒绝</h3>
      <div className={styles.refusal}>
        <label htmlFor={id}>
          原因（{limits.reasonLeast}–{limits.reason} 个字，会寄给申请人）
        </label>
        <Input.TextArea
          id={id}
          ref={showWhole}
          rows={4}
          maxLength={limits.reason}
          showCount
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <p className={styles.told}>
        <b>申请人会收到</b>邮件与登录提示，修改后可用同一税号、账号与手机号重新注册。
      </p>
      <div className={styles.foot}>
        <Button type="text" onClick={onLeave}>
          返回
        </Button>
        <Button
          danger
          type="primary"
          loading={refuse.isPending}
          disabled={said.length < limits.reasonLeast}
          onClick={() => refuse.mutate({ registrationId, reason: said }, { onSuccess: onDecided })}
        >
          拒绝，原因寄给申请人
        </Button>
      </div>
    </section>
  );
}
