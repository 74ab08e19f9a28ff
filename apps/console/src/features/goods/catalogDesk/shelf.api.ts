import { keepPreviousData } from '@tanstack/react-query';
import type { ConsoleAnswer, ConsoleInput } from '@yigou/contract/console';
import type { ShelfThing } from '@yigou/contract/goods/catalogDesk.terms';
import { type PendingRequest, requestFor, toast } from '@yigou/web-kit';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApiQuery, useWrite } from '../../../app/client';
import { changeSetPath } from '../../../app/paths';

export const useShelf = (input: ConsoleInput<'Shelf/GetPage'>) =>
  useApiQuery('Shelf/GetPage', input, { placeholderData: keepPreviousData });
export const useShelfTree = () => useApiQuery('Shelf/GetTree', {}, { placeholderData: keepPreviousData });
export const useUses = (thing: ShelfThing, id: number) => useApiQuery('Shelf/GetUses', { thing, id });

type Path = 'Shelf/Save' | 'Shelf/Move' | 'Shelf/Remove' | 'Shelf/Merge';
type Wanted<P extends Path> = Omit<ConsoleInput<P>, 'requestId'>;
type Changed = ConsoleAnswer<Path>['resultData'];
type Then = { onDone?: (changed: Changed) => void; onError?: (error: Error) => void };

/** Written at once; where a rule asks for a second person, its change set is opened. */
export function useShelfChange<P extends Path>(path: P, done: string) {
  const write = useWrite(path);
  const navigate = useNavigate();
  const pending = useRef<PendingRequest | null>(null);
  function run(wanted: Wanted<P>, { onDone, onError }: Then = {}) {
    pending.current = requestFor(pending.current, wanted);
    const input = { requestId: pending.current.requestId, ...wanted } as ConsoleInput<P>;
    // What was changed may be gone from the page before it is told of, so the page is not what waits for it.
    write.mutateAsync(input).then(
      (answer) => {
        pending.current = null;
        const changed = (answer as { resultData: Changed }).resultData;
        if (!changed.released) {
          toast.success('触发放行规则，请提交给另一位同事发布');
          return navigate(changeSetPath(changed.changeSetId));
        }
        toast.success(done);
        onDone?.(changed);
      },
      (error: Error) => onError?.(error),
    );
  }
  return { run, busy: write.isPending };
}
