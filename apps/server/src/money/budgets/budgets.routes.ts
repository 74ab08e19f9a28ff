import type { budgetCalls } from '@yigou/contract/money/budgets';
import type { Routes } from '../../ground/http/bind';
import { importYear } from './budgetImport.service';
import { adjust, saveOne, saveYear, setControl } from './budgetPlanning.service';
import { exportYear, pageEntries, readBudget, readYear } from './budgetReading.service';

const done = async (work: Promise<void>) => {
  await work;
  return { resultData: null };
};

export const budgetRoutes: Routes<typeof budgetCalls> = {
  'Budget/GetYear': async (ctx, input) => ({ resultData: await readYear(ctx, input) }),
  'Budget/GetModel': async (ctx, { budgetId }) => ({ resultData: await readBudget(ctx, budgetId) }),
  'Budget/GetEntries': pageEntries,
  'Budget/Export': async (ctx, input) => ({ resultData: await exportYear(ctx, input) }),
  'Budget/Save': (ctx, input) => done(saveOne(ctx, input)),
  'Budget/SaveYear': (ctx, input) => done(saveYear(ctx, input)),
  'Budget/Adjust': (ctx, input) => done(adjust(ctx, input)),
  'Budget/SetControl': (ctx, input) => done(setControl(ctx, input)),
  'Budget/Import': async (ctx, input) => ({ resultData: await importYear(ctx, input) }),
};
