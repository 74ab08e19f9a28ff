import type { Db } from '../db/client';
import { findByLogin } from './sessions.queries';

/** Whose a name or a mobile number is, if he may log in at all. */
export async function findHolder(tx: Db, companyId: number, login: string) {
  const found = await findByLogin(tx, companyId, login);
  return found?.account.enabled && found.customerState === 'passed' ? found.account : undefined;
}
