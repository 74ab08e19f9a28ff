import { keepPreviousData } from '@tanstack/react-query';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';
import { type ReturnFilter, toPageInput } from './filter.rules';

export const useApplicable = (orderId: number) =>
  useApiQuery('OrderReturn/GetApplicable', { orderId }, { refetchOnMount: 'always' });

export const useReturnPage = (filter: ReturnFilter) =>
  useApiQuery('OrderReturn/GetPage', toPageInput(filter), {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useReturn = (returnId: number) =>
  useApiQuery('OrderReturn/GetModel', { returnId }, { refetchOnMount: 'always' });

export const useApply = () => useApiMutation('OrderReturn/Apply', written('已提交申请，等待平台审核'));
export const useWithdraw = () => useApiMutation('OrderReturn/Withdraw', written('已撤销申请'));
export const useSendBack = () => useApiMutation('OrderReturn/FillLogistics', written('已填写物流，等待验收'));
export const useConfirm = () => useApiMutation('OrderReturn/Confirm', written('售后已完成'));
