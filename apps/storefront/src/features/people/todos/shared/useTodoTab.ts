import { isPressing } from '@yigou/contract/people/todos.terms';
import { useEffect } from 'react';
import { useApiQuery } from '../../../../app/client';
import { paths } from '../../../../app/paths';
import { useSession } from '../../../../app/session';
import { useMay } from '../../accounts/shared/useMay';
import { todoPaths } from './todoPaths';

/** How much waits, asked again with every page: what was just decided waits no more. And where it is seen. */
export function useTodoTab(page: string) {
  const { token } = useSession();
  const hasOverview = useMay('dashboard');
  const { data, refetch } = useApiQuery('Todo/GetCounts', {}, { enabled: token !== '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other page is a reason to ask again.
  useEffect(() => {
    // What is already on its way is new enough.
    if (token) void refetch({ cancelRefetch: false });
  }, [page, token, refetch]);
  const todos = token ? (data?.resultData ?? []).filter(({ kind }) => isPressing(kind)) : [];
  const first = todos.find(({ count }) => count > 0) ?? todos[0];
  return {
    count: todos.reduce((sum, { count }) => sum + count, 0),
    path: hasOverview || !first ? paths.dashboard : todoPaths[first.kind],
  };
}
