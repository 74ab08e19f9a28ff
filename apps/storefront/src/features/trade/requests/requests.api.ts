import { keepPreviousData } from '@tanstack/react-query';
import type { CallInput } from '@yigou/contract/calls';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';

export const useGoodsRequestPage = (input: CallInput<'Want/GetPage'>) =>
  useApiQuery('Want/GetPage', input, { placeholderData: keepPreviousData, refetchOnMount: 'always' });

export const useGoodsRequest = (wantId: number) =>
  useApiQuery('Want/GetModel', { wantId }, { refetchOnMount: 'always' });

/** What is wrong with a field is said beside it, by the form. */
export const useSubmitGoodsRequest = () => useApiMutation('Want/Submit');
export const useWithdrawGoodsRequest = () => useApiMutation('Want/Withdraw', written('求购已撤销'));
export const useCloseGoodsRequest = () => useApiMutation('Want/Close', written('求购已结束'));
