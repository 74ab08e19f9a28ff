import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { CallError, confirmBox, useOwnForm } from '@yigou/web-kit';
import { type FormEvent, useState } from 'react';
import {
  type AddressValues,
  addressChanged,
  addressChecks,
  addressOnWire,
  emptyAddress,
  toSaveInput,
  valuesOf,
} from './address.rules';
import { useSaveAddress } from './addresses.api';

export function useAddressForm(address: ReceiveAddress | undefined, onSaved: (saved: ReceiveAddress) => void) {
  const [first] = useState(() => (address ? valuesOf(address) : emptyAddress));
  const [refusal, setRefusal] = useState('');
  const save = useSaveAddress();
  const form = useOwnForm<AddressValues>(first, { checks: addressChecks, onWire: addressOnWire });
  const { values } = form;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    if (!form.passes()) return;
    try {
      onSaved((await save.mutateAsync(toSaveInput(values, address?.addressId))).resultData);
    } catch (error) {
      if (error instanceof CallError && !form.showFieldErrors(error)) setRefusal(error.message);
    }
  }

  const mayLeave = async () =>
    !addressChanged(first, values) || confirmBox({ text: '修改尚未保存，确定放弃吗？', confirmText: '放弃修改' });

  return { form, submit, mayLeave, refusal, saving: save.isPending };
}
