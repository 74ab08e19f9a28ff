import type { FunctionCode } from '@yigou/contract/ground/functions';
import { type NoticeKind, noticeKindLabels } from '@yigou/contract/people/notices.terms';
import { type Paging, readPaging } from '@yigou/web-kit';
import { paths } from '../../../app/paths';

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

type Entrance = { path: string; needs: FunctionCode };

/** Pages that not everybody who was told of them may open, or may open still: then what else says it. */
const entrances: Record<string, Entrance[]> = {
  [paths.budget]: [
    { path: paths.budget, needs: 'kamUser/budget' },
    { path: paths.orgBudget, needs: 'report/aporgbudger' },
  ],
  [paths.userList]: [{ path: paths.userList, needs: 'kamUser/userList' }],
};

/** Where a notice leads its reader: never to a page that is not there for them. */
export function noticePath(link: string, may: (code: FunctionCode) => boolean): string {
  const [path = ''] = link.split('?');
  const choices = entrances[path];
  if (!choices) return link;
  const open = choices.find(({ needs }) => may(needs))?.path;
  return open === path ? link : (open ?? paths.notices);
}
