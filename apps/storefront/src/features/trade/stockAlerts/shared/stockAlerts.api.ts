import { written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../../app/client';
import { useSession } from '../../../../app/session';

/** All that an account waits for, asked once for however many goods are shown. */
export function useWatches() {
  const { token } = useSession();
  return useApiQuery('Restock/GetMine', {}, { enabled: token !== '', staleTime: 60_000 });
}

export function useToggleWatch(itemId: number) {
  const add = useApiMutation('Restock/Add', written('到货后会发消息通知您'));
  const remove = useApiMutation('Restock/Delete', written('已取消到货通知'));
  return {
    add: () => add.mutate({ itemId }),
    remove: () => remove.mutate({ itemId }),
    busy: add.isPending || remove.isPending,
  };
}
