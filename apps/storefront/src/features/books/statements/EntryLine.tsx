import type { StatementEntry } from '@yigou/contract/books/statements.model';
import { entryKindLabels } from '@yigou/contract/books/statements.terms';
import { plainYuan } from '@yigou/contract/ground/money';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { DifferencePart } from './detail/DifferencePart';
import styles from './Entries.module.css';
import { EntryNumber } from './EntryNumber';
import type { About, EntryRow } from './entries.rules';

type EntryLineProps = {
  row: EntryRow;
  /** Left out: it is agreed on. */
  onCheck: ((checked: boolean) => void) | undefined;
  onRaise: ((about: About) => void) | undefined;
};

/** What cannot be argued about: money that came, and what was argued about already. */
const settledKinds: readonly StatementEntry['kind'][] = ['payment', 'adjustment'];

/** One entry, or several of one order that open below it. */
export function EntryLine({ row, onCheck, onRaise }: EntryLineProps) {
  const [open, setOpen] = useState(false);
  const { first, entries, amount, balance, differences } = row;
  const many = entries.length > 1;
  const ticked = entries.filter((entry) => entry.checkedBy).length;
  const arguable = !settledKinds.includes(first.kind);
  return (
    <>
      <tr>
        <td>{first.time.slice(5, 10)}</td>
        <td>{entryKindLabels[first.kind]}</td>
        <td>
          <EntryNumber entry={first} />
        </td>
        <td>
          {first.summary}
          {many ? (
            <Button kind="text" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? '收起' : `等 ${entries.length} 行`}
              <span className="spoken">，{first.number}</span>
            </Button>
          ) : (
            <Price entry={first} />
          )}
        </td>
        <td data-money>{plainYuan(amount)}</td>
        <td data-money>{plainYuan(balance)}</td>
        <td>
          <div className={styles.check}>
            {onCheck ? (
              <CheckBox
                label={`${first.number} ${first.summary} 一致`}
                tick={ticked === 0 ? 'none' : ticked < entries.length ? 'some' : 'all'}
                onChange={onCheck}
              />
            ) : (
              ticked === entries.length && <span className={styles.fits}>✓ 一致</span>
            )}
            <DifferenceMark row={row} />
            {onRaise && arguable && !(many && open) && (
              <Button kind="text" onClick={() => (many ? setOpen(true) : onRaise({ entryId: first.entryId }))}>
                有差异<span className="spoken">：{first.number}</span>
              </Button>
            )}
          </div>
        </td>
      </tr>
      {many &&
        open &&
        entries.map((entry) => (
          <tr key={entry.entryId} className={styles.inner}>
            <td colSpan={3} />
            <td>
              {entry.summary}
              <Price entry={entry} />
            </td>
            <td data-money>{plainYuan(entry.amount)}</td>
            <td />
            <td>
              {onRaise && arguable && (
                <Button kind="text" onClick={() => onRaise({ entryId: entry.entryId })}>
                  本行有差异<span className="spoken">：{entry.summary}</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      {differences.map((difference) => (
        <tr key={difference.differenceId}>
          <td colSpan={7} className={styles.told}>
            <DifferencePart
              difference={difference}
              summary={entries.find((entry) => entry.entryId === difference.entryId)?.summary ?? ''}
            />
          </td>
        </tr>
      ))}
    </>
  );
}

const Price = ({ entry: { qty, price } }: { entry: StatementEntry }) =>
  qty !== null &&
  price !== null && (
    <small>
      {' '}
      {plainYuan(price)} × {qty}
    </small>
  );

/** What is open first; then what came of it. */
function DifferenceMark({ row: { differences } }: { row: EntryRow }) {
  const gap = differences
    .filter((each) => each.state === 'open')
    .reduce((sum, each) => sum + each.buyerAmount - each.systemAmount, 0);
  if (gap !== 0)
    return (
      <span className={styles.gap}>
        差 {gap > 0 && '+'}
        {plainYuan(gap)}
      </span>
    );
  if (differences.some((each) => each.state === 'accepted')) return <small>已调整</small>;
  if (differences.some((each) => each.state === 'moved')) return <small>已转下期</small>;
  return null;
}
