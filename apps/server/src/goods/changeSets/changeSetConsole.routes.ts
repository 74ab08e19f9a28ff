import type { changeSetCalls } from '@yigou/contract/goods/changeSets.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { createStepFigures, pageHistory, pageRows, pageSets, readSet } from './changeSetPages.service';
import {
  discardSet,
  draftSet,
  dropRows,
  readRules,
  releaseSet,
  returnSet,
  saveRules,
  submitSet,
  undoSet,
} from './changeSets.service';
import type { Edit } from './edits.rules';
import type { SkuUse } from './skuUse.service';

const done = { resultData: null };

export function changeSetRoutes({ skuUses }: { skuUses: readonly SkuUse[] }): ConsoleRoutes<typeof changeSetCalls> {
  const figuresOf = createStepFigures();
  return {
    'ChangeSet/GetPage': pageSets,
    'ChangeSet/GetModel': async (ctx, { changeSetId }) => ({
      resultData: await readSet({ figuresOf, skuUses }, ctx, changeSetId),
    }),
    'ChangeSet/GetRows': pageRows,
    'ChangeSet/GetHistory': pageHistory,
    'ChangeSet/Draft': async (ctx, { edits, ...draft }) => {
      const { set, faults } = await draftSet(ctx, { ...draft, edits: edits as Edit[] });
      const { changeSetId, setNo, rowCount, hits } = set;
      return { resultData: { changeSetId, setNo, rowCount, hits, faults } };
    },
    'ChangeSet/Submit': async (ctx, input) => {
      await submitSet(ctx, input);
      return done;
    },
    'ChangeSet/Release': async (ctx, input) => {
      await releaseSet(ctx, input);
      return done;
    },
    'ChangeSet/Return': async (ctx, input) => {
      await returnSet(ctx, input);
      return done;
    },
    'ChangeSet/Discard': async (ctx, { changeSetId }) => {
      await discardSet(ctx, changeSetId);
      return done;
    },
    'ChangeSet/DropRows': async (ctx, input) => {
      await dropRows(ctx, input);
      return done;
    },
    'ChangeSet/Undo': async (ctx, { changeSetId }) => {
      const { changeSetId: undo, setNo } = await undoSet(ctx, changeSetId);
      return { resultData: { changeSetId: undo, setNo } };
    },
    'ChangeSet/GetRules': async ({ tx, caller }) => ({ resultData: await readRules(tx, caller.companyId) }),
    'ChangeSet/SaveRules': async (ctx, rules) => {
      await saveRules(ctx, rules);
      return done;
    },
  };
}
