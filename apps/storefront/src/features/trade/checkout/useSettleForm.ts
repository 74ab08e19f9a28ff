import type { Preview, Submitted } from '@yigou/contract/trade/checkout';
import { CallError, type FormFields, requestFor, toast, useForm } from '@yigou/web-kit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../app/client';
import { cashierPath, orderedPath, orderPath } from '../../../app/paths';
import type { UploadedFile } from '../../ground/files/shared/UploadButton';
import { useMay } from '../../people/accounts/shared/useMay';
import { type Changes, readChanges } from './change.rules';
import { type SettleValues, settleChecks, settleOnWire, submissionOf, valuesOf } from './checkout.rules';
import { dropDraft, keepRequest, loadRequest } from './draftStore';
import type { Settlement } from './useCheckout';

/** Who pays on account has nothing left to pay now; who may not pay leaves it to others; what waits for approval, waits. */
function nextPath({ paymentMethod, orderId, state }: Submitted, mayPay: boolean) {
  if (state === 'pendingApproval') return orderPath(orderId);
  if (paymentMethod === 'account') return orderedPath([orderId]);
  return mayPay ? cashierPath([orderId]) : orderPath(orderId);
}

export type SettleForm = FormFields<SettleValues> & { addFile: (file: UploadedFile) => void };

/** The form over one preview: what was seen is what is submitted. */
export function useSettleForm({ userId, draft, preview, change, filesNow }: Settlement, shown: Preview) {
  const navigate = useNavigate();
  const mayPay = useMay('order/myOrder/pay');
  const request = useRef(loadRequest(userId));
  const [changes, setChanges] = useState<Changes>();
  const [refusal, setRefusal] = useState('');
  const order = useApiMutation('Order/Submit', { doesNotWait: true });
  const values = valuesOf(shown, draft);
  const form = useForm<SettleValues, HTMLDivElement>({
    values,
    onChange: (part) => {
      setRefusal('');
      change(part);
    },
    checks: settleChecks,
    onWire: settleOnWire,
  });

  const addFile = (file: UploadedFile) => form.change({ attachments: [...filesNow(), file] });

  function refused(error: unknown) {
    if (!(error instanceof CallError)) return;
    const found = readChanges(error.fields);
    if (found) return setChanges(found);
    form.showFieldErrors(error);
    setRefusal(error.message);
    void preview.refetch();
  }

  async function submit() {
    setRefusal('');
    const content = submissionOf(shown, values);
    if (!form.passes() || !content) return;
    request.current = requestFor(request.current, content);
    keepRequest(userId, request.current);
    try {
      const { resultData } = await order.mutateAsync({ requestId: request.current.requestId, ...content });
      dropDraft(userId);
      toast.success(resultData.state === 'pendingApproval' ? '已提交审批' : '订单提交成功');
      navigate(nextPath(resultData, mayPay), { replace: true });
    } catch (error) {
      refused(error);
    }
  }

  async function acceptChanges() {
    const { isSuccess } = await preview.refetch();
    if (isSuccess) setChanges(undefined);
  }

  return {
    box: form.box,
    fields: { ...form, addFile },
    changes,
    refusal,
    submit,
    acceptChanges,
    submitting: order.isPending,
  };
}
