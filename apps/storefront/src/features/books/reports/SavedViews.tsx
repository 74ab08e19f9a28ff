import type { ReportName } from '@yigou/contract/books/reports.terms';
import { viewLimits } from '@yigou/contract/people/views.terms';
import { confirmBox } from '@yigou/web-kit';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button';
import { stay } from '../../../ui/stay';
import { changedQuery } from './filter.rules';
import { useDeleteView, useSaveView, useViews } from './reports.api';
import styles from './SavedViews.module.css';

/** Where one stands in a report is no part of a view. */
const keptQuery = (query: URLSearchParams): string => {
  const kept = changedQuery(query, { pageIndex: undefined, lines: undefined });
  kept.sort();
  return kept.toString();
};

export function SavedViews({ list }: { list: ReportName }) {
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
        maxLength={viewLimits.name}
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
