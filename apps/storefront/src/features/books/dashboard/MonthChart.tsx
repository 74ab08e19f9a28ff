import type { Dashboard } from '@yigou/contract/books/reports.dashboard';
import { plainYuan } from '@yigou/contract/ground/money';
import { ScrollRegion } from '@yigou/web-kit';
import { useMemo } from 'react';
import { Chart, type ChartColors } from '../reports/shared/Chart';
import { changeText, wanText } from '../reports/shared/figures.rules';
import amounts from './Amounts.module.css';
import styles from './Dashboard.module.css';

type Months = Dashboard['months'];

const monthName = (month: string): string => `${Number(month.slice(5))} 月`;

/** This year's months as bars, last year's as short lines over them; the month that runs is paler. */
const optionOf = (months: Months) => (colors: ChartColors) => {
  const running = months.findLastIndex(({ net }) => net !== null);
  return {
    grid: { left: 8, right: 8, top: 16, bottom: 4, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: months.map(({ month }) => monthName(month)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.ink3 } },
      axisLabel: { color: colors.ink, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitLine: { lineStyle: { color: colors.line } },
      axisLabel: { color: colors.ink3, formatter: (yuan: number) => String(Math.round(yuan / 1000) / 10) },
    },
    series: [
      {
        type: 'bar',
        barMaxWidth: 26,
        data: months.map(({ net }, at) => ({
          value: net,
          itemStyle: { color: colors.theme, opacity: at === running ? 0.55 : 1 },
        })),
      },
      {
        type: 'line',
        lineStyle: { width: 0 },
        symbol: 'rect',
        symbolSize: [30, 2],
        itemStyle: { color: colors.ink3 },
        data: months.map(({ yearAgoNet }) => yearAgoNet),
      },
    ],
  };
};

export function MonthChart({ months }: { months: Months }) {
  const option = useMemo(() => optionOf(months), [months]);
  const begun = months.filter(({ net }) => net !== null);
  const running = begun.at(-1)?.month;
  const year = months[0]?.month.slice(0, 4) ?? '';
  const words = begun.map(({ month, net }) => `${monthName(month)} ${plainYuan(net ?? 0)} 元`).join('，');
  return (
    <div className={amounts.months}>
      <h2>
        各月采购额 <small>万元；横线为去年同月，浅色为本月至今</small>
      </h2>
      <Chart label={`${year} 年各月采购额：${words}`} height={190} option={option} />
      <ScrollRegion label="各月采购额" className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">万元</th>
              {months.map(({ month }) => (
                <th key={month} scope="col">
                  {monthName(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{year}</th>
              {months.map(({ month, net }) => (
                <td key={month}>{net === null ? '–' : wanText(net)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{Number(year) - 1}</th>
              {months.map(({ month, yearAgoNet }) => (
                <td key={month}>{wanText(yearAgoNet)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">同比</th>
              {months.map(({ month, net, yearAgoNet }) => (
                <td key={month}>{net === null || month === running ? '–' : changeText(net, yearAgoNet)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
