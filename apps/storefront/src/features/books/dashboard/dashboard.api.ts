import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { useApiQuery } from '../../../app/client';

export const useDashboard = (input: CallInput<'Report/Dashboard'>) =>
  useApiQuery('Report/Dashboard', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

const few = 5;
const fresh = { refetchOnMount: 'always' } as const;

/** The first of what waits, from the list it stands in; asked only where something does. */
export const useWaitingApprovals = (enabled: boolean) =>
  useApiQuery('Approval/GetPage', { pageSize: few, reqData: { tab: 'waiting' } }, { ...fresh, enabled });
export const useWaitingOrders = (tab: 'pendingPayment' | 'pendingReceipt', enabled: boolean) =>
  useApiQuery('Order/GetPage', { pageSize: few, reqData: { tab, scope: 'mine' } }, { ...fresh, enabled });
export const useWaitingStatements = (enabled: boolean) =>
  useApiQuery('Statement/GetPage', { pageSize: few, reqData: { tab: 'open' } }, { ...fresh, enabled });
export const useWaitingInvoices = (enabled: boolean) =>
  useApiQuery('Invoice/GetPage', { pageSize: few, reqData: { tab: 'mine' } }, { ...fresh, enabled });
