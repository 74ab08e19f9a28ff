import type { ConsoleAnswer } from '@yigou/contract/console';
import { type TypedWordKind, typedWordKinds } from '@yigou/contract/goods/typedWords.terms';
import styles from './TypedWords.module.css';

type Answer = ConsoleAnswer<'TypedWord/GetPage'>;
type WordFiguresProps = { data: Answer | undefined; current: TypedWordKind; onChoose: (kind: TypedWordKind) => void };

const kinds: readonly TypedWordKind[] = ['watch', 'noResult', 'noClick', 'reworded', 'all'];

const percent = (part: number, whole: number): string => `${whole === 0 ? 0 : ((part / whole) * 100).toFixed(1)}%`;

function noteOf(kind: TypedWordKind, { figures, searches }: Answer): string {
  const times = figures[kind].searches;
  if (kind === 'watch') return `占搜索 ${percent(times, searches)}`;
  return kind === 'all'
    ? `${times.toLocaleString('zh-CN')} 次`
    : `${times.toLocaleString('zh-CN')} 次，${percent(times, searches)}`;
}

/** How many words there are of each kind; each is the way to them. */
export const WordFigures = ({ data, current, onChoose }: WordFiguresProps) => (
  <nav className={styles.figures} aria-label="词的类别">
    {kinds.map((kind) => (
      <button
        key={kind}
        type="button"
        aria-current={kind === current ? 'true' : undefined}
        onClick={() => onChoose(kind)}
      >
        <span>{typedWordKinds[kind]}</span>
        <b>{data ? data.figures[kind].words.toLocaleString('zh-CN') : '–'}</b>
        <small>{data && noteOf(kind, data)}</small>
      </button>
    ))}
  </nav>
);
