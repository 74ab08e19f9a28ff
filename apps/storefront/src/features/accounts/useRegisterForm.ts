import { alertBox, CallError, hashPassword } from '@yigou/web-kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAgreement, useRegister } from './accounts.api';
import {
  checkAll,
  checkRegister,
  fieldOfRefusal,
  firstWrong,
  fromWire,
  type RegisterErrors,
  type RegisterName,
  type RegisterValues,
  toRegisterInput,
} from './register.rules';
import { dropDraft, keepDraft, readDraft } from './registerDraft';

export type RegisterFields = {
  values: RegisterValues;
  errors: RegisterErrors;
  change: <N extends RegisterName>(name: N, value: RegisterValues[N]) => void;
  check: (name: RegisterName) => void;
  tell: (name: RegisterName, error: string) => void;
};

export function useRegisterForm(onDone: (inReview: boolean) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(readDraft);
  const [errors, setErrors] = useState<RegisterErrors>({});
  const agreement = useAgreement();
  const register = useRegister();

  useEffect(() => keepDraft(values), [values]);

  const tell = (name: RegisterName, error: string) => setErrors((now) => ({ ...now, [name]: error }));

  const fields: RegisterFields = {
    values,
    errors,
    tell,
    check: (name) => tell(name, checkRegister(values, name)),
    change: (name, value) => {
      // An upload ends when its picture is there, not when it was begun: only what is typed by then is true.
      setValues((now) => ({ ...now, [name]: value }));
      const next = { ...values, [name]: value };
      const twin: RegisterName = name === 'password' ? 'repeated' : name;
      setErrors((now) => {
        const told = [name, twin].filter((each) => now[each]);
        return { ...now, ...Object.fromEntries(told.map((each) => [each, checkRegister(next, each)])) };
      });
    },
  };

  function show(found: RegisterErrors) {
    setErrors(found);
    const box = form.current?.elements.namedItem(firstWrong(found) ?? '');
    if (box instanceof HTMLElement) box.focus();
  }

  async function explain(error: unknown) {
    if (!(error instanceof CallError)) return;
    const found = fromWire(error.fields);
    if (firstWrong(found)) return show(found);
    await alertBox({ text: error.message });
    const name = fieldOfRefusal(error.message);
    if (!name) return;
    if (name === 'agreed') {
      setValues((now) => ({ ...now, agreed: false }));
      void agreement.refetch();
    }
    show({ [name]: error.message });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = checkAll(values);
    const version = agreement.data?.resultData.version;
    if (!version) {
      found.agreed ??= '隐私协议暂时无法读取，请稍后再试';
      void agreement.refetch();
    }
    show(found);
    if (firstWrong(found) || !version) return;
    try {
      const answer = await register.mutateAsync(toRegisterInput(values, hashPassword(values.password), version));
      dropDraft();
      onDone(answer.resultData.inReview);
    } catch (error) {
      await explain(error);
    }
  }

  return { form, fields, submit, sending: register.isPending, version: agreement.data?.resultData.version };
}
