import { differenceTypeLabels } from '@yigou/contract/books/statements.terms';
import { fenToYuan } from '@yigou/contract/ground/money';
import { formatDate, formatTime } from '@yigou/contract/ground/time';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { leftOn } from '../../money/bank/bank.rules';
import { bankLines } from '../../money/bank/bank.tables';
import { customers } from '../../people/customers/customers.tables';
import type { Desk } from '../../people/overview/overview.service';
import { lateOn } from './statements.queries';
import { differences, statements } from './statements.tables';

const differenceDesk: Desk = {
  kind: 'statementDifference',
  needs: 'statements/manage',
  look: async ({ tx, caller }, most) => {
    const rows = await tx
      .select({ difference: differences, statement: statements, who: customers.name })
      .from(differences)
      .innerJoin(statements, eq(statements.statementId, differences.statementId))
      .innerJoin(customers, eq(customers.customerId, statements.customerId))
      .where(and(eq(statements.companyId, caller.companyId), eq(differences.state, 'open')))
      .orderBy(asc(differences.createdAt), asc(differences.differenceId));
    const disputed = [...new Map(rows.map((row) => [row.statement.statementId, row])).values()];
    return {
      count: disputed.length,
      overdue: 0,
      things: disputed.slice(0, most).map(({ difference, statement, who }) => ({
        number: statement.statementNo,
        who,
        why: `差异 #${difference.no} ${differenceTypeLabels[difference.type]}`,
        amount: fenToYuan(difference.buyerAmount - difference.systemAmount),
        sinceTime: formatTime(difference.createdAt),
        dueTime: '',
        orderId: null,
      })),
    };
  },
};

const overdueDesk: Desk = {
  kind: 'statementOverdue',
  needs: 'statements/view',
  look: async ({ tx, now, caller }, most) => {
    const late = and(eq(statements.companyId, caller.companyId), lateOn(formatDate(now)));
    const rows = await tx
      .select({ row: statements, who: customers.name })
      .from(statements)
      .innerJoin(customers, eq(customers.customerId, statements.customerId))
      .where(late)
      .orderBy(asc(statements.dueDate), asc(statements.statementId))
      .limit(most);
    const count = await tx.$count(statements, late);
    return {
      count,
      overdue: count,
      things: rows.map(({ row, who }) => ({
        number: row.statementNo,
        who,
        why: `${row.period} 账期，应付日 ${row.dueDate}`,
        amount: fenToYuan(row.due - row.paid),
        sinceTime: formatTime(row.createdAt),
        dueTime: `${row.dueDate} 23:59:59`,
        orderId: null,
      })),
    };
  },
};

const bankDesk: Desk = {
  kind: 'bankLine',
  needs: 'statements/bank',
  look: async ({ tx, caller }, most) => {
    const open = and(eq(bankLines.companyId, caller.companyId), inArray(bankLines.state, ['waiting', 'part']));
    const rows = await tx.select().from(bankLines).where(open).orderBy(asc(bankLines.paidAt)).limit(most);
    return {
      count: await tx.$count(bankLines, open),
      overdue: 0,
      things: rows.map((row) => ({
        number: row.bankNo,
        who: row.payer,
        why: row.memo || '无摘要',
        amount: fenToYuan(leftOn(row)),
        sinceTime: formatTime(row.paidAt),
        dueTime: '',
        orderId: null,
      })),
    };
  },
};

export const statementDesks: readonly Desk[] = [differenceDesk, overdueDesk, bankDesk];
