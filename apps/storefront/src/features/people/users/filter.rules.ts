import { firstPaging, type Paging, readPaging } from '@yigou/web-kit';
import { usersPath } from '../../../app/paths';

export type UserFilter = Paging & {
  keyword: string;
  orgId: number | null;
  roleId: number | null;
  withoutRole: boolean;
  /** Null: both. */
  enabled: boolean | null;
};

export const firstPage: UserFilter = {
  keyword: '',
  orgId: null,
  roleId: null,
  withoutRole: false,
  enabled: null,
  ...firstPaging,
};

const readId = (text: string | null): number | null => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);
const readFlag = (text: string | null): boolean | null => (text === '1' || text === '0' ? text === '1' : null);

export const readUserFilter = (query: URLSearchParams): UserFilter => ({
  keyword: (query.get('keyword') ?? '').trim().slice(0, 100),
  orgId: readId(query.get('orgId')),
  roleId: readId(query.get('roleId')),
  withoutRole: readFlag(query.get('withoutRole')) ?? false,
  enabled: readFlag(query.get('enabled')),
  ...readPaging(query),
});

/** What stands at its default is left out. */
export function userListPath(filter: UserFilter): string {
  const given = Object.entries(filter).flatMap(([name, value]): [string, string | number][] => {
    if (value === null || value === firstPage[name as keyof UserFilter]) return [];
    return [[name, typeof value === 'boolean' ? Number(value) : value]];
  });
  return usersPath(Object.fromEntries(given));
}

/** The same for the server. */
export const toReqData = ({ orgId, roleId, withoutRole, enabled }: UserFilter) => ({
  ...(orgId !== null && { orgId }),
  ...(roleId !== null && { roleId }),
  ...(enabled !== null && { enabled }),
  withoutRole,
});

export const isNarrowed = (filter: UserFilter): boolean =>
  userListPath({ ...filter, ...firstPaging }) !== userListPath(firstPage);
