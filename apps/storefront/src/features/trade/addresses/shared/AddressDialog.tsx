import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { clickGuardMs, toast } from '@yigou/web-kit';
import { useRef } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
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
  const box = useRef<HTMLDialogElement>(null);
  const { form, submit, mayLeave, refusal, saving } = useAddressForm(address, (saved) => {
    toast.success('保存成功');
    onSaved?.(saved);
    box.current?.close();
  });
  const title = address ? '编辑收货地址' : '新增收货地址';
  return (
    <Dialog title={title} wide box={box} mayLeave={mayLeave} onClose={onClose}>
      {(leave) => (
        <form ref={form.box} noValidate onSubmit={submit}>
          <DialogBody>
            <RecogniseBox onFound={(found) => form.change(recognisedPart(found))} />
            <AddressFields form={form} />
            {refusal && (
              <p className={styles.refusal} role="alert">
                {refusal}
              </p>
            )}
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={saving}>
              {saving ? '正在保存…' : '保存'}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
