import type { CallInput } from '@yigou/contract/calls';
import { formatYuan } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import type { LinkModel } from '@yigou/contract/trade/approvals.link';
import { CallError, clickGuardMs, serverNow, useSecondsLeft } from '@yigou/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { Field } from '../../../../ui/Field';
import { sendConfirmCode } from '../approvals.api';

export type Decision = CallInput<'Approval/DecideByCode'>['decision'];

type CodeDialogProps = {
  code: string;
  link: LinkModel;
  decision: Decision;
  amount: number;
  /** Answers why not; empty when it was done. */
  onConfirm: (confirmCode: string) => Promise<string>;
  onClose: () => void;
};

/** A large amount: whoever holds the mail shows that the mailbox is theirs now. */
export function CodeDialog({ code, link, decision, amount, onConfirm, onClose }: CodeDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [againAt, setAgainAt] = useState('');
  const asked = useRef(false);
  const verb = decision === 'approve' ? '同意' : '驳回';

  async function send() {
    try {
      const { resultData } = await sendConfirmCode(code);
      setAgainAt(formatTime(new Date(serverNow() + resultData.pauseSeconds * 1000)));
      setError('');
    } catch (cause) {
      setError(cause instanceof CallError ? cause.message : '验证码发送失败，请重试');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code is sent when the box opens, once.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void send();
  }, []);

  async function submit(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (!/^\d{6}$/.test(typed)) return setError('请输入 6 位验证码');
    const refusal = await onConfirm(typed);
    if (refusal) setError(refusal);
    else close();
  }

  return (
    <Dialog title="输入 6 位验证码" onClose={onClose}>
      {(close) => (
        <form noValidate onSubmit={(event) => submit(event, close)}>
          <DialogBody>
            <p>
              {verb} <b>{formatYuan(amount)}</b>。金额超过 {formatYuan(link.codeFromAmount)}{' '}
              的审批需要验证本人，验证码已发送至 {link.codeTo}。
            </p>
            <Field
              label="验证码"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              maxLength={6}
              value={typed}
              error={error}
              onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
            />
            <SendAgain againAt={againAt} onSend={send} />
          </DialogBody>
          <DialogFoot>
            <Button onClick={close}>取消</Button>
            <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={typed.length < 6}>
              确认{verb}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}

function SendAgain({ againAt, onSend }: { againAt: string; onSend: () => void }) {
  const seconds = useSecondsLeft(againAt);
  return seconds > 0 ? (
    <p>{seconds} 秒后可重新获取</p>
  ) : (
    <Button kind="text" onClick={onSend}>
      重新获取验证码
    </Button>
  );
}
