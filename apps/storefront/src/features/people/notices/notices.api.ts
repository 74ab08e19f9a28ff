import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { showRefusal, toast } from '@yigou/web-kit';
import { queryKey, useApiMutation, useApiQuery } from '../../../app/client';
import { useSession } from '../../../app/session';
import type { NoticeFilter } from './notices.rules';

const lookEveryMs = 60_000;

export function useUnread() {
  const { token } = useSession();
  return useApiQuery('Notice/GetUnread', {}, { enabled: token !== '', refetchInterval: lookEveryMs });
}

export const useNoticePage = ({ pageIndex, pageSize, onlyUnread, kind }: NoticeFilter) =>
  useApiQuery(
    'Notice/GetPage',
    { pageIndex, pageSize, reqData: { onlyUnread, ...(kind && { kind }) } },
    { placeholderData: keepPreviousData },
  );

export function useMarkRead() {
  const client = useQueryClient();
  return useApiMutation('Notice/MarkRead', {
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey('Notice/GetUnread') }),
        client.invalidateQueries({ queryKey: queryKey('Notice/GetPage') }),
      ]),
    onError: showRefusal,
  });
}

export const usePreferences = () => useApiQuery('Notice/GetPreferences', {});

export function useSavePreferences() {
  const client = useQueryClient();
  return useApiMutation('Notice/SavePreferences', {
    onSuccess: () => {
      toast.success('已保存');
      return client.invalidateQueries({ queryKey: queryKey('Notice/GetPreferences') });
    },
    onError: showRefusal,
  });
}
