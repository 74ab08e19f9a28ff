import type { Paging } from '@yigou/web-kit';
import type { TellUndo } from './UndoBar';

/**
 * `open`: the row that is changed; `make`: a new one; `try`: a new one, begun with this word, and with what was advised
 * for it: `also` are synonyms, or the number of the `product` it leads to.
 */
export const filterNames = ['tab', 'word', 'open', 'make', 'try', 'also', 'product'] as const;
/** Nothing is open. */
export const closed = { open: '', make: '', try: '', also: '', product: '' };
type Filter = Record<(typeof filterNames)[number], string>;

export type WordListProps = {
  filter: Filter;
  paging: Paging;
  go: (change: Partial<Filter> & Partial<Paging>) => void;
  onDone: TellUndo;
};
