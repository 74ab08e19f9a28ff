import type { FunctionBranch } from '@yigou/contract/people/org';
import type { Tick } from '../../../ui/CheckBox';

/** A group as an editor of roles sees it: what may be ticked, pages with their buttons. */
export type Choice = { code: string; label: string; buttons: { code: string; label: string }[] };
export type ChoiceGroup = { key: string; title: string; pages: Choice[] };

export const choicesOf = (branches: readonly FunctionBranch[]): ChoiceGroup[] =>
  branches.map(({ functionId, functionName, children }) => ({
    key: functionId,
    title: functionName,
    pages:
      children.length === 0
        ? [{ code: functionId, label: functionName, buttons: [] }]
        : children.map((page) => ({
            code: page.functionId,
            label: page.functionName,
            buttons: page.buttons.map((each) => ({ code: each.functionId, label: each.functionName })),
          })),
  }));

export const codesIn = ({ pages }: ChoiceGroup): string[] =>
  pages.flatMap((page) => [page.code, ...page.buttons.map((button) => button.code)]);

export function tickOf(codes: readonly string[], held: ReadonlySet<string>): Tick {
  const ticked = codes.filter((code) => held.has(code)).length;
  if (ticked === 0) return 'none';
  return ticked === codes.length ? 'all' : 'some';
}

/** A button takes its page along; a page that goes takes its buttons. */
export function toggled(held: ReadonlySet<string>, page: Choice, code: string, wanted: boolean): Set<string> {
  const next = new Set(held);
  if (wanted) {
    next.add(page.code);
    next.add(code);
  } else if (code === page.code) {
    for (const each of [page.code, ...page.buttons.map((button) => button.code)]) next.delete(each);
  } else next.delete(code);
  return next;
}
