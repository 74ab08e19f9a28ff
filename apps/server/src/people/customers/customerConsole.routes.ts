import type { consoleCustomerCalls } from '@yigou/contract/people/customers.console';
import type { customerGroupCalls } from '@yigou/contract/people/customers.groups';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { deleteGroup, listGroups, saveGroup } from './customerGroups.service';
import { type Knowing, pageCustomers, readCustomer, setCustomerEnabled } from './customerList.service';
import { addMembers, matchPasted, pageMembers, removeMembers } from './groupMembers.service';
import type { GroupUse } from './groupUse.service';

const done = { resultData: null };

export const customerRoutes = (knowing: Knowing): ConsoleRoutes<typeof consoleCustomerCalls> => ({
  'Customer/GetPage': (ctx, input) => pageCustomers(ctx, knowing, input),
  'Customer/GetModel': async (ctx, { customerId }) => ({ resultData: await readCustomer(ctx, knowing, customerId) }),
  'Customer/SetEnabled': async (ctx, input) => {
    await setCustomerEnabled(ctx, knowing.customerPeople, input);
    return done;
  },
});

export const groupRoutes = (uses: readonly GroupUse[]): ConsoleRoutes<typeof customerGroupCalls> => ({
  'CustomerGroup/GetList': async (ctx) => ({ resultData: await listGroups(ctx) }),
  'CustomerGroup/GetMembers': pageMembers,
  'CustomerGroup/Save': async (ctx, draft) => ({ resultData: { groupId: await saveGroup(ctx, draft) } }),
  'CustomerGroup/Delete': async (ctx, { groupId }) => {
    await deleteGroup(ctx, uses, groupId);
    return done;
  },
  'CustomerGroup/Match': async (ctx, { words }) => ({ resultData: await matchPasted(ctx, words) }),
  'CustomerGroup/AddMembers': async (ctx, input) => ({ resultData: await addMembers(ctx, input) }),
  'CustomerGroup/RemoveMembers': async (ctx, input) => ({ resultData: await removeMembers(ctx, input) }),
});
