import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleInput } from '@yigou/contract/console';
import { useApiQuery, useWrite } from '../../../app/client';

export const useChangeSetPage = (input: ConsoleInput<'ChangeSet/GetPage'>) =>
  useApiQuery('ChangeSet/GetPage', input, { placeholderData: keepPreviousData });

const lookAgainMs = 1000;

/** While it is being written it is looked at again and again. */
export const useChangeSet = (changeSetId: number) =>
  useApiQuery(
    'ChangeSet/GetModel',
    { changeSetId },
    { refetchInterval: ({ state: { data } }) => (data?.resultData.state === 'releasing' ? lookAgainMs : false) },
  );

export const useChangeRows = (input: ConsoleInput<'ChangeSet/GetRows'>) =>
  useApiQuery('ChangeSet/GetRows', input, { placeholderData: keepPreviousData });

export const useReleaseRules = () => useApiQuery('ChangeSet/GetRules', {});

export const useSubmitSet = () => useWrite('ChangeSet/Submit', '已提交，等待另一位同事放行');
export const useReleaseSet = () => useWrite('ChangeSet/Release', '已发布');
export const useReturnSet = () => useWrite('ChangeSet/Return', '已退回给制单人');
export const useDiscardSet = () => useWrite('ChangeSet/Discard', '已作废');
export const useDropRows = () => useWrite('ChangeSet/DropRows', '已去掉');
export const useUndoSet = () => useWrite('ChangeSet/Undo', '已生成撤销用的变更单');
export const useSaveRules = () => useWrite('ChangeSet/SaveRules', '放行规则已保存');
