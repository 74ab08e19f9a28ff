import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract';
import { useApiQuery } from '../../app/client';

export const useDashboard = (input: CallInput<'Report/Dashboard'>) =>
  useApiQuery('Report/Dashboard', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

const few = 5;
const fresh = { refetchOnMount: 'always' } as const;

/** What waits for oneself: asked of the lists it stands in, so that the numbers are theirs. */
export const useWaitingApprovals = (enabled: boolean) =>
  useApiQuery('Approval/GetPage', { pageSize: few, reqData: { tab: 'waiting' } }, { ...fresh, enabled });
export const useWaitingOrders = (tab: 'pendingPayment' | 'pendingReceipt', enabled: boolean) =>
  useApiQuery('Order/GetPage', { pageSize: few, reqData: { tab, scope: 'mine' } }, { ...fresh, enabled });
export const useWaitingInvoices = (enabled: boolean) =>
  useApiQuery('Invoice/GetPage', { pageSize: few, reqData: { tab: 'mine' } }, { ...fresh, enabled });
