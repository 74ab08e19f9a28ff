import { keepPreviousData } from '@tanstack/react-query';
import type { Task } from '@yigou/contract/people/tasks';
import { type TaskKindName, taskDownloadPath } from '@yigou/contract/people/tasks.terms';
import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../../app/client';
import { saveFrom } from '../../../ground/files/shared/files.api';

const pollMs = 1500;

export const isUnfinished = ({ state }: Pick<Task, 'state'>): boolean => state === 'waiting' || state === 'running';

/** Asked again and again as long as one of them is not over, whoever looks. */
export const useTasks = (kind: TaskKindName, pageSize: number) =>
  useApiQuery(
    'Task/GetPage',
    { pageSize, reqData: { kind } },
    {
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.resultData.some(isUnfinished) ? pollMs : false),
    },
  );

export const useCancelTask = () => useApiMutation('Task/Cancel', written('已取消'));
export const useRetryTask = () => useApiMutation('Task/Retry', written('已重新开始'));

export const downloadTask = ({ taskId, fileName }: Task): Promise<void> =>
  saveFrom(taskDownloadPath, { taskId }, fileName);
