import type { EntryKind } from '@yigou/contract/books/statements.terms';
import { stepOf } from '../../ground/db/references';
import { enterBilling } from '../../money/ledger/billing.service';
import type { LifeContext } from '../../trade/orders/orderEffects.service';
import { updateTotals } from './building.service';
import { holderOf } from './statementEffects.service';
import { type EntryRow, type StatementRow, selectLater } from './statements.queries';
import { statementEntries } from './statements.tables';

type Text = Pick<EntryRow, 'source' | 'number' | 'summary' | 'amount'>;

/** A source is entered once: entered again it is refused, never dropped. */
const insertEntry = async (
  { tx, now: at }: LifeContext,
  { companyId, customerId, orgId }: StatementRow,
  kind: EntryKind,
  entry: Text & Partial<Pick<EntryRow, 'statementId' | 'orderId' | 'lineNo'>>,
) => tx.insert(statementEntries).values({ companyId, customerId, orgId, kind, at, ...entry });

/** What a later statement begins with was agreed on: then nothing comes into an earlier one any more, but into the next. */
async function placeFor({ tx }: LifeContext, row: StatementRow): Promise<number | null> {
  const later = await selectLater(tx, row);
  return later.every(({ state }) => state === 'open' || state === 'disputed') ? row.statementId : null;
}

/** The order whose price it changes: then its credit changes, and with its goods comes back what was billed for them. */
type Of = { orderId: number; lineNo: number | null; orgId: number; holder: string };

/** Beside what it corrects, never instead of it: what is owed changes, and with it the used credit. */
export async function enterAdjustment(ctx: LifeContext, row: StatementRow, entry: Text, of?: Of): Promise<void> {
  const { statementId, customerId } = row;
  const { holder = holderOf(row), orgId = row.orgId, ...line } = of ?? {};
  await insertEntry(ctx, { ...row, orgId }, 'adjustment', {
    ...entry,
    ...line,
    statementId: await placeFor(ctx, row),
  });
  const kind = entry.amount > 0 ? 'occupy' : 'release';
  const billing = { customerId, holder, cause: entry.source, now: ctx.now };
  await enterBilling(ctx.tx, { ...billing, kind, amount: Math.abs(entry.amount) });
  await updateTotals(ctx.tx, statementId);
}

/** Taken out of this statement and into the next by two entries; the one that is moved stays as it is. */
export async function moveToNext(ctx: LifeContext, row: StatementRow, moved: EntryRow, source: string): Promise<void> {
  const { number, orderId, amount } = moved;
  const lane = { ...row, orgId: moved.orgId };
  const text = { number, orderId };
  await insertEntry(ctx, lane, 'moved', {
    ...text,
    source: stepOf(source, 'out'),
    summary: `转入下期：${moved.summary}`,
    amount: -amount,
    statementId: await placeFor(ctx, row),
  });
  await insertEntry(ctx, lane, 'moved', {
    ...text,
    source: stepOf(source, 'in'),
    summary: `自 ${row.statementNo} 转入：${moved.summary}`,
    amount,
  });
  await updateTotals(ctx.tx, row.statementId);
}

/** Money that came: less is owed, and as much credit is free again. It stands in the next statement. */
export async function enterPayment(ctx: LifeContext, row: StatementRow, entry: Text): Promise<void> {
  await insertEntry(ctx, row, 'payment', entry);
  const { customerId } = row;
  const amount = -entry.amount;
  const billing = { customerId, kind: 'repay' as const, amount, holder: holderOf(row), cause: entry.source };
  await enterBilling(ctx.tx, { ...billing, now: ctx.now });
}
