import { useQueries, useQueryClient } from '@tanstack/react-query';
import { type PaymentMethod, payPollMs } from '@yigou/contract/money/payments.terms';
import { CallError, type PendingRequest, requestFor, showRefusal, toast } from '@yigou/web-kit';
import { useRef } from 'react';
import { call, queryKey, useApiMutation, useApiQuery } from '../../../app/client';
import { outcomeOf } from './payments.rules';

/** Never from memory: what can be paid is decided anew each time the page opens. */
const fresh = { gcTime: 0, refetchOnMount: 'always' } as const;

export const useCashier = (orderIds: number[]) => useApiQuery('Payment/GetCashier', { orderIds }, fresh);

/**
 * Asked again and again until the server has made up its mind. A hidden tab rests, and asks at once when somebody
 * looks at it again.
 */
export const useAttempt = (outTradeNo: string) =>
  useApiQuery(
    'Payment/GetState',
    { outTradeNo },
    {
      ...fresh,
      refetchInterval: ({ state: { data } }) => (data && outcomeOf(data.resultData) !== 'waiting' ? false : payPollMs),
      refetchOnWindowFocus: 'always',
    },
  );

export const useOrders = (orderIds: readonly number[]) =>
  useQueries({
    queries: orderIds.map((orderId) => ({
      queryKey: queryKey('Order/GetModel', { orderId }),
      queryFn: () => call('Order/GetModel', { orderId }),
      ...fresh,
    })),
  });

/** Opens a payment. After a broken line the same number goes out again, so that one wish opens one payment. */
export function useOpenPayment() {
  const pending = useRef<PendingRequest>(null);
  const { mutateAsync, isPending } = useApiMutation('Payment/Create', { doesNotWait: true });

  async function open(orderIds: number[], method: PaymentMethod) {
    const content = { orderIds, method };
    pending.current = requestFor(pending.current, content);
    try {
      const { resultData } = await mutateAsync({ requestId: pending.current.requestId, ...content });
      pending.current = null;
      return resultData;
    } catch (error) {
      if (error instanceof CallError) pending.current = null;
      throw error;
    }
  }

  return { open, opening: isPending };
}

export function useClosePayment() {
  const client = useQueryClient();
  return useApiMutation('Payment/Close', {
    // What was said takes the button away, and with it whoever waits for the end of this.
    doesNotWait: true,
    onSuccess: (answer, { outTradeNo }) => client.setQueryData(queryKey('Payment/GetState', { outTradeNo }), answer),
    onError: showRefusal,
  });
}

export const useUploadVoucher = () =>
  useApiMutation('Payment/UploadVoucher', { onSuccess: () => void toast.success('凭证已提交') });
