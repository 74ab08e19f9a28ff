import type { EChartsCoreOption } from 'echarts/core';
import type { ChartColors } from './Chart';
import { wanText } from './figures.rules';

export type Bar = { name: string; now: number; before: number };

const shownMost = 8;

type BarRow = { name: string; figures: { net: number }; beforeNet: number };

/** What does not fit a chart is one bar more, so that all of them are the whole. */
export function barsOf(rows: readonly BarRow[]): Bar[] {
  const bars = rows.map(({ name, figures, beforeNet }) => ({ name, now: figures.net, before: beforeNet }));
  if (bars.length <= shownMost) return bars;
  const rest = bars.slice(shownMost - 1);
  const sum = (of: 'now' | 'before') => rest.reduce((total, bar) => total + bar[of], 0);
  return [...bars.slice(0, shownMost - 1), { name: `其余 ${rest.length} 个`, now: sum('now'), before: sum('before') }];
}

/** The axis of values in 万元, without decoration. */
const valueAxis = (colors: ChartColors) => ({
  type: 'value' as const,
  splitLine: { lineStyle: { color: colors.line } },
  axisLabel: { color: colors.ink3, formatter: (yuan: number) => String(Math.round(yuan / 1000) / 10) },
});

const nameAxis = (names: readonly string[], colors: ChartColors) => ({
  type: 'category' as const,
  data: [...names],
  axisTick: { show: false },
  axisLine: { lineStyle: { color: colors.ink3 } },
  axisLabel: { color: colors.ink, interval: 0, width: 84, overflow: 'truncate' as const },
});

const printed = (color: string) => ({
  show: true,
  position: 'top' as const,
  color,
  fontSize: 11,
  formatter: ({ value }: { value: unknown }) => (value === 0 ? '' : wanText(Number(value))),
});

/** This period in the theme's colour, the one before in its tint, values printed on them. */
export const barsOption =
  (bars: readonly Bar[]) =>
  (colors: ChartColors): EChartsCoreOption => ({
    grid: { left: 8, right: 8, top: 24, bottom: 4, outerBoundsMode: 'same' },
    xAxis: nameAxis(
      bars.map(({ name }) => name),
      colors,
    ),
    yAxis: valueAxis(colors),
    series: [
      {
        type: 'bar',
        barMaxWidth: 32,
        data: bars.map(({ now }) => now),
        itemStyle: { color: colors.theme },
        label: printed(colors.ink),
      },
      {
        type: 'bar',
        barMaxWidth: 32,
        data: bars.map(({ before }) => before),
        itemStyle: { color: colors.tint },
        label: printed(colors.ink3),
      },
    ],
  });

/** From what it was to what it is, each part a step. */
export const stepsOption =
  (bars: readonly Bar[], names: { before: string; now: string }) =>
  (colors: ChartColors): EChartsCoreOption => {
    const [first, last] = [
      bars.reduce((sum, { before }) => sum + before, 0),
      bars.reduce((sum, { now }) => sum + now, 0),
    ];
    let at = first;
    const steps = bars.map(({ name, now, before }) => {
      const change = now - before;
      const low = Math.min(at, at + change);
      at += change;
      return { name, change, low };
    });
    const ends = [first, ...steps.flatMap(({ low, change }) => [low, low + Math.abs(change)]), last];
    const [least, most] = [Math.min(...ends), Math.max(...ends)];
    const floor = Math.max(0, Math.floor((least - (most - least) * 0.3) / 1000) * 1000);
    const label = { ...printed(colors.ink), formatter: undefined };
    return {
      grid: { left: 8, right: 8, top: 24, bottom: 4, outerBoundsMode: 'same' },
      xAxis: nameAxis([names.before, ...steps.map(({ name }) => name), names.now], colors),
      yAxis: { ...valueAxis(colors), min: floor },
      series: [
        {
          type: 'bar',
          stack: 'steps',
          silent: true,
          itemStyle: { color: 'transparent' },
          data: [0, ...steps.map(({ low }) => low), 0],
        },
        {
          type: 'bar',
          stack: 'steps',
          barMaxWidth: 44,
          data: [
            { value: first, itemStyle: { color: colors.tint }, label: { ...label, formatter: wanText(first) } },
            ...steps.map(({ change }) => ({
              value: Math.abs(change),
              itemStyle:
                change >= 0
                  ? { color: colors.theme, opacity: 0.7 }
                  : { color: 'transparent', borderColor: colors.theme, borderWidth: 1 },
              label: { ...label, formatter: `${change > 0 ? '+' : ''}${wanText(change)}` },
            })),
            { value: last, itemStyle: { color: colors.theme }, label: { ...label, formatter: wanText(last) } },
          ],
        },
      ],
    };
  };
