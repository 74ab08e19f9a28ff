import type { StatementModel } from '@yigou/contract/books/statements.model';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import type { KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { CheckBox } from '../../../ui/CheckBox';
import { LinkTabs } from '../../../ui/LinkTabs';
import { stay } from '../../../ui/stay';
import { AbsentRow } from './detail/AbsentRow';
import styles from './Entries.module.css';
import { EntryLine } from './EntryLine';
import { EntrySearch } from './EntrySearch';
import { type About, type EntryView, entryTabs, readView, shownOf, viewPath } from './entries.rules';
import { useCheckEntries } from './statements.api';

type EntryTableProps = { statement: StatementModel; onRaise: (about: About) => void };

/** With the arrows from one box to the next; the space bar ticks it. */
function walkBoxes(event: KeyboardEvent<HTMLTableElement>) {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!way || !(event.target instanceof HTMLInputElement)) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]')];
  event.preventDefault();
  boxes[boxes.indexOf(event.target) + way]?.focus();
}

/** A difference lives under its own line; what is missing is a line that is not counted. */
export function EntryTable({ statement, onRaise }: EntryTableProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { statementId, sums, actions } = statement;
  const view = readView(query);
  const checking = actions.includes('dispute');
  const arguing = statement.openDifferences > 0;
  const check = useCheckEntries(statementId);
  const { rows, absent, whole, sum } = shownOf(statement, view);
  const shown = rows.flatMap((row) => row.entries);
  const ticked = shown.filter((entry) => entry.checkedBy).length;
  const to = (change: Partial<EntryView>) => viewPath(statementId, { ...view, ...change });
  const go = (change: Partial<EntryView>) => navigate(to(change), { state: stay });
  return (
    <section aria-label="明细">
      <div className={styles.tools}>
        <LinkTabs
          label="明细类型"
          current={view.part}
          tabs={entryTabs(statement, checking).map(({ key, label, count }) => ({
            key,
            label,
            count,
            to: to({ part: key }),
            quiet: key !== 'differences' || !arguing,
          }))}
        />
        <EntrySearch key={view.word} view={view} onGo={go} />
      </div>
      <ScrollRegion className={styles.scroll}>
        <table className={styles.entries} onKeyDown={walkBoxes}>
          <thead>
            <tr>
              <th scope="col">日期</th>
              <th scope="col">类型</th>
              <th scope="col">单号</th>
              <th scope="col">摘要</th>
              <th scope="col" data-money>
                发生额（元）
              </th>
              <th scope="col" data-money>
                余额（元）
              </th>
              <th scope="col">
                {checking && shown.length > 0 ? (
                  <CheckBox
                    label={whole ? '全部一致' : '所列均一致'}
                    shown
                    tick={ticked === 0 ? 'none' : ticked < shown.length ? 'some' : 'all'}
                    onChange={(checked) => check(shown, checked)}
                  />
                ) : (
                  '核对'
                )}
              </th>
            </tr>
          </thead>
          <tbody>
            {whole && <End title="期初未付" yuan={sums.opening} />}
            {rows.map((row) => (
              <EntryLine
                key={row.key}
                row={row}
                onCheck={checking ? (checked) => check(row.entries, checked) : undefined}
                onRaise={checking ? onRaise : undefined}
              />
            ))}
            {absent.map((difference) => (
              <AbsentRow key={difference.differenceId} difference={difference} />
            ))}
            {whole ? (
              <End title="期末应付" yuan={sums.closing} />
            ) : (
              <tr className={styles.ends}>
                <td colSpan={4}>{rows.length > 0 ? `筛选出 ${rows.length} 行，合计` : '没有符合条件的明细'}</td>
                <td data-money>{rows.length > 0 && plainYuan(sum)}</td>
                <td colSpan={2} />
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.note}>
        原始明细不作改动：接受的差异生成调整行，截账后的退货计入下期。
        {checking && '勾选仅作核对标记，同事可见；可用上下键换行、空格勾选。'}
      </p>
    </section>
  );
}

const End = ({ title, yuan }: { title: string; yuan: number }) => (
  <tr className={styles.ends}>
    <td colSpan={5}>{title}</td>
    <td data-money>{plainYuan(yuan)}</td>
    <td />
  </tr>
);
