import { useQueryClient } from '@tanstack/react-query';
import type { ConsoleAnswer } from '@yigou/contract/console';
import type { ConsoleList } from '@yigou/contract/people/views.terms';
import { showRefusal } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery, useWrite } from '../../../../app/client';

type Kept = ConsoleAnswer<'View/GetList'>;

const nothing = { views: [], hidden: [] };

/** What the operator keeps for this list; nothing while it is still asked for. */
export const useKept = (list: ConsoleList) =>
  useApiQuery('View/GetList', { list }, { staleTime: Number.POSITIVE_INFINITY }).data?.resultData ?? nothing;

export const useSaveView = () => useWrite('View/Save', '视图已保存');
export const useDeleteView = () => useWrite('View/Delete', '视图已删除');

/** Shown at once; what the server says afterwards counts. */
export function useSaveColumns() {
  const client = useQueryClient();
  return useApiMutation('View/SaveColumns', {
    onMutate: ({ list, hidden }) => {
      client.setQueryData<Kept>(
        queryKey('View/GetList', { list }),
        (kept) => kept && { ...kept, resultData: { ...kept.resultData, hidden } },
      );
    },
    onError: showRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('View/GetList') }),
  });
}
