import { bankPaidOut, importedBefore, isAnothers } from '@yigou/contract/books/statements.terms';
import type { ImportVerdict } from '@yigou/contract/ground/imports';
import { countVerdicts, importRowsAtOnce } from '@yigou/contract/ground/imports.terms';
import { fenToYuan, formatYuan } from '@yigou/contract/ground/money';
import { writeAudit } from '../../ground/auditLog/auditLog.service';
import { TryAgain } from '../../ground/db/retrying';
import type { OperatorContext } from '../../ground/http/context';
import { DomainError } from '../../ground/lib/domainError';
import { groupBy } from '../../ground/lib/groupBy';
import { mapInTurns } from '../../ground/lib/turns';
import { enterLines, findLines, tellOfLine } from '../../money/bank/bank.service';
import type { BankRow } from '../../money/bank/bank.tables';
import { lookalikesOf, ownersText } from './bankLookalikes.service';
import { type PaidBy, selectPaidBy } from './statementBank.queries';
import { type ReadLine, type ReadRow, readRow, type SheetRow } from './statementImport.rules';

type Verdict = Omit<ImportVerdict, 'rowNo'>;
const wrong = (note: string): Verdict => ({ state: 'wrong', notes: [note] });

/** What stands in the books under a number, and what it paid. */
type Known = ReadonlyMap<string, BankRow & { paid: PaidBy[] }>;

/** It is the same line, and whose it is stays as it is; a file tells who paid what a person only confirmed. */
function knownAs(line: ReadLine, { payer, paid }: BankRow & { paid: PaidBy[] }): Verdict {
  if (paid.length === 0) return { state: 'unchanged', notes: [importedBefore] };
  const owner = ownersText(paid);
  if (payer !== '') return { state: 'unchanged', notes: [`已认领至${owner}，不重复入账`] };
  const other = paid.find(({ customerName }) => isAnothers(line.payer, customerName));
  const notes = [`已手工确认至${owner}，仅补充付款人与摘要`];
  if (other) notes.push(`付款户名“${line.payer}”与采购企业“${other.customerName}”不一致，请核对`);
  return { state: 'changed', notes };
}

/** A number stands once in a file, and one that is known must bring the same money. */
function verdictOf(each: ReadRow, rowNo: number, known: Known, rowOf: Map<string, number>): Verdict {
  if ('fault' in each) return wrong(each.fault);
  if ('paidOut' in each) return { state: 'unchanged', notes: [bankPaidOut] };
  const { bankNo, amount } = each.line;
  const first = rowOf.get(bankNo);
  if (first) return wrong(`流水号 ${bankNo} 与第 ${first} 行重复`);
  rowOf.set(bankNo, rowNo);
  const before = known.get(bankNo);
  if (!before) return { state: 'new', notes: [] };
  if (before.amount === amount) return knownAs(each.line, before);
  return wrong(`流水号 ${bankNo} 已记为 ${formatYuan(fenToYuan(before.amount))}，金额不同，请核对`);
}

/** What is known of these numbers, and whose it is. */
async function knownOf({ tx, caller }: OperatorContext, bankNos: string[]): Promise<Known> {
  const stored = await findLines(tx, caller.companyId, bankNos);
  const paid = await selectPaidBy(
    tx,
    stored.map(({ bankLineId }) => bankLineId),
  );
  const paidBy = groupBy(paid, ({ bankLineId }) => bankLineId);
  return new Map(stored.map((row) => [row.bankNo, { ...row, paid: paidBy.get(row.bankLineId) ?? [] }]));
}

/** Every row is named, with where it stands in the request; the sentence itself names the first few. */
function refuse(verdicts: readonly ImportVerdict[]): never {
  const faults = verdicts.flatMap(({ rowNo, state, notes }, at) =>
    state === 'wrong' ? [[`rows.${at}`, `第 ${rowNo} 行：${notes.join('；')}`] as const] : [],
  );
  const first = faults.slice(0, refusalNames).map(([, text]) => text);
  const rows = faults.length > first.length ? `${first.join('；')}……` : first.join('；');
  throw new DomainError('bankImportRefused', { count: faults.length, rows }, Object.fromEntries(faults));
}
const refusalNames = 5;

/** A sheet whose rows do not say where they stand has its heading in the first, and no blank ones. */
const sheetRowNo = (row: { rowNo?: number | undefined }, at: number): number => row.rowNo ?? at + 2;

type Import = { check: boolean; fileName: string; rows: (SheetRow & { rowNo?: number | undefined })[] };

/** All rows or none. The same file, or the same line in another file, or one confirmed by hand, is one line. */
export async function importLines(ctx: OperatorContext, { check, fileName, rows }: Import) {
  const { tx, now } = ctx;
  const { companyId } = ctx.caller;
  const read = await mapInTurns(rows, importRowsAtOnce, readRow);
  const lines = read.flatMap((each) => ('line' in each ? [each.line] : []));
  const known = await knownOf(
    ctx,
    lines.map(({ bankNo }) => bankNo),
  );
  const rowOf = new Map<string, number>();
  const verdicts = await mapInTurns(rows, importRowsAtOnce, (row, at): ImportVerdict => {
    const rowNo = sheetRowNo(row, at);
    return { rowNo, ...verdictOf(read[at] as ReadRow, rowNo, known, rowOf) };
  });
  const counts = countVerdicts(verdicts);
  if (!check && counts.wrong > 0) refuse(verdicts);
  const fresh = lines.filter(({ bankNo }) => !known.has(bankNo));
  const alike = await lookalikesOf(tx, companyId, fresh);
  for (const [at, each] of read.entries()) {
    const note = 'line' in each ? alike.get(each.line) : undefined;
    if (note) verdicts[at]?.notes.push(note);
  }
  if (!check) {
    const entered = await enterLines(
      tx,
      fresh.map((line) => ({ ...line, companyId, fileName, createdAt: now })),
    );
    // Somebody told of one of them in this very moment: what it is to be is judged again, with what they said.
    if (entered < fresh.length) throw new TryAgain();
    for (const { bankNo, paidAt, payer, payerAccount, memo } of lines) {
      const untold = known.get(bankNo);
      if (untold?.payer === '')
        await tellOfLine(tx, untold.bankLineId, { paidAt, payer, payerAccount, memo, fileName });
    }
  }
  const what = check ? '检查银行流水文件' : '导入银行流水';
  await writeAudit(ctx, { what, object: { kind: 'bankTransfer', id: fileName || '银行流水' }, after: counts });
  return { counts, rows: verdicts };
}
