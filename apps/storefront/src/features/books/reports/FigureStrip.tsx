import type { ReportFigures } from '@yigou/contract/books/reports';
import { plainYuan } from '@yigou/contract/ground/money';
import { Figure } from './Figure';
import styles from './FigureStrip.module.css';
import type { LinesQuery } from './filter.rules';
import { Change } from './shared/Change';
import { countText } from './shared/figures.rules';

type StripProps = { now: ReportFigures; before: ReportFigures; yearAgo: ReportFigures; of: Omit<LinesQuery, 'title'> };

const each = ({ net, orders }: ReportFigures): number => (orders > 0 ? Math.round((net / orders) * 100) / 100 : 0);

/** 采购额 − 退款 = 净额, each with what it was before and a year ago. */
export function FigureStrip({ now, before, yearAgo, of }: StripProps) {
  const figures = [
    { title: '采购额（元）', read: (of: ReportFigures) => of.amount, lines: { kind: 'order' as const } },
    { title: '退款（元）', read: (of: ReportFigures) => of.refund, lines: { kind: 'refund' as const } },
    { title: '净额（元）', read: (of: ReportFigures) => of.net, lines: {} },
  ];
  return (
    <dl className={styles.strip}>
      {figures.map(({ title, read, lines }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <b>
              <Figure
                of={{ ...of, ...lines, title: title.replace('（元）', '') }}
                label={`${title} ${plainYuan(read(now))}`}
              >
                {plainYuan(read(now))}
              </Figure>
            </b>
            <Change now={read(now)} before={read(before)} /> 上期 {plainYuan(read(before))}
            <br />
            <Change now={read(now)} before={read(yearAgo)} /> 去年同期 {plainYuan(read(yearAgo))}
          </dd>
        </div>
      ))}
      {now.orders > 0 && (
        <>
          <div>
            <dt>订单数</dt>
            <dd>
              <b>{countText(now.orders)}</b>
              <Change now={now.orders} before={before.orders} /> 上期 {countText(before.orders)}
            </dd>
          </div>
          <div>
            <dt>单均（元）</dt>
            <dd>
              <b>{plainYuan(each(now))}</b>
              <Change now={each(now)} before={each(before)} /> 上期 {plainYuan(each(before))}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
