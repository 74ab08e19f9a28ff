import type { EChartsCoreOption, EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import styles from './Chart.module.css';

export type ChartColors = { theme: string; tint: string; ink: string; ink3: string; line: string };

const colorsOf = (element: HTMLElement): ChartColors => {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: read('--theme'),
    tint: read('--theme-line'),
    ink: read('--ink'),
    ink3: read('--ink-3'),
    line: read('--line'),
  };
};

type ChartProps = {
  /** What it shows, for who cannot see it; the table beside it has the figures. */
  label: string;
  height: number;
  option: (colors: ChartColors) => EChartsCoreOption;
  onPick?: (at: number) => void;
};

/** Drawn by ECharts, which comes with the first chart and not before. */
export function Chart({ label, height, option, onPick }: ChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const latest = useRef({ option, onPick });
  latest.current = { option, onPick };
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let gone = false;
    const watch = new ResizeObserver(() => chart.current?.resize());
    void import('./chart').then(({ init }) => {
      if (gone) return;
      const made = init(element, undefined, { renderer: 'canvas' });
      chart.current = made;
      made.setOption({ animation: false, ...latest.current.option(colorsOf(element)) });
      made.on('click', ({ dataIndex }) => latest.current.onPick?.(dataIndex));
      watch.observe(element);
    });
    return () => {
      gone = true;
      watch.disconnect();
      chart.current?.dispose();
      chart.current = null;
    };
  }, []);
  useEffect(() => {
    if (box.current) chart.current?.setOption({ animation: false, ...option(colorsOf(box.current)) }, true);
  }, [option]);
  return <div ref={box} className={styles.chart} style={{ height }} role="img" aria-label={label} />;
}
