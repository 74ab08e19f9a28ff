import type { DayRange } from '@yigou/contract/books/reports.terms';
import path from './ReportPath.module.css';

/** Which bar is which time. */
export const PeriodLegend = ({ range, beforeRange }: { range: DayRange; beforeRange: DayRange }) => (
  <span className={path.legend}>
    <span>
      <i />
      {range.from} 至 {range.to}
    </span>
    <span>
      <i data-part="before" />
      上期 {beforeRange.from} 至 {beforeRange.to}
    </span>
    <span>万元</span>
  </span>
);
