import type { Choices, EditedProduct, OpenSet } from '@yigou/contract/goods/editor.console';
import { fieldOf } from '@yigou/contract/goods/fields.terms';
import { isSameValue } from '@yigou/contract/goods/fieldValues';
import { faultsOf, matrixFault, skuDoubts } from '@yigou/contract/goods/goodsFaults';
import { readTyped, type Typed } from '@yigou/contract/goods/typedValues';
import { useEffect, useMemo, useState } from 'react';
import {
  type Clash,
  changedPlaces,
  type Draft,
  draftOf,
  followed,
  newDraft,
  placeOf,
  withOpenSet,
} from './draft.rules';

type State = {
  base: Draft;
  mine: Draft;
  /** What stands in a box while it is no value yet. */
  typed: Readonly<Record<string, string>>;
  clashes: readonly Clash[];
  /** The own draft that is gone on with. */
  replaces: number | undefined;
};

const fresh = (base: Draft): State => ({ base, mine: base, typed: {}, clashes: [], replaces: undefined });

/** In a form an empty box is an empty field, not one to be left. */
function readBox(thing: 'product' | 'sku', name: string, text: string): Typed {
  const field = fieldOf(thing, name);
  if (!field) return { kind: 'left' };
  const read = readTyped(field, text);
  if (read.kind !== 'left') return read;
  return 'empty' in field ? { kind: 'value', value: field.empty } : { kind: 'fault', fault: `请填写${field.label}` };
}

const thingOf = (key: string): 'product' | 'sku' => (key === 'product' ? 'product' : 'sku');

function placesOf(key: string, words: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(words).map(([name, text]) => [placeOf(key, name), text]);
}

/** Every fault by its place: what cannot be read first, then what cannot stand. */
function findFaults({ mine, typed }: Pick<State, 'mine' | 'typed'>): Map<string, string> {
  const faults = new Map(placesOf('product', faultsOf('product', mine.values)));
  const seen = new Map<string, string>();
  for (const { key, skuId, skuNo, values } of mine.skus) {
    for (const [place, text] of placesOf(key, faultsOf('sku', values))) faults.set(place, text);
    if (skuId === null && !/^\S{1,50}$/.test(skuNo)) faults.set(placeOf(key, 'skuNo'), '须为 1–50 个字符，不含空格');
    else if (seen.has(skuNo)) faults.set(placeOf(key, 'skuNo'), '编号重复');
    seen.set(skuNo, key);
  }
  const axes = (mine.values.axes as string[] | undefined) ?? [];
  if (mine.skus.length === 0) faults.set('product.axes', '请至少填写一个规格');
  const matrix = matrixFault(
    axes,
    mine.skus.map(({ values }) => (values.specs as string[] | undefined) ?? []),
  );
  if (matrix) faults.set('product.axes', matrix);
  for (const [place, text] of Object.entries(typed)) {
    const [key = '', name = ''] = place.split('.');
    const read = readBox(thingOf(key), name, text);
    if (read.kind === 'fault') faults.set(place, read.fault);
  }
  return faults;
}

function findDoubts({ base, mine }: Pick<State, 'base' | 'mine'>): Map<string, string> {
  return new Map(
    mine.skus.flatMap(({ key, values }) =>
      placesOf(key, skuDoubts(values, base.skus.find((sku) => sku.key === key)?.values ?? null)),
    ),
  );
}

/** What is written on the page, beside what is there now; read anew, it follows and loses nothing. */
export function useEditor(product: EditedProduct | null) {
  const now = useMemo(() => (product ? draftOf(product) : null), [product]);
  const [state, setState] = useState<State>(() => fresh(now ?? newDraft()));
  const [tried, setTried] = useState(false);
  useEffect(() => {
    if (now)
      setState((old) => {
        if (isSameValue(old.base, now)) return old;
        const { mine, clashes } = followed(old.base, now, old.mine);
        const open = old.clashes.filter(({ place }) => changedPlaces(now, mine).has(place));
        return { ...old, base: now, mine, clashes: [...open, ...clashes] };
      });
  }, [now]);

  const { base, mine, typed, clashes } = state;
  const faults = useMemo(() => findFaults({ mine, typed }), [mine, typed]);
  const doubts = useMemo(() => findDoubts({ base, mine }), [base, mine]);
  const changed = useMemo(() => changedPlaces(base, mine), [base, mine]);

  const write = (next: (draft: Draft) => Draft) => setState((old) => ({ ...old, mine: next(old.mine) }));

  function change(key: string, name: string, value: unknown) {
    write((draft) =>
      key === 'product'
        ? { ...draft, values: { ...draft.values, [name]: value } }
        : {
            ...draft,
            skus: draft.skus.map((sku) =>
              sku.key === key ? { ...sku, values: { ...sku.values, [name]: value } } : sku,
            ),
          },
    );
  }

  /** What was typed into a box: a value at once where it is one. */
  function type(key: string, name: string, text: string) {
    const place = placeOf(key, name);
    const read = readBox(thingOf(key), name, text);
    if (read.kind === 'value') change(key, name, read.value);
    setState((old) => ({ ...old, typed: { ...old.typed, [place]: text } }));
  }

  /** Left: what can be read is shown as it will stand. */
  function leave(key: string, name: string) {
    const place = placeOf(key, name);
    setState((old) => {
      const text = old.typed[place];
      if (text === undefined || readBox(thingOf(key), name, text).kind === 'fault') return old;
      return { ...old, typed: Object.fromEntries(Object.entries(old.typed).filter(([each]) => each !== place)) };
    });
  }

  return {
    ...{ base, mine, typed, clashes, changed, doubts, tried, setTried, change, type, leave, write },
    replaces: state.replaces,
    faults,
    /** Empty boxes of a new product are not complained about before somebody tried to save. */
    faultAt: (place: string) => {
      const isSpoken = tried || changed.has(place) || place in typed;
      return isSpoken ? faults.get(place) : undefined;
    },
    /** In a clash: theirs, or mine as it stands. */
    settle: ({ place, theirs }: Clash, isTheirs: boolean) => {
      const [key = '', name = ''] = place.split('.');
      if (isTheirs) change(key, name, theirs);
      setState((old) => ({ ...old, clashes: old.clashes.filter((each) => each.place !== place) }));
    },
    goOnWith: (set: OpenSet) =>
      setState((old) => ({ ...old, mine: withOpenSet(old.mine, set), replaces: set.changeSetId })),
    /** Back to what is there now. */
    reset: () => {
      setState((old) => fresh(old.base));
      setTried(false);
    },
  };
}

export type Editor = ReturnType<typeof useEditor>;
export type EditorProps = { editor: Editor; choices: Choices };
