import { formatTime } from '@yigou/contract/ground/time';
import { standingOf } from '@yigou/contract/people/customers.terms';
import type { Lookalike } from '@yigou/contract/people/registration.console';
import { registrationLimits } from '@yigou/contract/people/registration.terms';
import type { Db } from '../../ground/db/client';
import { groupsOfEach } from './customerGroups.service';
import { selectCandidates } from './customers.queries';
import { likenessOf, plainCompanyName } from './customers.rules';

type One = { companyId: number; customerId: number; name: string; email: string; mobile: string };

/** Companies that are there and could be this one, or of its house, with what speaks for it; the likeliest first. */
export async function findLookalikes(tx: Db, { name, ...one }: One): Promise<Lookalike[]> {
  const known = { ...one, plainName: plainCompanyName(name) };
  const candidates = await selectCandidates(tx, known);
  const alike = candidates
    .map((row) => {
      const { plainName, contactEmail: email, contactMobile: mobile } = row;
      return { row, ...likenessOf(known, { plainName, email, mobile }) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, registrationLimits.lookalikes);
  const groups = await groupsOfEach(
    tx,
    alike.map(({ row }) => row.customerId),
  );
  return alike.map(({ row, why }) => ({
    customerId: row.customerId,
    customerName: row.name,
    taxNo: row.taxNo,
    standing: standingOf(row),
    registerTime: formatTime(row.createdAt),
    why,
    groups: groups.get(row.customerId) ?? [],
  }));
}
