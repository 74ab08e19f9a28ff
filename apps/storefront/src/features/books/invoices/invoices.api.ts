import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';

export const useInvoiceableOrders = (input: CallInput<'Invoice/GetInvoiceableOrders'>) =>
  useApiQuery('Invoice/GetInvoiceableOrders', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

export const usePreview = (titleId: number | undefined, orderIds: number[]) =>
  useApiQuery(
    'Invoice/Preview',
    { titleId: titleId ?? 0, orderIds },
    { enabled: titleId !== undefined && orderIds.length > 0, placeholderData: keepPreviousData, retry: false },
  );

export const useApplicationPage = (input: CallInput<'Invoice/GetPage'>) =>
  useApiQuery('Invoice/GetPage', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

/** While something is being made elsewhere the page looks again by itself. */
const runningMs = 5000;
const running = new Set(['issuing', 'part', 'redIssuing']);

export const useApplication = (applicationId: number) =>
  useApiQuery(
    'Invoice/GetModel',
    { applicationId },
    {
      enabled: applicationId > 0,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (running.has(state.data?.resultData.state ?? '') ? runningMs : false),
    },
  );

export const useInvalidPage = (input: CallInput<'Invoice/GetInvalidPage'>) =>
  useApiQuery('Invoice/GetInvalidPage', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

export const useApply = () => useApiMutation('Invoice/Apply', written('申请已提交，等待平台审核'));
export const useWithdraw = () => useApiMutation('Invoice/Withdraw', written('已撤回申请'));
export const useApplyRed = () => useApiMutation('Invoice/ApplyRed', written('已申请红冲，等待平台答复'));
export const useConfirmRed = () => useApiMutation('Invoice/ConfirmRed', written('已答复'));
export const useSendMail = () => useApiMutation('Invoice/SendMail', written('已发送到抬头的邮箱'));
export const useDeleteTitle = () => useApiMutation('Invoice/DeleteTitle', written('抬头已删除'));

/** A form shows by itself what the server says of its fields. */
export const useSaveTitle = () => useApiMutation('Invoice/SaveTitle', { onSuccess: written('抬头已保存').onSuccess });
