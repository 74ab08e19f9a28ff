import { reportBasis } from '@yigou/contract/books/reports.terms';
import { TaskList } from '../../people/tasks/shared/TaskList';
import { useTasks } from '../../people/tasks/shared/tasks.api';
import styles from './Report.module.css';

type ReportBelowProps = { lead?: string; basis?: string };

const toLines = '点击任一数字，可查看对应的订单行。';

/** What the figures count, and the files that were made of them. */
export const ReportBelow = ({ lead = toLines, basis = reportBasis }: ReportBelowProps) => (
  <>
    <p className={styles.basis}>
      {lead}
      {basis} 图、表与导出同一口径。
    </p>
    <ReportFiles />
  </>
);

/** Nothing where there is none yet. */
export function ReportFiles() {
  const { data } = useTasks('reportExport', 1);
  if (!data?.totalCount) return null;
  return (
    <section className={styles.part} aria-label="我的导出">
      <h2>我的导出</h2>
      <TaskList kind="reportExport" label="导出任务" empty="暂无导出记录" />
    </section>
  );
}
