import type { orgCalls } from '@yigou/contract/people/org';
import type { Routes } from '../../ground/http/bind';
import { listAllFunctions, listOwnFunctions } from './org.service';
import { importUnits, previewUnits } from './orgImport.service';
import type { OrgPeople } from './orgPeople.service';
import type { OrgUse } from './orgUse.service';
import { deleteRole, pageRoles, readRole, saveRole } from './roles.service';
import { deleteUnit, enableUnit, moveUnit, readTree, readUse, saveUnit } from './units.service';

export const orgRoutes = (people: OrgPeople, uses: readonly OrgUse[]): Routes<typeof orgCalls> => ({
  'KamFunction/GetFunction': async (ctx) => ({ resultData: await listAllFunctions(ctx) }),
  'KamFunction/GetUserByFunction': async (ctx) => ({
    resultData: await listOwnFunctions(ctx),
    functions: [...ctx.caller.functions],
  }),
  'KamOrganize/GetTree': async (ctx) => ({ resultData: await readTree(ctx, people) }),
  'KamOrganize/GetUse': async (ctx, { orgId }) => ({ resultData: { inUse: await readUse(ctx, uses, orgId) } }),
  'KamOrganize/Save': async (ctx, input) => ({ resultData: { orgId: await saveUnit(ctx, people, input) } }),
  'KamOrganize/Move': async (ctx, input) => {
    await moveUnit(ctx, input);
    return { resultData: null };
  },
  'KamOrganize/Enable': async (ctx, { orgId, enabled }) => {
    await enableUnit(ctx, orgId, enabled);
    return { resultData: null };
  },
  'KamOrganize/Delete': async (ctx, { orgId }) => {
    await deleteUnit(ctx, uses, orgId);
    return { resultData: null };
  },
  'KamOrganize/ImportPreview': async (ctx, { rows }) => ({ resultData: await previewUnits(ctx, people, rows) }),
  'KamOrganize/Import': async (ctx, { rows }) => ({ resultData: await importUnits(ctx, people, rows) }),
  'KamRole/GetPage': (ctx, { searchKey, pageIndex, pageSize }) => pageRoles(ctx, searchKey, pageIndex, pageSize),
  'KamRole/GetModel': async (ctx, { roleId }) => ({ resultData: await readRole(ctx, roleId) }),
  'KamRole/Save': async (ctx, input) => ({ resultData: await saveRole(ctx, input) }),
  'KamRole/Delete': async (ctx, { roleId }) => {
    await deleteRole(ctx, roleId);
    return { resultData: null };
  },
});
