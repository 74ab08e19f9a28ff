import { eq } from 'drizzle-orm';
import type { OrgUse } from '../../people/org/orgUse.service';
import { addresses } from './addresses.tables';

export const addressUse: OrgUse = {
  inUse: async (tx, orgId) => {
    const shared = await tx.$count(addresses, eq(addresses.sharedOrgId, orgId));
    return shared > 0 ? `${shared} 个共享地址` : '';
  },
};
