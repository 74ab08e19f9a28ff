import type { ReportName } from '@yigou/contract/books/reports.terms';
import { useViewName, ViewChips, viewQuery } from '@yigou/web-kit';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/Button';
import { stay } from '../../../ui/stay';
import { useDeleteView, useSaveView, useViews } from './reports.api';
import styles from './SavedViews.module.css';

export function SavedViews({ list }: { list: ReportName }) {
  const { data } = useViews(list);
  const [query, setQuery] = useSearchParams();
  const remove = useDeleteView();
  const current = viewQuery(query);
  return (
    <ViewChips
      className={styles.views}
      kept={data?.resultData ?? []}
      current={current}
      cross="×"
      onChoose={(kept) => setQuery(kept, { state: stay })}
      onForget={(viewId) => remove.mutate({ viewId })}
    >
      <SaveView key={current} list={list} query={current} />
    </ViewChips>
  );
}

function SaveView({ list, query }: { list: ReportName; query: string }) {
  const save = useSaveView();
  const view = useViewName((name, onSuccess) => save.mutate({ list, name, query }, { onSuccess }));
  if (!view.isOpen) return <Button onClick={view.open}>存为视图</Button>;
  return (
    <form className={styles.save} onSubmit={view.onSubmit}>
      {/* biome-ignore lint/a11y/noAutofocus: it was asked for by a click. */}
      <input autoFocus {...view.input} />
      <Button kind="primary" type="submit" disabled={!view.hasName || save.isPending}>
        保存
      </Button>
    </form>
  );
}
