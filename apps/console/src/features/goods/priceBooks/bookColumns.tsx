import type { BookHead } from '@yigou/contract/goods/priceBooks.console';
import { bookAudienceLabels, bookStateLabels } from '@yigou/contract/goods/priceBooks.terms';
import { Link } from 'react-router';
import { priceBookPath } from '../../../app/paths';
import { StateDot } from '../../../ui/StateDot';
import styles from './PriceBooks.module.css';
import { bookTurns, daysText, ruleTexts } from './priceBooks.rules';

/** What asks for a look. */
export const BookMarks = ({ book: { endsIn, overlapCount, waitingCount } }: { book: BookHead }) => (
  <>
    {overlapCount > 0 && <StateDot turn="them" tag>{`重叠 ${overlapCount}`}</StateDot>}{' '}
    {endsIn !== null && (
      <StateDot turn="them" tag>
        {endsIn === 0 ? '今天到期' : `${endsIn} 天到期`}
      </StateDot>
    )}{' '}
    {waitingCount > 0 && (
      <StateDot turn="us" tag>
        待放行
      </StateDot>
    )}
  </>
);

export const bookColumns = [
  {
    title: '价目表',
    render: (_: unknown, book: BookHead) => (
      <>
        <Link to={priceBookPath(book.priceBookId)}>{book.name}</Link>
        <small className={styles.sub}>{[book.bookNo, ...ruleTexts(book)].join('，')}</small>
      </>
    ),
  },
  {
    title: '对象',
    render: (_: unknown, { audience, forWhom }: BookHead) => (
      <>
        {forWhom}
        <small className={styles.sub}>{bookAudienceLabels[audience]}</small>
      </>
    ),
  },
  { title: '有效期', render: (_: unknown, { fromDay, toDay }: BookHead) => daysText(fromDay, toDay) },
  {
    title: '行数',
    align: 'right' as const,
    render: (_: unknown, { lineCount }: BookHead) => lineCount.toLocaleString('zh-CN'),
  },
  { title: '提醒', render: (_: unknown, book: BookHead) => <BookMarks book={book} /> },
  {
    title: '状态',
    render: (_: unknown, { state }: BookHead) => <StateDot turn={bookTurns[state]}>{bookStateLabels[state]}</StateDot>,
  },
];
