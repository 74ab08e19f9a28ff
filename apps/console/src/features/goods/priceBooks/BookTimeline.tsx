import type { BookHead } from '@yigou/contract/goods/priceBooks.console';
import { serverNow } from '@yigou/web-kit';
import { Empty } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { priceBookPath } from '../../../app/paths';
import { BookMarks } from './bookColumns';
import styles from './PriceBooks.module.css';
import { daysText } from './priceBooks.rules';
import { dayOf, monthText, placeOf, todayAt, windowAround, yearAbove } from './timeline.rules';

/** When each book holds, beside the others; today is a line through all of them. */
export function BookTimeline({ books, empty }: { books: readonly BookHead[]; empty: string }) {
  const today = dayOf(serverNow());
  const window = windowAround(today);
  if (books.length === 0) return <Empty description={empty} />;
  return (
    <div className={styles.timeline}>
      <b>价目表与对象</b>
      <div className={styles.months}>
        <em className={styles.now} style={{ left: `${todayAt(window, today)}%` }}>
          今天
        </em>
        {window.months.map((name, at) => (
          <span key={name}>
            <small>{yearAbove(name, at) || '\u00a0'}</small>
            {monthText(name)}
          </span>
        ))}
      </div>
      {books.map((book) => {
        const place = placeOf(window, book.fromDay, book.toDay);
        return (
          <Fragment key={book.priceBookId}>
            <Link to={priceBookPath(book.priceBookId)}>
              {book.name} <BookMarks book={book} />
              <small className={styles.sub}>{book.forWhom}</small>
            </Link>
            <div className={styles.track}>
              {window.months.map((name) => (
                <i key={name} />
              ))}
              <span className={styles.today} style={{ left: `${todayAt(window, today)}%` }} />
              {!place && (
                <small className={styles.outside} data-later={book.fromDay > today || undefined}>
                  {daysText(book.fromDay, book.toDay)}
                </small>
              )}
              {place && (
                <span
                  className={styles.bar}
                  data-state={book.state}
                  data-ending={book.endsIn !== null || undefined}
                  style={{ left: `${place.left}%`, width: `${place.width}%` }}
                  title={`${book.fromDay} 至 ${book.toDay || '长期'}`}
                >
                  {book.lineCount.toLocaleString('zh-CN')} 行
                </span>
              )}
              {book.overlapSpans.map(({ fromDay, toDay }) => {
                const met = placeOf(window, fromDay, toDay);
                return (
                  met && (
                    <Link
                      key={`${fromDay} ${toDay}`}
                      className={styles.met}
                      style={{ left: `${met.left}%`, width: `${met.width}%` }}
                      title={`${daysText(fromDay, toDay)}与其他价目表重叠 ${book.overlapCount} 个商品，点击查看哪一本生效`}
                      aria-label={`${book.name} ${daysText(fromDay, toDay)}重叠`}
                      to={`${priceBookPath(book.priceBookId)}&show=overlaps`}
                    />
                  )
                );
              })}
            </div>
          </Fragment>
        );
      })}
    </div>
  );
}
