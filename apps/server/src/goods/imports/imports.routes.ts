import type { importCalls } from '@yigou/contract/goods/imports.console';
import type { ConsoleRoutes } from '../../ground/http/bind';
import { listProfiles, pageImportRows, pageImports, readImport } from './importPages.service';
import {
  discardImport,
  draftFromImport,
  makeNames,
  pickSheet,
  removeProfile,
  saveProfile,
  setCell,
  setColumns,
  takeProfile,
  useRow,
} from './imports.service';

const done = { resultData: null };
const doing =
  <Ctx, Input>(verb: (ctx: Ctx, input: Input) => Promise<unknown>) =>
  async (ctx: Ctx, input: Input) => {
    await verb(ctx, input);
    return done;
  };

export const importRoutes: ConsoleRoutes<typeof importCalls> = {
  'Import/GetPage': pageImports,
  'Import/GetModel': async (ctx, { importId }) => ({ resultData: await readImport(ctx, importId) }),
  'Import/GetRows': pageImportRows,
  'Import/SetColumns': doing(setColumns),
  'Import/PickSheet': doing(pickSheet),
  'Import/SetCell': doing(setCell),
  'Import/UseRow': doing(useRow),
  'Import/MakeNames': async (ctx, input) => ({ resultData: await makeNames(ctx, input) }),
  'Import/Draft': doing(draftFromImport),
  'Import/Discard': doing((ctx, { importId }) => discardImport(ctx, importId)),
  'Import/GetProfiles': listProfiles,
  'Import/UseProfile': doing(takeProfile),
  'Import/SaveProfile': doing(saveProfile),
  'Import/RemoveProfile': doing((ctx, { profileId }) => removeProfile(ctx, profileId)),
};
