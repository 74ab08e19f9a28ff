import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ResubmitPreview, Submitted } from '@yigou/contract/trade/checkout';
import type { OrderModel } from '@yigou/contract/trade/orders';
import { CallError, type PendingRequest, requestFor, toast, useForm } from '@yigou/web-kit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { queryKey, useApiMutation, useApiQuery } from '../../../../app/client';
import { orderPath } from '../../../../app/paths';
import { type SettleValues, settleChecks, settleOnWire } from '../checkout.rules';
import { resubmissionOf, valuesOfOrder } from './resubmit.rules';

export type KeptLines = ReadonlyMap<number, number>;

export const useOrderToChange = (orderId: number) =>
  useApiQuery('Order/GetModel', { orderId }, { refetchOnMount: 'always', gcTime: 0 });

export const useResubmitPreview = (orderId: number, kept: KeptLines | undefined, addressId: number | undefined) =>
  useApiQuery(
    'Order/PreviewResubmit',
    {
      orderId,
      lines: kept ? [...kept].map(([lineNo, qty]) => ({ lineNo, qty })) : [],
      addressId: addressId ?? null,
    },
    { placeholderData: keepPreviousData, refetchOnMount: 'always', gcTime: 0 },
  );

/** The form over a rejected order. */
export function useResubmit(
  order: OrderModel,
  shown: ResubmitPreview,
  change: (part: Partial<SettleValues>) => void,
  changed: Partial<SettleValues>,
) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const request = useRef<PendingRequest>(null);
  const [refusal, setRefusal] = useState('');
  const send = useApiMutation('Order/Resubmit', { doesNotWait: true });
  const values = valuesOfOrder(order, shown, changed);
  const form = useForm<SettleValues, HTMLDivElement>({
    values,
    onChange: (part) => {
      setRefusal('');
      change(part);
    },
    checks: { ...settleChecks, addressId: () => '' },
    onWire: settleOnWire,
  });

  function done({ orderId, state }: Submitted) {
    toast.success(state === 'pendingApproval' ? '已重新提交审批' : '已重新提交');
    navigate(orderPath(orderId), { replace: true });
  }

  async function submit() {
    setRefusal('');
    const content = resubmissionOf(order, shown, values);
    if (!form.passes() || !content) return;
    request.current = requestFor(request.current, content);
    try {
      done((await send.mutateAsync({ requestId: request.current.requestId, ...content })).resultData);
    } catch (error) {
      if (!(error instanceof CallError)) return;
      request.current = null;
      form.showFieldErrors(error);
      setRefusal(error.message);
      void client.invalidateQueries({ queryKey: queryKey('Order/PreviewResubmit') });
    }
  }

  return { box: form.box, fields: { ...form, addFile: () => {} }, refusal, submit, submitting: send.isPending };
}
