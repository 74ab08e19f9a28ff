import { plainYuan } from '@yigou/contract/ground/money';
import { waitingKindLabels } from '@yigou/contract/people/overview.terms';
import { readTime, ScrollRegion, serverNow } from '@yigou/web-kit';
import { Empty } from 'antd';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { spanText } from '../../../ui/due.rules';
import styles from './OverviewPage.module.css';
import { deskOf } from './shared/desks';
import { type DueThing, thingPath, type Urgency, urgencyLabels } from './waiting.rules';

const urgencies = Object.keys(urgencyLabels) as Urgency[];

/** Each with whose it is, why it waits, how long it may, and the one next step. */
export function WaitingTable({ things }: { things: readonly DueThing[] }) {
  if (things.length === 0) return <Empty description="暂无待处理事项" />;
  return (
    <ScrollRegion>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">类型</th>
            <th scope="col">事项与原因</th>
            <th scope="col" data-money>
              金额（元）
            </th>
            <th scope="col">时限</th>
            <th scope="col">下一步</th>
          </tr>
        </thead>
        <tbody>
          {urgencies.map((urgency) => {
            const some = things.filter((thing) => thing.urgency === urgency);
            return (
              some.length > 0 && (
                <Fragment key={urgency}>
                  <tr className={styles.group} data-urgency={urgency}>
                    <th colSpan={5} scope="colgroup">
                      {urgencyLabels[urgency]} <small>{some.length}</small>
                    </th>
                  </tr>
                  {some.map((thing) => (
                    <ThingRow key={`${thing.kind} ${thing.number} ${thing.sinceTime}`} thing={thing} />
                  ))}
                </Fragment>
              )
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const ThingRow = ({ thing }: { thing: DueThing }) => (
  <tr>
    <td>{waitingKindLabels[thing.kind]}</td>
    <td>
      <b>{thing.who}</b> {thing.number}
      <small>{thing.why}</small>
    </td>
    <td data-money>{thing.amount === null ? '—' : plainYuan(thing.amount)}</td>
    <td data-urgency={thing.urgency}>{limitText(thing)}</td>
    <td>
      <Link to={thingPath(thing.kind, thing)} aria-label={`${deskOf[thing.kind].act} ${thing.number}`}>
        {deskOf[thing.kind].act}
      </Link>
    </td>
  </tr>
);

function limitText({ dueTime, sinceTime }: DueThing): string {
  if (dueTime) {
    const left = readTime(dueTime) - serverNow();
    return `${left < 0 ? '超时' : '剩'} ${spanText(left)}`;
  }
  return sinceTime ? `已等 ${spanText(serverNow() - readTime(sinceTime))}` : '没有时限';
}
