import { keepPreviousData } from '@tanstack/react-query';
import { showRefusal, written } from '@yigou/web-kit';
import { useApiMutation, useApiQuery } from '../../../app/client';
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

export const useMarkRead = () => useApiMutation('Notice/MarkRead', { onError: showRefusal });

export const usePreferences = () => useApiQuery('Notice/GetPreferences', {});

export const useSavePreferences = () => useApiMutation('Notice/SavePreferences', written('已保存'));
