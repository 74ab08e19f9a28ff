import { approvalLimits } from '@yigou/contract/trade/approvals.terms';
import { clickGuardMs, useOwnForm } from '@yigou/web-kit';
import type { FormEvent } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { TextArea } from '../../../../ui/TextArea';

type WordsDialogProps = {
  title: string;
  label: string;
  /** What happens next, before the click. */
  note: string;
  yes: string;
  least: number;
  busy: boolean;
  /** True when it was taken. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
};

/** A few words that go into the record: a question, an answer, why it is sent back. */
export function WordsDialog({ title, label, note, yes, least, busy, onSend, onClose }: WordsDialogProps) {
  const form = useOwnForm(
    { text: '' },
    {
      checks: {
        text: ({ text }: { text: string }) => (text.trim().length < least ? `${label}至少 ${least} 个字` : ''),
      },
    },
  );
  const { values } = form;

  async function submit(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (form.passes() && (await onSend(values.text.trim()))) close();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form ref={form.box} noValidate onSubmit={(event) => submit(event, close)}>
          <DialogBody>
            <p>{note}</p>
            <TextArea {...form.text('text')} label={label} required maxLength={approvalLimits.reasonMost} />
          </DialogBody>
          <DialogFoot>
            <Button onClick={close}>取消</Button>
            <Button
              type="submit"
              kind="primary"
              disabled={busy}
              {...(values.text.trim().length >= least && { guardMs: clickGuardMs })}
            >
              {yes}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
