import { showRefusal, written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';

export const useRules = () => useApiQuery('Approval/GetRuleList', {}, { refetchOnMount: 'always' });
export const useRuleChoices = () => useApiQuery('Approval/GetRuleChoices', {}, { staleTime: 60_000 });

/** What is wrong with its fields is shown by the form. */
export const useSaveRule = () =>
  useApiMutation('Approval/SaveRule', { onSuccess: written('规则已保存，对之后提交的订单生效').onSuccess });

export const useDeleteRule = () => useApiMutation('Approval/DeleteRule', written('规则已删除'));
export const useMoveRule = () => useApiMutation('Approval/MoveRule', written('顺序已调整'));
export const useEnableRule = () => useApiMutation('Approval/EnableRule', written('已保存'));
export const useTestRule = () => useApiMutation('Approval/TestRule', { onError: showRefusal });
