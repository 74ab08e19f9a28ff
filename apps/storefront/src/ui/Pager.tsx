import { pageCount } from '@yigou/web-kit';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from './Button';
import styles from './Pager.module.css';
import { pagerSteps, readJump } from './pager.rules';
import { stay } from './stay';

type PagerProps = {
  pageIndex: number;
  pageSize: number;
  totalCount: number;
  /** The address of a page of the list. */
  pathOf: (pageIndex: number) => string;
};

type TurnProps = { to: string; label: string; off: boolean; sign: string; className: string | undefined };

const Turn = ({ to, label, off, sign, className }: TurnProps) =>
  off ? (
    <span className={className} aria-hidden="true" data-off>
      {sign}
    </span>
  ) : (
    <Link to={to} state={stay} className={className} aria-label={label} title={label}>
      {sign}
    </Link>
  );

export function Pager({ pageIndex, pageSize, totalCount, pathOf }: PagerProps) {
  const count = pageCount(totalCount, pageSize);
  if (count < 2) return null;
  return (
    <nav aria-label="分页" className={styles.pager}>
      <Turn to={pathOf(pageIndex - 1)} label="上一页" off={pageIndex <= 1} sign="‹" className={styles.page} />
      {pagerSteps(Math.min(pageIndex, count), count).map((step) =>
        typeof step === 'number' ? (
          <Link
            key={step}
            to={pathOf(step)}
            state={stay}
            className={styles.page}
            aria-label={`第 ${step} 页`}
            aria-current={step === pageIndex ? 'page' : undefined}
          >
            {step}
          </Link>
        ) : (
          <span key={step} className={styles.gap} aria-hidden="true">
            …
          </span>
        ),
      )}
      <Turn to={pathOf(pageIndex + 1)} label="下一页" off={pageIndex >= count} sign="›" className={styles.page} />
      <Jump count={count} pathOf={pathOf} />
    </nav>
  );
}

function Jump({ count, pathOf }: { count: number; pathOf: PagerProps['pathOf'] }) {
  const [text, setText] = useState('');
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    const page = readJump(text, count);
    setText('');
    if (page) navigate(pathOf(page), { state: stay });
  }

  return (
    <form className={styles.jump} onSubmit={submit}>
      共 {count} 页，到第
      <input aria-label="页码" inputMode="numeric" value={text} onChange={(event) => setText(event.target.value)} />页
      <Button type="submit">跳转</Button>
    </form>
  );
}

/** The same in short, for a bar above the list. */
export function SmallPager({ pageIndex, pageSize, totalCount, pathOf }: PagerProps) {
  const count = pageCount(totalCount, pageSize);
  return (
    <nav aria-label="翻页" className={styles.small}>
      <span>
        <b>{Math.min(pageIndex, count)}</b> / {count}
      </span>
      <Turn to={pathOf(pageIndex - 1)} label="上一页" off={pageIndex <= 1} sign="‹" className={styles.turn} />
      <Turn to={pathOf(pageIndex + 1)} label="下一页" off={pageIndex >= count} sign="›" className={styles.turn} />
    </nav>
  );
}
