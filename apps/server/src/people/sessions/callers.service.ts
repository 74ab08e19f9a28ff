import type { Db } from '../../ground/db/client';
import type { Caller } from '../../ground/http/context';
import { rightsOf } from '../org/roles.rules';
import { findByAccountId, findByLogin, type LoginAccount, selectRoles } from './sessions.queries';

const mayLogIn = ({ account, customerState, customerEnabled }: LoginAccount): boolean =>
  account.enabled && customerState === 'passed' && customerEnabled;

/** Whose a name or a mobile number is, if they may log in at all. */
export async function findAccountByLogin(tx: Db, companyId: number, login: string) {
  const found = await findByLogin(tx, companyId, login);
  return found && mayLogIn(found) ? found.account : undefined;
}

/** Somebody for whom work goes on while they are away, with their rights as they are now; null: they may not log in. */
export async function callerOf(tx: Db, accountId: number): Promise<Caller | null> {
  const found = await findByAccountId(tx, accountId);
  if (!found || !mayLogIn(found)) return null;
  const { account, customerName } = found;
  return {
    sessionId: 0,
    accountId,
    accountName: account.name,
    companyId: account.companyId,
    customerId: account.customerId,
    customerName,
    orgId: account.orgId,
    mustChangePassword: account.mustChangePassword,
    ...rightsOf(await selectRoles(tx, accountId)),
  };
}
