import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { AccountContext, Caller, OperatorContext } from '../../ground/http/context';
import { unitsInReach } from '../../people/org/scope.service';
import { differenceMessages, differences, statementEntries, statements, statementVouchers } from './statements.tables';

/** Statements belong to units: that of the whole customer is reached by who reaches the whole customer. */
export const statementsInReach = (caller: Caller): SQL | undefined =>
  and(eq(statements.companyId, caller.companyId), unitsInReach(caller, statements));

export const entriesInReach = (caller: Caller): SQL | undefined =>
  and(eq(statementEntries.companyId, caller.companyId), unitsInReach(caller, statementEntries));

export const ofCompany = ({ caller }: OperatorContext): SQL => eq(statements.companyId, caller.companyId);

type Looking = Pick<AccountContext, 'tx'>;

/** A voucher of one of them, or what was shown with a difference. */
async function seesFile({ tx }: Looking, reach: SQL | undefined, fileId: string): Promise<boolean> {
  const one = { one: sql`1` };
  const voucher = tx
    .select(one)
    .from(statementVouchers)
    .where(and(eq(statementVouchers.statementId, statements.statementId), eq(statementVouchers.fileId, fileId)));
  const shown = tx
    .select(one)
    .from(differences)
    .innerJoin(differenceMessages, eq(differenceMessages.differenceId, differences.differenceId))
    .where(
      and(
        eq(differences.statementId, statements.statementId),
        sql`${differenceMessages.files} @> ${JSON.stringify([{ fileId }])}::jsonb`,
      ),
    );
  return (await tx.$count(statements, and(reach, or(exists(voucher), exists(shown))))) > 0;
}

export const seesFileOfStatement = async (ctx: AccountContext, fileId: string): Promise<boolean> =>
  ctx.caller.functions.has('/finance/checkOrder/checkList') && seesFile(ctx, statementsInReach(ctx.caller), fileId);

export const operatorSeesFileOfStatement = async (ctx: OperatorContext, fileId: string): Promise<boolean> =>
  ctx.caller.functions.has('statements/view') && seesFile(ctx, ofCompany(ctx), fileId);
