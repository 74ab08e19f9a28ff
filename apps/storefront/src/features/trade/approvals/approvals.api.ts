import { keepPreviousData } from '@tanstack/react-query';
import { call, useApiMutation, useApiQuery } from '../../../app/client';
import { type ApprovalFilter, toPageInput } from './approvals.rules';
import { useOnce } from './shared/useOnce';

export const useApprovalPage = (filter: ApprovalFilter) =>
  useApiQuery('Approval/GetPage', toPageInput(filter), {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });

export const useApproval = (flowId: number) =>
  useApiQuery('Approval/GetModel', { flowId }, { refetchOnMount: 'always' });

export const useColleagues = () => useApiQuery('Approval/GetApprovers', {}, { staleTime: 60_000 });

export function useBatchApprove() {
  const { mutateAsync, isPending } = useApiMutation('Approval/BatchApprove');
  const approve = useOnce('Approval/BatchApprove', mutateAsync);
  return { approve, approving: isPending };
}

export const useLink = (code: string) => useApiQuery('Approval/GetByCode', { code }, { enabled: code !== '' });
export const sendConfirmCode = (code: string) => call('Approval/SendConfirmCode', { code });
