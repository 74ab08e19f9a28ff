import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { type ConsoleList, viewLimits } from '@yigou/contract/people/views.terms';
import { confirmBox } from '@yigou/web-kit';
import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import styles from './SavedViews.module.css';
import { viewQuery } from './view.rules';
import { useDeleteView, useKept, useSaveView } from './views.api';

type SavedViewsProps = {
  list: ConsoleList;
  /** What most people ask every day, named already. */
  ready?: readonly { name: string; query: string }[];
};

/** Filters by name. What is saved is what stands in the address, so whatever a list can be asked can be kept. */
export function SavedViews({ list, ready = [] }: SavedViewsProps) {
  const { views } = useKept(list);
  const [query, setQuery] = useSearchParams();
  const remove = useDeleteView();
  const current = viewQuery(query);

  async function forget(viewId: number, name: string) {
    if (await confirmBox({ text: `删除视图“${name}”？`, confirmText: '删除' })) remove.mutate({ viewId });
  }

  const choose = (kept: string) => setQuery(new URLSearchParams(kept));

  return (
    <nav className={styles.views} aria-label="我的视图">
      {ready.map(({ name, query: kept }) => (
        <Chip key={name} name={name} isCurrent={kept === current} onChoose={() => choose(kept)} />
      ))}
      {views.map(({ viewId, name, query: kept }) => (
        <Chip key={viewId} name={name} isCurrent={kept === current} onChoose={() => choose(kept)}>
          <button type="button" aria-label={`删除视图 ${name}`} onClick={() => forget(viewId, name)}>
            <CloseOutlined />
          </button>
        </Chip>
      ))}
      <SaveView key={current} list={list} query={current} />
    </nav>
  );
}

type ChipProps = { name: string; isCurrent: boolean; onChoose: () => void; children?: ReactNode };

const Chip = ({ name, isCurrent, onChoose, children }: ChipProps) => (
  <span className={styles.view} data-current={isCurrent || undefined}>
    <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={onChoose}>
      {name}
    </button>
    {children}
  </span>
);

function SaveView({ list, query }: { list: ConsoleList; query: string }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = useSaveView();
  if (!open)
    return (
      <Button type="dashed" size="small" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        存为视图
      </Button>
    );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim()) save.mutate({ list, name: name.trim(), query }, { onSuccess: () => setOpen(false) });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Input
        autoFocus
        size="small"
        aria-label="视图名称"
        placeholder="视图名称"
        maxLength={viewLimits.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      />
      <Button size="small" type="primary" htmlType="submit" loading={save.isPending} disabled={!name.trim()}>
        保存
      </Button>
      <Button size="small" onClick={() => setOpen(false)}>
        放弃
      </Button>
    </form>
  );
}
