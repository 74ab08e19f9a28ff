import type { ReceiveAddress } from '@yigou/contract';
import { clickGuardMs, toast } from '@yigou/web-kit';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../Button';
import styles from './AddressDialog.module.css';
import { AddressFields } from './AddressFields';
import { recognisedPart } from './address.rules';
import { RecogniseBox } from './RecogniseBox';
import { useAddressForm } from './useAddressForm';

type AddressDialogProps = {
  /** The one to change; a new one without it. */
  address?: ReceiveAddress | undefined;
  onSaved?: (saved: ReceiveAddress) => void;
  /** After saving as well as after giving up. */
  onClose: () => void;
};

export function AddressDialog({ address, onSaved, onClose }: AddressDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it is taken away: only then does the focus go back to where it came from.
  const close = () => dialog.current?.close();
  const titleId = useId();
  const { form, fields, submit, mayLeave, refusal, saving } = useAddressForm(address, (saved) => {
    toast.success('保存成功');
    onSaved?.(saved);
    close();
  });
  useEffect(() => dialog.current?.showModal(), []);

  async function leave() {
    if (await mayLeave()) close();
  }

  function giveUp(event: SyntheticEvent) {
    event.preventDefault();
    void leave();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={giveUp}
      onKeyDown={(event) => {
        // A second Escape closes a modal dialog without asking: it must not come that far.
        if (event.key === 'Escape') giveUp(event);
      }}
    >
      <header>
        <h2 id={titleId}>{address ? '编辑收货地址' : '新增收货地址'}</h2>
        <button type="button" className={styles.close} aria-label="关闭" onClick={leave}>
          ×
        </button>
      </header>
      <form ref={form} noValidate onSubmit={submit}>
        <div className={styles.body}>
          <RecogniseBox onFound={(found) => fields.change(recognisedPart(found))} />
          <AddressFields fields={fields} />
          {refusal && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </div>
        <footer>
          <Button onClick={leave}>取消</Button>
          <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={saving}>
            {saving ? '正在保存…' : '保存'}
          </Button>
        </footer>
      </form>
    </dialog>
  );
}
