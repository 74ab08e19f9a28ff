import type { TypedWordRow } from '@yigou/contract/goods/typedWords.console';
import { Link } from 'react-router';
import { useMay } from '../../../app/operator';
import { tryWordPath, wantsPath } from '../../../app/paths';

type Advised = Pick<TypedWordRow, 'word' | 'advice'>;

/** The one click to where something is done about a word; null: there is nothing to do, or somebody else's to do. */
export function useAdvised(): (row: Advised) => { text: string; to: string } | null {
  const mayAnswer = useMay('wants/answer');
  return ({ word, advice: { kind, from, to, productId } }) => {
    if (kind === 'same') return { text: '试一试', to: tryWordPath('synonyms', word, { also: `${from},${to}` }) };
    if (kind === 'successor')
      return { text: '指向替代', to: tryWordPath('leads', word, { product: String(productId), also: to }) };
    if (kind === 'arrange') return { text: '调排序', to: tryWordPath('pins', word) };
    return kind === 'notSold' && mayAnswer ? { text: '看求购', to: wantsPath({ tab: 'all', word }) } : null;
  };
}

/** Where it leads, from the list; the row itself opens something else. */
export function AdviceLink({ row }: { row: Advised }) {
  const act = useAdvised()(row);
  return (
    act && (
      <Link to={act.to} onClick={(event) => event.stopPropagation()}>
        {act.text}
      </Link>
    )
  );
}
