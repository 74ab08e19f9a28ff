import type { helpCalls } from '@yigou/contract/people/help';
import type { Routes } from '../../ground/http/bind';
import { currentAgreement, readDoc, readTree, searchHelp } from './help.service';

export const helpRoutes: Routes<typeof helpCalls> = {
  'Help/GetTree': async (ctx) => ({ resultData: await readTree(ctx.tx, ctx.site.companyId) }),
  'Help/GetModel': async (ctx, input) => ({ resultData: await readDoc(ctx.tx, ctx.site.companyId, input.docId) }),
  'Help/Search': async (ctx, input) => ({
    resultData: await searchHelp(ctx.tx, ctx.site.companyId, input.searchKey),
  }),
  'Help/GetAgreement': async (ctx) => ({
    resultData: await currentAgreement(ctx.tx, ctx.site.companyId, ctx.now),
  }),
};
