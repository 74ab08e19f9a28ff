import { rangeFault } from '@yigou/contract/books/reports.terms';
import type { CallAnswer } from '@yigou/contract/calls';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/States';
import { stay } from '../../../ui/stay';
import { AmountCells } from './AmountCells';
import { Figure } from './Figure';
import { FigureStrip } from './FigureStrip';
import { changedQuery, readReportQuery } from './filter.rules';
import { LinesDrawer } from './LinesDrawer';
import { OrgTree } from './OrgTree';
import { PeriodLegend } from './PeriodLegend';
import styles from './Report.module.css';
import { ReportBelow } from './ReportBelow';
import { ReportFilters } from './ReportFilters';
import { ReportHead } from './ReportHead';
import path from './ReportPath.module.css';
import { useOrgOrderFee } from './reports.api';
import { type Bar, barsOf, barsOption, stepsOption } from './shared/bars.rules';
import { Change } from './shared/Change';
import { Chart } from './shared/Chart';
import { Course } from './shared/Course';
import { countText } from './shared/figures.rules';

type Report = CallAnswer<'Report/OrgOrderFee'>['resultData'];

export function OrgOrderFeePage() {
  const [query, setQuery] = useSearchParams();
  const asked = readReportQuery(query);
  const input = { ...asked.range, ...(asked.orgId && { orgId: asked.orgId }) };
  const { data, isLoading, isError, isPlaceholderData, refetch } = useOrgOrderFee(input);
  const open = (orgId: number | undefined) => setQuery(changedQuery(query, { orgId }), { state: stay });
  const report = rangeFault(asked.range) ? undefined : data?.resultData;
  return (
    <>
      <ReportHead
        report="orgOrderFee"
        asOf={report?.asOf}
        exported={{ report: 'orgOrderFee', searchKey: '', reqData: input }}
      />
      <ReportFilters asked={asked} />
      {isLoading && <Skeleton height={420} />}
      {isError && <ErrorState text="报表加载失败" onRetry={() => refetch()} />}
      {report && (
        <>
          <FigureStrip {...report} of={{}} />
          <div className={styles.split}>
            <OrgTree nodes={report.tree} current={report.path.at(-1)?.id} onOpen={open} />
            <Units report={report} waiting={isPlaceholderData} onOpen={open} />
          </div>
          <ReportBelow />
        </>
      )}
      {report && asked.lines && <LinesDrawer asked={asked} lines={asked.lines} />}
    </>
  );
}

type UnitsProps = { report: Report; waiting: boolean; onOpen: (orgId: number) => void };

function Units({ report, waiting, onOpen }: UnitsProps) {
  const { rows } = report;
  const bars = useMemo(() => barsOf(rows), [rows]);
  const option = useMemo(() => barsOption(bars), [bars]);
  const steps = useMemo(() => stepsOption(bars, { before: '上期', now: '本期' }), [bars]);
  const pick = useCallback(
    (at: number) => {
      const row = rows[at];
      if (row && !row.self && bars.length === rows.length) onOpen(row.orgId);
    },
    [rows, bars, onOpen],
  );
  if (rows.length === 0) return <EmptyState title="所选期间没有采购" />;
  return (
    <div>
      <div className={path.path}>
        {report.path.slice(0, -1).map(({ id, name }) => (
          <span key={id}>
            <button type="button" className={styles.link} onClick={() => onOpen(id)}>
              {name}
            </button>{' '}
            ›
          </span>
        ))}
        <h2>{report.path.at(-1)?.name ?? '全部组织'}</h2>
        <PeriodLegend {...report} />
      </div>
      <Chart label={`各组织净额：${words(bars)}`} height={230} option={option} onPick={pick} />
      <UnitTable report={report} waiting={waiting} onOpen={onOpen} />
      <section className={styles.part} aria-label="较上期变动构成">
        <h2>
          较上期变动构成
          <small>
            净额 {plainYuan(report.before.net)} → {plainYuan(report.now.net)}，实心增加，空心减少，万元，纵轴不从 0 起
          </small>
        </h2>
        <Chart
          label={`净额从上期 ${plainYuan(report.before.net)} 到本期 ${plainYuan(report.now.net)}`}
          height={210}
          option={steps}
        />
      </section>
    </div>
  );
}

const words = (bars: readonly Bar[]): string => bars.map(({ name, now }) => `${name} ${plainYuan(now)} 元`).join('，');

const UnitTable = ({ report: { rows, now, before }, waiting, onOpen }: UnitsProps) => (
  <ScrollRegion label="组织采购额" className={styles.scroll}>
    <table className={styles.table} data-waiting={waiting || undefined}>
      <thead>
        <tr>
          <th scope="col" className={styles.text}>
            组织
          </th>
          <th scope="col">订单数</th>
          <th scope="col">采购额（元）</th>
          <th scope="col">退款（元）</th>
          <th scope="col">净额（元）</th>
          <th scope="col">占比</th>
          <th scope="col">较上期</th>
          <th scope="col" className={styles.text}>
            近 12 个月
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { orgId, self, name, figures, share, beforeNet, months } = row;
          const of = { orgId, ...(self && { selfOnly: true }) };
          return (
            <tr key={`${orgId}/${self}`}>
              <th scope="row" className={styles.name}>
                {self ? (
                  name
                ) : (
                  <button type="button" className={styles.link} onClick={() => onOpen(orgId)}>
                    {name}
                  </button>
                )}
              </th>
              <td>
                <Figure of={{ ...of, kind: 'order', title: `${name} 订单` }} label={`${name} 订单 ${figures.orders}`}>
                  {countText(figures.orders)}
                </Figure>
              </td>
              <AmountCells figures={figures} name={name} of={of} />
              <td>{share.toFixed(1)}%</td>
              <td>
                <Change now={figures.net} before={beforeNet} />
              </td>
              <td className={styles.text}>
                <Course values={months} label={`${name} 近 12 个月净额`} />
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.text}>
            合计
          </th>
          <td>{countText(now.orders)}</td>
          <td>{plainYuan(now.amount)}</td>
          <td>{plainYuan(now.refund)}</td>
          <td>{plainYuan(now.net)}</td>
          <td>100.0%</td>
          <td>
            <Change now={now.net} before={before.net} />
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  </ScrollRegion>
);
