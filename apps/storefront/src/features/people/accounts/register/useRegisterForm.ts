import { errorText } from '@yigou/contract/ground/errors';
import { alertBox, CallError, useForm } from '@yigou/web-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useAgreement, useRegister } from '../accounts.api';
import {
  type RegisterValues,
  registerChecks,
  registerOnWire,
  registerRefusals,
  toRegisterInput,
} from './register.rules';
import { dropDraft, keepDraft, readDraft } from './registerDraftStore';

export function useRegisterForm(onDone: (inReview: boolean) => void) {
  const [values, setValues] = useState(readDraft);
  const agreement = useAgreement();
  const register = useRegister();
  const version = agreement.data?.resultData.version;
  // An upload ends when its picture is there, not when it was begun: only what is typed by then is true.
  const change = (part: Partial<RegisterValues>) => setValues((now) => ({ ...now, ...part }));
  const form = useForm<RegisterValues>({ values, onChange: change, checks: registerChecks, onWire: registerOnWire });

  useEffect(() => keepDraft(values), [values]);

  async function explain(error: unknown) {
    if (!(error instanceof CallError) || form.showFieldErrors(error)) return;
    await alertBox({ title: '注册未提交', text: error.message });
    if (error.message === errorText('agreementOutdated')) {
      change({ agreed: false });
      void agreement.refetch();
    }
    form.showFieldErrors(error, registerRefusals);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!version) void agreement.refetch();
    const passed = form.passes(version ? {} : { agreed: '隐私协议暂时无法读取，请稍后再试' });
    if (!passed || !version) return;
    try {
      const answer = await register.mutateAsync(toRegisterInput(values, version));
      dropDraft();
      onDone(answer.resultData.inReview);
    } catch (error) {
      await explain(error);
    }
  }

  return { form, submit, sending: register.isPending, version };
}
