import type { Paging } from '@yigou/web-kit';
import type { TellUndo } from './UndoBar';

/** `open`: the row that is changed; `make`: a new one; `try`: a new one, begun with this word. */
export const filterNames = ['tab', 'word', 'open', 'make', 'try'] as const;
type Filter = Record<(typeof filterNames)[number], string>;

export type WordListProps = {
  filter: Filter;
  paging: Paging;
  go: (change: Partial<Filter> & Partial<Paging>) => void;
  onDone: TellUndo;
};
