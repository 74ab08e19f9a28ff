import { statementTabs } from '@yigou/contract/books/statements.terms';
import { and, inArray } from 'drizzle-orm';
import type { TodoCounter } from '../../people/todos/todos.service';
import { statementsInReach } from './statementReach.service';
import { statements } from './statements.tables';

/** Those that wait for the customer's word. */
export const statementTodos: TodoCounter = {
  needs: '/finance/checkOrder/checkList',
  count: async ({ tx, caller }) => {
    const open = and(statementsInReach(caller), inArray(statements.state, [...statementTabs.open.states]));
    return { statement: await tx.$count(statements, open) };
  },
};
