import { isMet, type OperatorFunction } from '@yigou/contract/ground/functions';
import type { Found } from '@yigou/contract/people/lookup';
import { type FoundKind, foundKindLabels } from '@yigou/contract/people/lookup.terms';
import type { Db } from '../../ground/db/client';
import type { OperatorContext } from '../../ground/http/context';

export type FoundThing = Omit<Found, 'kind'>;

/** What a feature gives: where it looks, and which function shows what it finds. */
export type Finder = {
  kind: FoundKind;
  needs: OperatorFunction;
  find: (tx: Db, companyId: number, word: string, most: number) => Promise<FoundThing[]>;
};

const most = 5;
const placeOf = (kind: FoundKind): number => Object.keys(foundKindLabels).indexOf(kind);

/** In the order of the labels; one that the caller's functions do not cover is not asked. */
export async function findEverywhere({ tx, caller }: OperatorContext, finders: readonly Finder[], word: string) {
  const allowed = finders
    .filter(({ needs }) => isMet(needs, caller.functions))
    .sort((a, b) => placeOf(a.kind) - placeOf(b.kind));
  const found = await Promise.all(
    allowed.map(
      async ({ kind, find }): Promise<Found[]> =>
        (await find(tx, caller.companyId, word, most)).map((each) => ({ kind, ...each })),
    ),
  );
  return found.flat();
}
