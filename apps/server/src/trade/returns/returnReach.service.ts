import { sql } from 'drizzle-orm';
import type { AccountContext, Caller, OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { withinScope } from '../../people/org/scope.service';
import { type Locked, lockReturn } from './returnMoves.service';
import { findReturn, type ReturnRow } from './returns.queries';
import { returns } from './returns.tables';

/** The returns a caller may see and act on: of their own orders, and with 全部订单 of those in their data scope. */
export const returnsInReach = (caller: Caller) => withinScope(caller, returns, 'order/allOrder');

export async function reachReturn({ tx, caller }: AccountContext, returnId: number): Promise<ReturnRow> {
  const row = await findReturn(tx, returnId, returnsInReach(caller));
  if (!row) throw new DomainError('notFound');
  return row;
}

export const lockReachedReturn = async (ctx: AccountContext, returnId: number): Promise<Locked> =>
  lockReturn(ctx, await reachReturn(ctx, returnId));

/** One of the operator's company; any other answers like one that does not exist. */
export async function reachConsoleReturn({ tx, caller }: OperatorContext, returnId: number): Promise<ReturnRow> {
  const row = await findReturn(tx, returnId);
  if (row?.companyId !== caller.companyId) throw new DomainError('notFound');
  return row;
}

export const lockConsoleReturn = async (ctx: OperatorContext, returnId: number): Promise<Locked> =>
  lockReturn(ctx, await reachConsoleReturn(ctx, returnId));

const withPicture = (fileId: string) => sql`${returns.pictures} @> ${JSON.stringify([{ fileId }])}::jsonb`;

/** Who sees a return sees its pictures. */
export const seesFileOfReturn = async ({ tx, caller }: AccountContext, fileId: string): Promise<boolean> =>
  (await tx.$count(returns, sql`${returnsInReach(caller)} and ${withPicture(fileId)}`)) > 0;

export const operatorSeesFileOfReturn = async ({ tx, caller }: OperatorContext, fileId: string): Promise<boolean> =>
  caller.functions.has('returns/view') &&
  (await tx.$count(returns, sql`${returns.companyId} = ${caller.companyId} and ${withPicture(fileId)}`)) > 0;
