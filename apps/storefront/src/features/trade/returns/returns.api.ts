import { keepPreviousData } from '@tanstack/react-query';
import { useApiMutation, useApiQuery } from '../../../app/client';
import { type ReturnFilter, toPageInput } from './filter.rules';
import { useReturnWritten } from './shared/returns.api';

export const useApplicable = (orderId: number) =>
  useApiQuery('OrderReturn/GetApplicable', { orderId }, { refetchOnMount: 'always' });

export const useReturnPage = (filter: ReturnFilter) =>
  useApiQuery('OrderReturn/GetPage', toPageInput(filter), {
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

export const useReturn = (returnId: number) =>
  useApiQuery('OrderReturn/GetModel', { returnId }, { refetchOnMount: 'always' });

export const useApply = () => useApiMutation('OrderReturn/Apply', useReturnWritten('已提交申请，等待平台审核'));
export const useWithdraw = () => useApiMutation('OrderReturn/Withdraw', useReturnWritten('已撤销申请'));
export const useSendBack = () => useApiMutation('OrderReturn/FillLogistics', useReturnWritten('已填写物流，等待验收'));
export const useConfirm = () => useApiMutation('OrderReturn/Confirm', useReturnWritten('售后已完成'));
