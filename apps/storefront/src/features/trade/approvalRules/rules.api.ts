import { useQueryClient } from '@tanstack/react-query';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';

export const useRules = () => useApiQuery('Approval/GetRuleList', {}, { refetchOnMount: 'always' });
export const useRuleChoices = () => useApiQuery('Approval/GetRuleChoices', {}, { staleTime: 60_000 });

function useReloadRules() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKey('Approval/GetRuleList') });
}

function useWritten(done: string) {
  const reload = useReloadRules();
  return {
    onSuccess: () => {
      toast.success(done);
      return reload();
    },
    onError: (error: Error) => {
      showRefusal(error);
      void reload();
    },
  };
}

/** What is wrong with its fields is shown by the form. */
export function useSaveRule() {
  const reload = useReloadRules();
  return useApiMutation('Approval/SaveRule', {
    onSuccess: () => {
      toast.success('规则已保存，对之后提交的订单生效');
      return reload();
    },
  });
}

export const useDeleteRule = () => useApiMutation('Approval/DeleteRule', useWritten('规则已删除'));
export const useMoveRule = () => useApiMutation('Approval/MoveRule', useWritten('顺序已调整'));
export const useEnableRule = () => useApiMutation('Approval/EnableRule', useWritten('已保存'));
export const useTestRule = () => useApiMutation('Approval/TestRule', { onError: showRefusal });
