import type { PaymentMethod, Preview } from '@yigou/contract';
import { CallError, toast, useSession } from '@yigou/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cashierPath, orderedPath, orderPath } from '../../app/paths';
import { requestFor } from '../../ui/requestId.rules';
import type { UploadedFile } from '../../ui/UploadButton';
import { useMay } from '../../ui/useMay';
import { type Changes, readChanges } from './change.rules';
import { dropDraft, keepDraft, keepRequest, loadDraft, loadRequest } from './draft';
import {
  checkSettle,
  fromWire,
  type SettleErrors,
  type SettleName,
  type SettleValues,
  submissionOf,
  valuesOf,
} from './form.rules';
import { usePreview, useSubmitOrder } from './settlement.api';

/** Who pays on account has nothing left to pay now; who may not pay leaves it to others. */
function nextPath(method: PaymentMethod, orderId: number, mayPay: boolean) {
  if (method === 'account') return orderedPath([orderId]);
  return mayPay ? cashierPath([orderId]) : orderPath(orderId);
}

export type SettleForm = {
  values: SettleValues;
  errors: SettleErrors;
  change: (part: Partial<SettleValues>) => void;
  addFile: (file: UploadedFile) => void;
};

export function useSettlement() {
  const { userId } = useSession();
  const navigate = useNavigate();
  const mayPay = useMay('order/myOrder/pay');
  const page = useRef<HTMLDivElement>(null);
  const request = useRef(loadRequest(userId));
  const [draft, setDraft] = useState(() => loadDraft(userId));
  /** An upload ends long after it began: it must meet the form as it is then. */
  const latest = useRef(draft);
  const [errors, setErrors] = useState<SettleErrors>({});
  const [changes, setChanges] = useState<Changes>();
  const [refusal, setRefusal] = useState('');
  const [tries, setTries] = useState(0);
  const preview = usePreview(draft.addressId);
  const order = useSubmitOrder();

  // An address that was deleted meanwhile: back to the default one.
  const gone = draft.addressId !== undefined && preview.error instanceof CallError && preview.error.code === '4';
  useEffect(() => {
    if (gone) change({ addressId: undefined });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try leads to the first wrong field, once it is marked.
  useEffect(() => {
    page.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function show(found: SettleErrors) {
    setErrors(found);
    setTries((count) => count + 1);
  }

  function change(part: Partial<SettleValues>) {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    keepDraft(userId, latest.current);
    setRefusal('');
    const touched = Object.keys(part) as SettleName[];
    setErrors((now) =>
      Object.fromEntries(Object.entries(now).filter(([name]) => !touched.includes(name as SettleName))),
    );
  }

  const addFile = (file: UploadedFile) => change({ attachments: [...(latest.current.attachments ?? []), file] });

  function refused(error: unknown) {
    if (!(error instanceof CallError)) return;
    const found = readChanges(error.fields);
    if (found) return setChanges(found);
    const told = fromWire(error.fields);
    show(told);
    setRefusal(error.message);
    void preview.refetch();
  }

  async function submit(shown: Preview) {
    const values = valuesOf(shown, draft);
    const found = checkSettle(values, new Date());
    setRefusal('');
    show(found);
    const content = submissionOf(shown, values);
    if (Object.keys(found).length > 0 || !content) return;
    request.current = requestFor(request.current, content);
    keepRequest(userId, request.current);
    try {
      const { resultData } = await order.mutateAsync({ requestId: request.current.requestId, ...content });
      dropDraft(userId);
      toast.success('订单提交成功');
      navigate(nextPath(resultData.paymentMethod, resultData.orderId, mayPay), { replace: true });
    } catch (error) {
      refused(error);
    }
  }

  async function acceptChanges() {
    const { isSuccess } = await preview.refetch();
    if (isSuccess) setChanges(undefined);
  }

  return {
    page,
    preview,
    changes,
    refusal,
    formOf: (shown: Preview): SettleForm => ({ values: valuesOf(shown, draft), errors, change, addFile }),
    submit,
    acceptChanges,
    submitting: order.isPending,
  };
}
