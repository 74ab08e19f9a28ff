import { type FunctionCode, isMet } from '@yigou/contract/ground/functions';
import type { Todo } from '@yigou/contract/people/todos';
import { type TodoKind, todoLabels } from '@yigou/contract/people/todos.terms';
import type { AccountContext } from '../../ground/http/context';

/** What a feature gives: who can open its lists, and how much waits in them. */
export type TodoCounter = {
  needs: FunctionCode;
  count: (ctx: AccountContext) => Promise<Partial<Record<TodoKind, number>>>;
};

/** Only what the caller can open, in the order of the labels. */
export async function countTodos(ctx: AccountContext, counters: readonly TodoCounter[]): Promise<Todo[]> {
  const own = counters.filter(({ needs }) => isMet(needs, ctx.caller.functions));
  const counts = Object.assign({}, ...(await Promise.all(own.map(({ count }) => count(ctx)))));
  return (Object.keys(todoLabels) as TodoKind[]).flatMap((kind) =>
    counts[kind] === undefined ? [] : [{ kind, count: counts[kind] }],
  );
}
