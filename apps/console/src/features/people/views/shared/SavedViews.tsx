import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import type { ConsoleList } from '@yigou/contract/people/views.terms';
import { useViewName, ViewChips, viewQuery } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { useSearchParams } from 'react-router';
import styles from './SavedViews.module.css';
import { useDeleteView, useKept, useSaveView } from './views.api';

type SavedViewsProps = { list: ConsoleList; ready?: readonly { name: string; query: string }[] };

export function SavedViews({ list, ready = [] }: SavedViewsProps) {
  const { views } = useKept(list);
  const [query, setQuery] = useSearchParams();
  const remove = useDeleteView();
  const current = viewQuery(query);
  return (
    <ViewChips
      className={styles.views}
      ready={ready}
      kept={views}
      current={current}
      cross={<CloseOutlined />}
      onChoose={setQuery}
      onForget={(viewId) => remove.mutate({ viewId })}
    >
      <SaveView key={current} list={list} query={current} />
    </ViewChips>
  );
}

function SaveView({ list, query }: { list: ConsoleList; query: string }) {
  const save = useSaveView();
  const view = useViewName((name, onSuccess) => save.mutate({ list, name, query }, { onSuccess }));
  if (!view.isOpen)
    return (
      <Button type="dashed" size="small" icon={<PlusOutlined />} onClick={view.open}>
        存为视图
      </Button>
    );
  return (
    <form className={styles.form} onSubmit={view.onSubmit}>
      <Input autoFocus size="small" {...view.input} />
      <Button size="small" type="primary" htmlType="submit" loading={save.isPending} disabled={!view.hasName}>
        保存
      </Button>
      <Button size="small" onClick={view.close}>
        放弃
      </Button>
    </form>
  );
}
