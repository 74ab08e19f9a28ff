import type { Thing } from '@yigou/contract/goods/fields.terms';
import type { Db } from '../../ground/db/client';
import type { HeldById } from '../catalog/keeper.service';
import { keepers } from './things.service';

/** What things are now, by the names of their fields: for whoever lets people change them. */
export const readThings = (tx: Db, companyId: number, thing: Thing, ids: readonly number[]): Promise<HeldById> =>
  keepers[thing].read(tx, companyId, ids);
