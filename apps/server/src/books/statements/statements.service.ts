import type { StatementModel } from '@yigou/contract/books/statements.model';
import { statementLimits, statementStateLabels } from '@yigou/contract/books/statements.terms';
import type { calls } from '@yigou/contract/calls';
import { fenToYuan, formatYuan, yuanToFen } from '@yigou/contract/ground/money';
import { formatTime } from '@yigou/contract/ground/time';
import { and, asc, desc, eq, gte, ilike, isNull, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containing } from '../../ground/db/like';
import { takeFiles } from '../../ground/files/files.service';
import { type AccountContext, actorOf } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { creditOf, creditView } from '../../money/ledger/ledger.service';
import { payeeOf } from '../../money/payments/transfers.service';
import { lockOrdersOwed, setOff, settleEmpty } from './paying.service';
import { canInvoice } from './statementInvoicing.service';
import { lockStatement, moveStatement } from './statementMoves.service';
import { entriesInReach, statementsInReach } from './statementReach.service';
import { countOpenDifferences, findStatement } from './statements.queries';
import { mayMoveStatement, periodBounds, periodOf, statementActions } from './statements.rules';
import { statementEntries, statements, statementVouchers } from './statements.tables';
import { pageOf, showEntry, showStatements, statementDetails } from './statementView.service';

type Input<P extends keyof typeof calls> = z.output<(typeof calls)[P]['input']>;

const newestFirst = [desc(statements.period), desc(statements.statementId)];

export async function pageStatements(ctx: AccountContext, input: Input<'Statement/GetPage'>) {
  const { tx, now, caller } = ctx;
  const { tab = 'all', from, to } = input.reqData ?? {};
  const word = input.searchKey.trim();
  const listed = and(
    statementsInReach(caller),
    from ? gte(statements.period, from) : undefined,
    to ? lte(statements.period, to) : undefined,
    word ? ilike(statements.statementNo, containing(word)) : undefined,
  );
  const { pageIndex, pageSize } = input;
  const { rows, ...counted } = await pageOf(tx, listed, { tab, now, order: newestFirst, pageIndex, pageSize });
  return { resultData: await showStatements(tx, rows, now), ...counted };
}

/** What waits for the next one, as far as the caller reaches. */
export async function pageUnbilled(ctx: AccountContext, input: Input<'Statement/GetUnbilled'>) {
  const { tx, now, caller } = ctx;
  const { kind } = input.reqData ?? {};
  const word = input.searchKey.trim();
  const waiting = and(entriesInReach(caller), isNull(statementEntries.statementId));
  const listed = and(
    waiting,
    kind && eq(statementEntries.kind, kind),
    word ? ilike(sql`${statementEntries.number} || ' ' || ${statementEntries.summary}`, containing(word)) : undefined,
  );
  const rows = await tx
    .select()
    .from(statementEntries)
    .where(listed)
    .orderBy(asc(statementEntries.at), asc(statementEntries.entryId))
    .limit(input.pageSize)
    .offset((input.pageIndex - 1) * input.pageSize);
  const sum = sql<number>`coalesce(sum(${statementEntries.amount}), 0)::float8`;
  const billed = sql<number>`coalesce(sum(${statementEntries.amount}) filter (where ${statementEntries.statementId} is not null), 0)::float8`;
  const [all] = await tx.select({ sum, billed }).from(statementEntries).where(entriesInReach(caller));
  const period = periodOf(now);
  const unbilled = {
    period,
    cutTime: formatTime(new Date(periodBounds(period).endsAt.getTime() - 1)),
    opening: fenToYuan(all?.billed ?? 0),
    sum: fenToYuan((all?.sum ?? 0) - (all?.billed ?? 0)),
    credit: creditView(await creditOf(tx, caller.customerId)),
  };
  return {
    resultData: rows.map((row) => showEntry(row)),
    totalCount: await tx.$count(statementEntries, listed),
    unbilled,
  };
}

export async function readStatement(ctx: AccountContext, statementId: number): Promise<StatementModel> {
  const { tx, now, caller } = ctx;
  const row = await findStatement(tx, statementId, statementsInReach(caller));
  const [shown] = row ? await showStatements(tx, [row], now) : [];
  if (!row || !shown) throw new DomainError('notFound');
  const payee = await payeeOf(tx, row.companyId);
  const { openDifferences: open } = shown;
  return {
    ...shown,
    ...(await statementDetails(tx, row)),
    payee: payee ? { accountName: payee.accountName, bankName: payee.bankName, accountNo: payee.accountNo } : null,
    actions: statementActions(row.state, await canInvoice(ctx, row)),
    blocked: open > 0 && !mayMoveStatement('confirm', row.state) ? `还有 ${open} 项差异等待平台答复` : '',
  };
}

/** What was on the screen is what is agreed on: another sum is shown first. */
export async function confirmStatement(ctx: AccountContext, statementId: number, closing: number): Promise<void> {
  const row = await lockStatement(ctx.tx, statementId, statementsInReach(ctx.caller));
  const by = actorOf(ctx);
  const open = await countOpenDifferences(ctx.tx, statementId);
  if (open > 0) throw new DomainError('statementDisputed', { count: open });
  if (mayMoveStatement('confirm', row.state) && row.closing !== yuanToFen(closing))
    throw new DomainError('statementChanged', { closing: formatYuan(fenToYuan(row.closing)) });
  await lockOrdersOwed(ctx.tx, row);
  const confirmed = await moveStatement(ctx, row, 'confirm', { by, set: { confirmedAt: ctx.now } });
  await settleEmpty(ctx, confirmed, by);
  await setOff(ctx, row.customerId, by);
}

export async function keepVoucher(
  ctx: AccountContext,
  { statementId, fileId, note }: Input<'Statement/UploadPayment'>,
) {
  const { tx, now, caller } = ctx;
  const row = await lockStatement(tx, statementId, statementsInReach(caller));
  if (!mayMoveStatement('settle', row.state))
    throw new DomainError('statementStateRefused', { state: statementStateLabels[row.state], action: '上传付款凭证' });
  const kept = await tx.$count(statementVouchers, eq(statementVouchers.statementId, statementId));
  if (kept >= statementLimits.vouchers) throw new DomainError('vouchersFull', { most: statementLimits.vouchers });
  const [file] = await takeFiles(tx, caller.accountId, 'statementFile', [fileId], now);
  if (!file) throw new DomainError('attachmentUnknown');
  const voucher = { ...file, statementId, at: now, who: caller.accountName, note };
  await tx.insert(statementVouchers).values(voucher).onConflictDoNothing();
}
