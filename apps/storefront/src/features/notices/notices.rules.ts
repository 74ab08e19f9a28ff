import { type NoticeKind, noticeKindLabels } from '@yigou/contract';
import { type Paging, readPaging } from '@yigou/web-kit';

export type NoticeFilter = Paging & { onlyUnread: boolean; kind: NoticeKind | null };

const isKind = (text: string | null): text is NoticeKind => text !== null && Object.hasOwn(noticeKindLabels, text);

/** What the address says; whatever it says wrongly counts as not said. */
export function readNoticeFilter(query: URLSearchParams): NoticeFilter {
  const kind = query.get('kind');
  return { ...readPaging(query), onlyUnread: query.get('unread') === '1', kind: isKind(kind) ? kind : null };
}

export const noticeQuery = ({ onlyUnread, kind, pageIndex, pageSize }: NoticeFilter) => ({
  pageIndex,
  pageSize,
  ...(onlyUnread && { unread: 1 }),
  ...(kind && { kind }),
});

const most = 99;

/** What stands on the bell. */
export const unreadText = (count: number): string => (count > most ? `${most}+` : count > 0 ? String(count) : '');
