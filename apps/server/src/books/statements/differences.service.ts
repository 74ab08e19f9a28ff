import {
  type DifferenceDecision,
  differenceStateLabels,
  statementLimits,
} from '@yigou/contract/books/statements.terms';
import type { CallInput } from '@yigou/contract/calls';
import { yuanToFen } from '@yigou/contract/ground/money';
import { and, eq, max } from 'drizzle-orm';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { type Actor, actorRow } from '../../ground/db/actor';
import { reference } from '../../ground/db/references';
import { takeFiles } from '../../ground/files/files.service';
import { type AccountContext, actorOf, type OperatorContext, operatorOf } from '../../ground/http/context';
import { contentMark } from '../../ground/lib/contentMark';
import { DomainError } from '../../ground/lib/domainError';
import { agreeSpending } from '../../money/budgets/budgets.service';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { agreePrice } from '../../trade/orders/reconciling.service';
import { enterAdjustment, moveToNext } from './statementEntering.service';
import { lockStatement, moveStatement, tellFinance } from './statementMoves.service';
import { ofCompany, statementsInReach } from './statementReach.service';
import { countOpenDifferences, type DifferenceRow, type EntryRow, type StatementRow } from './statements.queries';
import { differenceMessages, differences, statementEntries } from './statements.tables';

type KeptFile = { fileId: string; fileName: string };
type Said = { by: Actor; text: string; files?: KeptFile[] };

async function say({ tx, now }: LifeContext, differenceId: number, { by, text, files = [] }: Said): Promise<void> {
  await tx.insert(differenceMessages).values({ differenceId, at: now, ...actorRow(by), text, files });
}

async function takeAll({ tx, caller, now }: AccountContext, fileIds: readonly string[]): Promise<KeptFile[]> {
  const wanted = [...new Set(fileIds)];
  const taken = await takeFiles(tx, caller.accountId, 'statementFile', wanted, now);
  if (taken.length < wanted.length) throw new DomainError('attachmentUnknown');
  return taken;
}

async function entryIn(ctx: LifeContext, { statementId }: StatementRow, entryId: number): Promise<EntryRow> {
  const own = and(eq(statementEntries.entryId, entryId), eq(statementEntries.statementId, statementId));
  const [entry] = await ctx.tx.select().from(statementEntries).where(own);
  if (!entry) throw new DomainError('notFound');
  return entry;
}

type Raised = Required<Omit<CallInput<'Statement/AddDifference'>, 'entryId' | 'buyerQty'>> &
  Pick<CallInput<'Statement/AddDifference'>, 'entryId' | 'buyerQty'>;

async function knownFor({ tx, caller }: AccountContext, requestId: string, requestHash: string) {
  const [known] = await tx
    .select()
    .from(differences)
    .where(and(eq(differences.accountId, caller.accountId), eq(differences.requestId, requestId)));
  if (known && known.requestHash !== requestHash) throw new DomainError('requestReused');
  return known;
}

/** About one entry, or about something that is not there. What stands is never changed by it. */
export async function addDifference(ctx: AccountContext, wanted: Raised): Promise<number> {
  const row = await lockStatement(ctx.tx, wanted.statementId, statementsInReach(ctx.caller));
  const { requestId, ...content } = wanted;
  const requestHash = contentMark(content);
  const known = await knownFor(ctx, requestId, requestHash);
  if (known) return known.differenceId;
  await moveStatement(ctx, row, 'dispute', { by: actorOf(ctx), note: wanted.text });
  const entry = wanted.entryId === undefined ? undefined : await entryIn(ctx, row, wanted.entryId);
  const buyerAmount = yuanToFen(wanted.buyerAmount);
  if (buyerAmount === (entry?.amount ?? 0)) throw new DomainError('differenceSame');
  const ofStatement = eq(differences.statementId, row.statementId);
  const [last] = await ctx.tx
    .select({ no: max(differences.no) })
    .from(differences)
    .where(ofStatement);
  const no = (last?.no ?? 0) + 1;
  if (no > statementLimits.differences) throw new DomainError('differencesFull', { most: statementLimits.differences });
  const [made] = await ctx.tx
    .insert(differences)
    .values({
      statementId: row.statementId,
      no,
      entryId: entry?.entryId ?? null,
      accountId: ctx.caller.accountId,
      requestId,
      requestHash,
      type: wanted.type,
      state: 'open',
      number: entry?.number ?? wanted.number,
      systemQty: entry?.qty ?? null,
      buyerQty: wanted.buyerQty ?? null,
      systemAmount: entry?.amount ?? 0,
      buyerAmount,
      createdAt: ctx.now,
    })
    .returning();
  if (!made) throw new Error('the difference was not stored');
  const files = await takeAll(ctx, wanted.fileIds);
  await say(ctx, made.differenceId, { by: actorOf(ctx), text: wanted.text, files });
  return made.differenceId;
}

type Locked = { row: StatementRow; difference: DifferenceRow };

/** The statement first, then what the difference is by now. */
async function lockDifference(
  ctx: LifeContext,
  differenceId: number,
  reach: Parameters<typeof lockStatement>[2],
): Promise<Locked> {
  const find = async () =>
    (await ctx.tx.select().from(differences).where(eq(differences.differenceId, differenceId)))[0];
  const known = await find();
  if (!known) throw new DomainError('notFound');
  const row = await lockStatement(ctx.tx, known.statementId, reach);
  return { row, difference: (await find()) ?? known };
}

function refuseClosed({ difference }: Locked, action: string): void {
  if (difference.state !== 'open')
    throw new DomainError('differenceClosed', { state: differenceStateLabels[difference.state], action });
}

/** With the last open one the statement waits to be confirmed again. */
async function close(ctx: LifeContext, { row, difference }: Locked, state: DifferenceRow['state'], by: Actor) {
  const own = eq(differences.differenceId, difference.differenceId);
  await ctx.tx.update(differences).set({ state, decidedAt: ctx.now }).where(own);
  if ((await countOpenDifferences(ctx.tx, row.statementId)) > 0) return;
  await moveStatement(ctx, row, 'resolve', { by });
}

export async function withdrawDifference(ctx: AccountContext, differenceId: number): Promise<void> {
  const locked = await lockDifference(ctx, differenceId, statementsInReach(ctx.caller));
  refuseClosed(locked, '撤回');
  await close(ctx, locked, 'withdrawn', actorOf(ctx));
}

export async function replyAsBuyer(
  ctx: AccountContext,
  { differenceId, text, fileIds }: { differenceId: number; text: string; fileIds: string[] },
): Promise<void> {
  const locked = await lockDifference(ctx, differenceId, statementsInReach(ctx.caller));
  refuseClosed(locked, '补充说明');
  await say(ctx, differenceId, { by: actorOf(ctx), text, files: await takeAll(ctx, fileIds) });
}

const auditDifference = (ctx: OperatorContext, { row, difference }: Locked, what: string, after: unknown) =>
  writeAudit(ctx, {
    what,
    object: { kind: 'statement', id: row.statementNo },
    before: { no: difference.no, state: difference.state },
    after,
  });

export async function replyAsOperator(ctx: OperatorContext, differenceId: number, text: string): Promise<void> {
  const locked = await lockDifference(ctx, differenceId, ofCompany(ctx));
  refuseClosed(locked, '回复');
  await say(ctx, differenceId, { by: operatorOf(ctx), text });
  await tellFinance(ctx, locked.row, `差异 #${locked.difference.no} 有新的回复`, text);
  await auditDifference(ctx, locked, '回复差异', { text });
}

/** What was billed for goods or freight of an order becomes their price; for anything else there is no order. */
async function agreeOnOrder(ctx: LifeContext, { orderId, lineNo, orgId, kind }: EntryRow, amount: number) {
  if (orderId === null || (kind !== 'goods' && kind !== 'freight')) return undefined;
  const { holder, lines } = await agreePrice(ctx, { orderId, lineNo, amount });
  return { of: { orderId, lineNo, orgId, holder }, lines };
}

/** Beside what it corrects. Where it is the price of an order, its credit and then its budgets follow. */
async function enterAccepted(ctx: LifeContext, { row, difference }: Locked, source: string, text: string) {
  const { no, number, systemAmount, buyerAmount, entryId } = difference;
  const amount = buyerAmount - systemAmount;
  const summary = `差异 #${no} 已接受：${text}`;
  const agreed = entryId === null ? undefined : await agreeOnOrder(ctx, await entryIn(ctx, row, entryId), amount);
  await enterAdjustment(ctx, row, { source, number: number || `差异 #${no}`, summary, amount }, agreed?.of);
  if (!agreed) return;
  const { of, lines } = agreed;
  await agreeSpending(ctx.tx, { holder: of.holder, cause: source, now: ctx.now, lines });
}

const decided = {
  accept: { state: 'accepted', what: '接受差异', tell: '已接受，生成调整行' },
  refuse: { state: 'refused', what: '拒绝差异', tell: '未被接受' },
  move: { state: 'moved', what: '差异转入下期', tell: '转入下期' },
} as const;

/** Accepted it becomes an adjustment, moved it leaves by one entry and comes back by another. */
export async function answerDifference(
  ctx: OperatorContext,
  { differenceId, decision, text }: { differenceId: number; decision: DifferenceDecision; text: string },
): Promise<void> {
  const locked = await lockDifference(ctx, differenceId, ofCompany(ctx));
  const { row, difference } = locked;
  const { state, what, tell } = decided[decision];
  refuseClosed(locked, what);
  const source = reference('difference', differenceId);
  const { no, entryId } = difference;
  if (decision === 'accept') await enterAccepted(ctx, locked, source, text);
  if (decision === 'move' && entryId !== null) await moveToNext(ctx, row, await entryIn(ctx, row, entryId), source);
  await say(ctx, differenceId, { by: operatorOf(ctx), text });
  await close(ctx, locked, state, operatorOf(ctx));
  await tellFinance(ctx, row, `差异 #${no} ${tell}`, text);
  await auditDifference(ctx, locked, what, { state, text });
}
