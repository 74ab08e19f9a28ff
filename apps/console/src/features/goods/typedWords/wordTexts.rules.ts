import type { TypedWordRow } from '@yigou/contract/goods/typedWords.console';
import { typedWordFates } from '@yigou/contract/goods/typedWords.terms';

type Fate = Pick<TypedWordRow, 'fate' | 'clickPercent' | 'results'>;

/** Below the word: why it is in the list. */
export function fateText({ fate, clickPercent, results }: Fate): string {
  if (fate === 'noClick' && clickPercent === 0) return '有结果，没人点';
  if (fate === 'reworded' && results === 0) return '没有结果，改了词';
  return typedWordFates[fate];
}

const leavingShown = 20;
const nextShown = 5;

type After = Pick<TypedWordRow, 'next' | 'leftPercent' | 'requests' | 'carts'>;

/** What those who searched did then, the most telling first. */
export function afterText({ next, leftPercent, requests, carts }: After): string {
  const said = [
    next && next.percent >= nextShown ? `改搜“${next.word}” ${next.percent}%` : '',
    leftPercent >= leavingShown ? `离开 ${leftPercent}%` : '',
    requests > 0 ? `求购 ${requests} 次` : '',
    carts > 0 ? `加购 ${carts} 次` : '',
  ].filter(Boolean);
  return said.slice(0, 2).join('，') || '–';
}

type Advised = Pick<TypedWordRow, 'advice'>;

export function adviceText({ advice: { kind, from, to } }: Advised): string {
  if (kind === 'same') return `${from} = ${to}`;
  if (kind === 'successor') return `${from} 已停售，替代 ${to}`;
  if (kind === 'notSold') return '没有在卖';
  return kind === 'arrange' ? '想要的没有排在前面' : '';
}
