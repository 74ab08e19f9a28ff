import type { ReceiveAddress } from '@yigou/contract/trade/addresses';
import { CallError, confirmBox } from '@yigou/web-kit';
import { type FormEvent, useState } from 'react';
import { useForm } from '../../../../ui/useForm';
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
  const [values, setValues] = useState(first);
  const [refusal, setRefusal] = useState('');
  const save = useSaveAddress();
  const form = useForm<AddressValues>({
    values,
    // A recognised text comes back later: what was typed meanwhile stays.
    onChange: (part) => setValues((now) => ({ ...now, ...part })),
    checks: addressChecks,
    onWire: addressOnWire,
  });

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
