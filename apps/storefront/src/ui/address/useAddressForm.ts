import type { ReceiveAddress } from '@yigou/contract';
import { CallError, confirmBox } from '@yigou/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSaveAddress } from './address.api';
import {
  type AddressErrors,
  type AddressName,
  type AddressValues,
  addressChanged,
  addressNames,
  checkAddress,
  checkAll,
  emptyAddress,
  fromWire,
  isWrong,
  toSaveInput,
  valuesOf,
} from './address.rules';

export type AddressFields = {
  values: AddressValues;
  errors: AddressErrors;
  change: (part: Partial<AddressValues>) => void;
  check: (name: AddressName) => void;
};

export function useAddressForm(address: ReceiveAddress | undefined, onSaved: (saved: ReceiveAddress) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => (address ? valuesOf(address) : emptyAddress));
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [refusal, setRefusal] = useState('');
  const [tries, setTries] = useState(0);
  const save = useSaveAddress();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try leads to the first wrong field, once it is marked.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function show(found: AddressErrors) {
    setErrors(found);
    setTries((count) => count + 1);
  }

  const fields: AddressFields = {
    values,
    errors,
    change: (part) => {
      // A recognised text comes back later: what was typed meanwhile stays.
      setValues((now) => ({ ...now, ...part }));
      const next = { ...values, ...part };
      // A fault that was told goes as soon as it is mended; none is told while somebody still types.
      setErrors((now) => {
        const told = addressNames.filter((name) => now[name]);
        return Object.fromEntries(told.map((name) => [name, checkAddress(next, name)]));
      });
    },
    check: (name) => setErrors((now) => ({ ...now, [name]: checkAddress(values, name) })),
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal('');
    const found = checkAll(values);
    show(found);
    if (isWrong(found)) return;
    try {
      onSaved((await save.mutateAsync(toSaveInput(values, address?.addressId))).resultData);
    } catch (error) {
      if (!(error instanceof CallError)) return;
      const told = fromWire(error.fields);
      show(told);
      if (!isWrong(told)) setRefusal(error.message);
    }
  }

  const mayLeave = async () =>
    !addressChanged(first, values) || confirmBox({ text: '修改尚未保存，确定放弃吗？', confirmText: '放弃修改' });

  return { form, fields, submit, mayLeave, refusal, saving: save.isPending };
}
