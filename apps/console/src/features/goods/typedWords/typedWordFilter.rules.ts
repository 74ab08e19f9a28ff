import type { ConsoleInput } from '@yigou/contract/console';
import {
  type TypedWordDays,
  type TypedWordKind,
  type TypedWordState,
  typedWordDays,
  typedWordKinds,
  typedWordLimits,
  typedWordStates,
} from '@yigou/contract/goods/typedWords.terms';

/** How the conditions are called in the address. */
export const typedWordNames = ['kind', 'word', 'days', 'whose', 'least', 'state', 'wordId'] as const;
export type Conditions = Record<Exclude<(typeof typedWordNames)[number], 'wordId'>, string>;

export type AskedWords = NonNullable<ConsoleInput<'TypedWord/GetPage'>['reqData']> & {
  days: TypedWordDays;
  kind: TypedWordKind;
  least: number;
};

export const usualLeast = 5;
/** The address says so where no state is asked for. */
export const anyState = 'any';

const idIn = (text: string): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

const leastIn = (text: string): number => {
  const least = idIn(text) ?? usualLeast;
  return least <= typedWordLimits.least ? least : usualLeast;
};

const stateIn = (text: string): TypedWordState | undefined => {
  if (text === anyState) return undefined;
  return Object.hasOwn(typedWordStates, text) ? (text as TypedWordState) : 'open';
};

/** `c12` is a customer, `g3` a group. */
function whoseIn(text: string): { customerId?: number; groupId?: number } {
  const id = idIn(text.slice(1));
  if (id === undefined) return {};
  if (text.startsWith('c')) return { customerId: id };
  return text.startsWith('g') ? { groupId: id } : {};
}

/** What an address asks for; what makes no sense in it is not asked. */
export function askedIn({ kind, days, whose, least, state }: Conditions): AskedWords {
  const wanted = stateIn(state);
  return {
    kind: Object.hasOwn(typedWordKinds, kind) ? (kind as TypedWordKind) : 'watch',
    days: Object.hasOwn(typedWordDays, days) ? (Number(days) as TypedWordDays) : 7,
    least: leastIn(least),
    ...(wanted && { state: wanted }),
    ...whoseIn(whose),
  };
}

export const spanIn = ({ days, customerId, groupId }: AskedWords) => ({
  days,
  ...(customerId !== undefined && { customerId }),
  ...(groupId !== undefined && { groupId }),
});
