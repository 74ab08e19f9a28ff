import type { ReportFigures } from '@yigou/contract/books/reports';
import { plainYuan } from '@yigou/contract/ground/money';
import { Figure } from './Figure';
import type { LinesQuery } from './filter.rules';

type AmountCellsProps = {
  figures: ReportFigures;
  /** Whose figures they are, in words and in what their lines are asked by. */
  name: string;
  of: Omit<LinesQuery, 'title' | 'kind'>;
};

const parts = [
  { title: '采购额', kind: 'order', read: ({ amount }: ReportFigures) => amount },
  { title: '退款', kind: 'refund', read: ({ refund }: ReportFigures) => refund },
  { title: '净额', kind: undefined, read: ({ net }: ReportFigures) => net },
] as const;

/** 采购额 − 退款 = 净额, each a door to its lines; behind nothing there is none. */
export const AmountCells = ({ figures, name, of }: AmountCellsProps) =>
  parts.map(({ title, kind, read }) => {
    const text = plainYuan(read(figures));
    const lines = { ...of, ...(kind && { kind }), title: `${name} ${title}` };
    return (
      <td key={title}>
        {kind === 'refund' && figures.refundLines === 0 ? (
          text
        ) : (
          <Figure of={lines} label={`${name} ${title} ${text}`}>
            {text}
          </Figure>
        )}
      </td>
    );
  });
