import { type TypedWordState, typedWordStates } from '@yigou/contract/goods/typedWords.terms';
import { useState } from 'react';
import { useDecide } from './typedWords.api';

type Word = { wordId: number; word: string; state: TypedWordState };
type Decided = { words: readonly Word[]; state: TypedWordState };

/** What was decided last, and the way back. */
export function useDecided() {
  const decide = useDecide();
  const [last, setLast] = useState<Decided | null>(null);

  function run(words: readonly Word[], state: TypedWordState, done?: () => void) {
    const seen = words[0]?.state;
    if (seen === undefined) return;
    const wordIds = words.map(({ wordId }) => wordId);
    decide.mutate(
      { wordIds, seen, state },
      {
        onSuccess: () => {
          setLast({ words, state });
          done?.();
        },
      },
    );
  }

  function undo() {
    const [first] = last?.words ?? [];
    if (!last || !first) return;
    const wordIds = last.words.map(({ wordId }) => wordId);
    decide.mutate({ wordIds, seen: last.state, state: first.state }, { onSuccess: () => setLast(null) });
  }

  const what = last?.words.length === 1 ? `“${last.words[0]?.word}”` : `${last?.words.length ?? 0} 个词`;
  const text = last && (last.state === 'open' ? `${what}已改回未处理` : `${what}标为${typedWordStates[last.state]}`);
  return { run, undo, text, forget: () => setLast(null), busy: decide.isPending };
}
