import { countVerdicts, fenToYuan, formatYuan, type ImportVerdict, importedBefore, isAnothers } from '@yigou/contract';
import { writeAudit } from '../auditLog/auditLog.service';
import { enterLines, findLines, tellOfLine } from '../bank/bank.service';
import type { BankRow } from '../bank/bank.tables';
import { TryAgain } from '../db/retrying';
import type { OperatorContext } from '../http/context';
import { contentMark } from '../lib/contentMark';
import { DomainError } from '../lib/domainError';
import { type PaidBy, selectPaidBy } from './bank.queries';
import { lookalikesOf, ownersText } from './bankLookalikes.service';
import { type ReadLine, readLines, type SheetRow } from './importing.rules';

const isLine = <T extends object>(each: T): each is T & { line: ReadLine } => 'line' in each;

/** What stands in the books under a number, and what it paid. */
type Known = ReadonlyMap<string, BankRow & { paid: PaidBy[] }>;

/** It is the same line, and whose it is stays as it is; a file tells who paid what a person only confirmed. */
function knownAs(line: ReadLine, { payer, paid }: BankRow & { paid: PaidBy[] }): Omit<ImportVerdict, 'rowNo'> {
  if (paid.length === 0) return { state: 'unchanged', notes: [importedBefore] };
  const owner = ownersText(paid);
  if (payer !== '') return { state: 'unchanged', notes: [`已认领至${owner}，不重复入账`] };
  const other = paid.find(({ customerName }) => isAnothers(line.payer, customerName));
  const notes = [`已手工确认至${owner}，仅补充付款人与摘要`];
  if (other) notes.push(`付款户名“${line.payer}”与采购企业“${other.customerName}”不一致，请核对`);
  return { state: 'changed', notes };
}

/** A number that is known must bring the same money. */
function verdictOf(line: ReadLine, known: Known, inFile: Set<string>): Omit<ImportVerdict, 'rowNo'> {
  const { bankNo, amount } = line;
  const before = known.get(bankNo);
  if (before?.amount === amount) return knownAs(line, before);
  if (before) {
    const notes = [`流水号 ${bankNo} 已记为 ${formatYuan(fenToYuan(before.amount))}，金额不同，请核对`];
    return { state: 'wrong', notes };
  }
  if (inFile.has(bankNo)) return { state: 'wrong', notes: [`流水号 ${bankNo} 在文件中重复`] };
  inFile.add(bankNo);
  return { state: 'new', notes: [] };
}

/** What is known of these numbers, and whose it is. */
async function knownOf({ tx, caller }: OperatorContext, bankNos: string[]): Promise<Known> {
  const stored = await findLines(tx, caller.companyId, bankNos);
  const paid = await selectPaidBy(
    tx,
    stored.map(({ bankLineId }) => bankLineId),
  );
  const paidBy = (row: BankRow) => paid.filter(({ bankLineId }) => bankLineId === row.bankLineId);
  return new Map(stored.map((row) => [row.bankNo, { ...row, paid: paidBy(row) }]));
}

type Import = { check: boolean; fileName: string; rows: SheetRow[] };

/** All rows or none. The same file, or the same line in another file, or one confirmed by hand, is one line. */
export async function importLines(ctx: OperatorContext, { check, fileName, rows }: Import) {
  const { tx, now } = ctx;
  const { companyId } = ctx.caller;
  const read = readLines(rows, (text) => contentMark(text).slice(0, 24));
  const lines = read.filter(isLine).map(({ line }) => line);
  const known = await knownOf(
    ctx,
    lines.map(({ bankNo }) => bankNo),
  );
  const inFile = new Set<string>();
  const verdicts = read.map((each, at): ImportVerdict => {
    const said = isLine(each) ? verdictOf(each.line, known, inFile) : { state: 'wrong' as const, notes: [each.fault] };
    return { rowNo: at + 1, ...said };
  });
  const counts = countVerdicts(verdicts);
  if (!check && counts.wrong > 0) throw new DomainError('bankImportRefused', { count: counts.wrong });
  const fresh = lines.filter(({ bankNo }) => !known.has(bankNo));
  const alike = await lookalikesOf(tx, companyId, fresh);
  for (const [at, each] of read.entries()) {
    const note = isLine(each) ? alike.get(each.line) : undefined;
    if (note) verdicts[at]?.notes.push(note);
  }
  if (!check) {
    const entered = await enterLines(
      tx,
      fresh.map((line) => ({ ...line, companyId, fileName, createdAt: now })),
    );
    // Somebody told of one of them in this very moment: what it is to be is judged again, with what he said.
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
