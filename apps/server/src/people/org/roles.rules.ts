import { buttonsBelow, type FunctionCode, functionCodes, functionTree, pageOf } from '@yigou/contract/ground/functions';
import type { DataScope } from '@yigou/contract/people/org.terms';
import { widestScope } from './org.rules';

/** What somebody may do and how far they see, be it by one role or by several. */
export type Rights = { functions: ReadonlySet<FunctionCode>; dataScope: DataScope };

export const rightsOf = (roles: readonly { functions: readonly string[]; dataScope: DataScope }[]): Rights => ({
  functions: new Set(roles.flatMap((role) => role.functions as FunctionCode[])),
  dataScope: widestScope(roles.map((role) => role.dataScope)),
});

/** Whether one holds all that the other holds, and sees as far. */
export const covers = (own: Rights, other: Rights): boolean =>
  [...other.functions].every((code) => own.functions.has(code)) &&
  widestScope([own.dataScope, other.dataScope]) === own.dataScope;

/** An administrator, by what they hold: nobody could give them more. */
export const hasAllRights = (own: Rights): boolean =>
  covers(own, { functions: new Set(functionCodes), dataScope: 'all' });

/**
 * Whether a change of a role gives away what the giver does not hold. What the role had already is not given by them:
 * who edits the name of a role above their own takes nothing.
 */
export function givesTooMuch(giver: Rights, before: Rights, after: Rights): boolean {
  const added = [...after.functions].filter((code) => !before.functions.has(code));
  const wider = widestScope([before.dataScope, after.dataScope]) !== before.dataScope;
  return !covers(giver, { functions: new Set(added), dataScope: wider ? after.dataScope : 'own' });
}

const buttonNames = new Map<string, string>(
  functionTree.flatMap((group) =>
    group.children.flatMap((page) => buttonsBelow(group, page).map((each) => [each.functionId, each.functionName])),
  ),
);

/** The name of a button that is given without its page. */
export function buttonAlone(functions: readonly FunctionCode[]): string | undefined {
  const alone = functions.find((code) => {
    const page = pageOf(code);
    return page && !functions.includes(page);
  });
  return alone && (buttonNames.get(alone) ?? alone);
}
