import { type ReportName, reportLabels } from '@yigou/contract/books/reports.terms';
import type { CallInput } from '@yigou/contract/calls';
import { briefTime, clickGuardMs, type PendingRequest, requestFor } from '@yigou/web-kit';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import styles from './Report.module.css';
import { useExportReport } from './reports.api';
import { SavedViews } from './SavedViews';

type Input = CallInput<'Report/Export'>;
/** All but the number of the request, which each click has of its own. */
export type Exported = Input extends infer Each ? (Each extends Input ? Omit<Each, 'requestId'> : never) : never;

type ReportHeadProps = { report: ReportName; asOf: string | undefined; exported: Exported };

/** What the report is called, how far it reaches, the views one has kept of it, and its export. */
export function ReportHead({ report, asOf, exported }: ReportHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{reportLabels[report]}</h1>
      {asOf && <small>数据截至 {briefTime(asOf)}</small>}
      <SavedViews list={report} />
      <ExportButton exported={exported} />
    </header>
  );
}

export function ExportButton({ exported, text = '导出 xlsx' }: { exported: Exported; text?: string }) {
  const start = useExportReport();
  const pending = useRef<PendingRequest>(null);

  function begin() {
    pending.current = requestFor(pending.current, exported);
    const { requestId } = pending.current;
    start.mutate({ ...exported, requestId } as Input, { onSuccess: () => (pending.current = null) });
  }

  return (
    <Button guardMs={clickGuardMs} disabled={start.isPending} onClick={begin}>
      {text}
    </Button>
  );
}
