import { countVerdicts, fenToYuan, formatYuan, type ImportVerdict } from '@yigou/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { writeAudit } from '../auditLog/auditLog.service';
import type { OperatorContext } from '../http/context';
import { contentMark } from '../lib/contentMark';
import { DomainError } from '../lib/domainError';
import { type ReadLine, readLines, type SheetRow } from './importing.rules';
import { bankLines } from './statements.tables';

const isLine = <T extends object>(each: T): each is T & { line: ReadLine } => 'line' in each;

/** A number that is known must bring the same money; then it is the same line and nothing happens. */
function verdictOf(
  line: ReadLine,
  known: ReadonlyMap<string, number>,
  inFile: Set<string>,
): Omit<ImportVerdict, 'rowNo'> {
  const { bankNo, amount } = line;
  const before = known.get(bankNo);
  if (before === amount) return { state: 'unchanged', notes: ['已经导入过'] };
  if (before !== undefined) {
    const notes = [`流水号 ${bankNo} 已记为 ${formatYuan(fenToYuan(before))}，金额不同，请核对`];
    return { state: 'wrong', notes };
  }
  if (inFile.has(bankNo)) return { state: 'wrong', notes: [`流水号 ${bankNo} 在文件里出现了两次`] };
  inFile.add(bankNo);
  return { state: 'new', notes: [] };
}

type Import = { check: boolean; fileName: string; rows: SheetRow[] };

/** All rows or none. The same file, or the same line in another file, is one line. */
export async function importLines(ctx: OperatorContext, { check, fileName, rows }: Import) {
  const { companyId } = ctx.caller;
  const read = readLines(rows, (text) => contentMark(text).slice(0, 24));
  const numbers = read.filter(isLine).map(({ line }) => line.bankNo);
  const stored = numbers.length
    ? await ctx.tx
        .select({ bankNo: bankLines.bankNo, amount: bankLines.amount })
        .from(bankLines)
        .where(and(eq(bankLines.companyId, companyId), inArray(bankLines.bankNo, numbers)))
    : [];
  const known = new Map(stored.map((row) => [row.bankNo, row.amount]));
  const inFile = new Set<string>();
  const verdicts = read.map((each, at): ImportVerdict => {
    const said = isLine(each) ? verdictOf(each.line, known, inFile) : { state: 'wrong' as const, notes: [each.fault] };
    return { rowNo: at + 1, ...said };
  });
  const counts = countVerdicts(verdicts);
  if (!check && counts.wrong > 0) throw new DomainError('bankImportRefused', { count: counts.wrong });
  const fresh = read.filter((_, at) => verdicts[at]?.state === 'new').filter(isLine);
  const values = fresh.map(({ line }) => ({ ...line, companyId, fileName, createdAt: ctx.now }));
  // Somebody may import the same file in this very moment: then it is theirs.
  if (!check && values.length > 0) await ctx.tx.insert(bankLines).values(values).onConflictDoNothing();
  const what = check ? '检查银行流水文件' : '导入银行流水';
  await writeAudit(ctx, { what, object: { kind: 'bankTransfer', id: fileName || '银行流水' }, after: counts });
  return { counts, rows: verdicts };
}
