import { type CallInput, type ReportName, reportLabels } from '@yigou/contract';
import { clickGuardMs, confirmBox, type PendingRequest, requestFor } from '@yigou/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/Button';
import { stay } from '../../ui/stay';
import { changedQuery } from './filter.rules';
import styles from './Report.module.css';
import { useDeleteView, useExportReport, useSaveView, useViews } from './reports.api';

type Input = CallInput<'Report/Export'>;
/** All but the number of the request, which each click has of its own. */
export type Exported = Input extends infer Each ? (Each extends Input ? Omit<Each, 'requestId'> : never) : never;

type ReportHeadProps = { report: ReportName; asOf: string | undefined; exported: Exported };

/** What the report is called, how far it reaches, the views one has kept of it, and its export. */
export function ReportHead({ report, asOf, exported }: ReportHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{reportLabels[report]}</h1>
      {asOf && <small>数据截至 {asOf.slice(5, 16)}</small>}
      <Views list={report} />
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

/** Where one stands in a report is no part of a view. */
const keptQuery = (query: URLSearchParams): string => {
  const kept = changedQuery(query, { pageIndex: undefined, lines: undefined });
  kept.sort();
  return kept.toString();
};

function Views({ list }: { list: ReportName }) {
  const { data } = useViews(list);
  const [query, setQuery] = useSearchParams();
  const remove = useDeleteView();
  const current = keptQuery(query);

  async function forget(viewId: number, name: string) {
    if (await confirmBox({ text: `删除视图“${name}”？`, confirmText: '删除' })) remove.mutate({ viewId });
  }

  return (
    <nav className={styles.views} aria-label="我的视图">
      {data?.resultData.map(({ viewId, name, query: kept }) => (
        <span key={viewId} className={styles.view} data-current={kept === current || undefined}>
          <button
            type="button"
            aria-current={kept === current ? 'true' : undefined}
            onClick={() => setQuery(new URLSearchParams(kept), { state: stay })}
          >
            {name}
          </button>
          <button type="button" aria-label={`删除视图 ${name}`} onClick={() => forget(viewId, name)}>
            ×
          </button>
        </span>
      ))}
      <SaveView key={current} list={list} query={current} />
    </nav>
  );
}

function SaveView({ list, query }: { list: ReportName; query: string }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = useSaveView();
  if (!open) return <Button onClick={() => setOpen(true)}>存为视图</Button>;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim()) save.mutate({ list, name: name.trim(), query }, { onSuccess: () => setOpen(false) });
  }

  return (
    <form className={styles.save} onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a click.
        autoFocus
        aria-label="视图名称"
        placeholder="视图名称"
        maxLength={20}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      <Button kind="primary" type="submit" disabled={!name.trim() || save.isPending}>
        保存
      </Button>
    </form>
  );
}
