import type { Lead } from '@yigou/contract/goods/searchWords.console';
import { type LeadKind, leadKinds, shopAddress } from '@yigou/contract/goods/searchWords.terms';
import { Input, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { useMay } from '../../../app/operator';
import styles from './SearchWords.module.css';
import { useBrands, useCategories, useRemoveLead, useSaveLead, useWordProducts } from './searchWords.api';
import { TryBox } from './TryBox';
import type { TellUndo } from './UndoBar';
import { WordPane } from './WordPane';

const bare = ({ word, kind, targetId, address }: Lead) => ({ word, kind, targetId, address });

type LeadPaneProps = {
  lead: Lead | null;
  word: string;
  /** Where a new one leads to begin with. */
  product: { id: number; name: string } | null;
  onDone: TellUndo;
  onClose: () => void;
};

/** Where a word leads. */
export function LeadPane({ lead, word: first, product, onDone, onClose }: LeadPaneProps) {
  const may = useMay('goods/edit');
  const [draft, setDraft] = useState<Lead>(
    lead ??
      (product
        ? { word: first, kind: 'product', targetId: product.id, address: '', name: product.name }
        : { word: first, kind: 'category', targetId: null, address: '', name: '' }),
  );
  const save = useSaveLead();
  const remove = useRemoveLead();
  const [idOfWord, idOfAddress] = [useId(), useId()];
  const seen = lead && bare(lead);
  const after = { ...bare(draft), word: draft.word.replace(/\s+/g, ' ').trim() };
  const isAddress = draft.kind === 'address';
  const fault =
    isAddress && draft.address !== '' && !shopAddress.pattern.test(draft.address) ? shopAddress.message : '';
  const ready = after.word !== '' && (isAddress ? draft.address !== '' && !fault : draft.targetId !== null);
  const change = (part: Partial<Lead>) => setDraft({ ...draft, ...part });

  const store = () =>
    save.mutate(
      { seen, draft: after },
      {
        onSuccess: () => {
          onDone(`“${after.word}”的去向已保存`, () =>
            seen ? save.mutate({ seen: after, draft: seen }) : remove.mutate({ seen: after }),
          );
          onClose();
        },
      },
    );
  const drop = () =>
    seen &&
    remove.mutate(
      { seen },
      {
        onSuccess: () => {
          onDone(`“${seen.word}”的去向已删除`, () => save.mutate({ draft: seen }));
          onClose();
        },
      },
    );

  return (
    <WordPane
      title={lead ? '词的去向' : '新建词的去向'}
      saveText="保存去向"
      saving={save.isPending}
      disabled={!may || !ready || JSON.stringify(after) === JSON.stringify(seen)}
      onSave={store}
      onRemove={may && lead ? drop : undefined}
      onClose={onClose}
    >
      <TryBox
        word={draft.word}
        onWord={(word) => change({ word })}
        change={ready ? { kind: 'leads', draft: after } : null}
      >
        <div className={styles.field}>
          <label htmlFor={idOfWord}>搜索词</label>
          <Input
            id={idOfWord}
            maxLength={30}
            value={draft.word}
            onChange={({ target }) => change({ word: target.value })}
          />
        </div>
        <Segmented<LeadKind>
          aria-label="去向"
          options={(Object.keys(leadKinds) as LeadKind[]).map((kind) => ({ value: kind, label: leadKinds[kind] }))}
          value={draft.kind}
          onChange={(kind) => change({ kind, targetId: null, address: '', name: '' })}
        />
        {isAddress ? (
          <div className={styles.field}>
            <label htmlFor={idOfAddress}>站内地址</label>
            <Input
              id={idOfAddress}
              maxLength={200}
              placeholder="/help?docId=1"
              status={fault ? 'error' : ''}
              value={draft.address}
              onChange={({ target }) => change({ address: target.value.trim() })}
            />
            {fault && <p role="alert">{fault}</p>}
          </div>
        ) : (
          <Target
            key={draft.kind}
            kind={draft.kind}
            value={draft.targetId === null ? null : { id: draft.targetId, name: draft.name || '已失效' }}
            onChange={(id, name) => change({ targetId: id, name })}
          />
        )}
      </TryBox>
    </WordPane>
  );
}

type TargetProps = {
  kind: LeadKind;
  value: { id: number; name: string } | null;
  onChange: (id: number, name: string) => void;
};

function useTargets(kind: LeadKind, word: string): { id: number; name: string }[] {
  const categories = useCategories();
  const brands = useBrands(kind === 'brand' ? word : '');
  const products = useWordProducts(kind === 'product' ? word : '');
  if (kind === 'product')
    return (products.data?.resultData ?? []).map(({ productId, skuNo, name }) => ({
      id: productId,
      name: `${skuNo} ${name}`,
    }));
  if (kind === 'brand') return brands.data?.resultData ?? [];
  const typed = word.trim();
  return (categories.data?.resultData ?? []).filter(({ name }) => name.includes(typed));
}

function Target({ kind, value, onChange }: TargetProps) {
  const [word, setWord] = useState('');
  const options = useTargets(kind, word).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.field}>
      <span>{leadKinds[kind]}</span>
      <Select<{ value: number; label: string }>
        aria-label={`去向的${leadKinds[kind]}`}
        showSearch
        filterOption={false}
        labelInValue
        placeholder={`输入${leadKinds[kind]}名称`}
        options={options}
        notFoundContent={`没有符合条件的${leadKinds[kind]}`}
        {...(value && { value: { value: value.id, label: value.name } })}
        onSearch={setWord}
        onChange={({ value: id, label }) => onChange(id, label)}
      />
    </div>
  );
}
