import { listLimits } from '@yigou/contract/trade/lists.terms';
import { type CallError, showRefusal, toast, useOwnForm } from '@yigou/web-kit';
import { type FormEvent, useId, useState } from 'react';
import { Button, type ButtonKind } from '../../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../../ui/Dialog';
import { Field } from '../../../../ui/Field';
import { Select } from '../../../../ui/Select';
import { useMay } from '../../../people/accounts/shared/useMay';
import { keptText } from './kept.rules';
import { useAddLines, useLists, useSaveList } from './lists.api';
import styles from './SaveToList.module.css';

export type KeptLine = { itemId: number; qty: number; note?: string };

type SaveToListProps = {
  lines: () => readonly KeptLine[];
  label?: string;
  /** What is saved, where several of these stand on one page. */
  of?: string;
  kind?: ButtonKind;
  disabled?: boolean;
};

/** Puts goods into a list of purchases, or a new one. Nothing for who has no lists. */
export function SaveToList({ lines, label = '存入清单', of, kind = 'line', disabled = false }: SaveToListProps) {
  const [asked, setAsked] = useState<readonly KeptLine[]>();
  if (!useMay('concern/purchaseList')) return null;
  return (
    <>
      <Button kind={kind} disabled={disabled} aria-label={of && `${label} ${of}`} onClick={() => setAsked(lines())}>
        {label}
      </Button>
      {asked && <SaveDialog lines={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const newOne = 'new';

export function SaveDialog({ lines, onClose }: { lines: readonly KeptLine[]; onClose: () => void }) {
  const { data } = useLists();
  const choiceId = useId();
  const open = data?.resultData.filter((list) => list.editable) ?? [];
  const targetOf = (listId: string) => listId || String(open[0]?.listId ?? newOne);
  const form = useOwnForm(
    { listId: '', name: '' },
    {
      checks: {
        name: ({ listId, name }) => (targetOf(listId) === newOne && name.trim() === '' ? '请输入清单名称' : ''),
      },
    },
  );
  const { values } = form;
  const target = targetOf(values.listId);
  const save = useSaveList();
  const add = useAddLines();

  const put = (listId: number, leave: () => void) =>
    add.mutate(
      { listId, lines: lines.map(({ itemId, qty, note }) => ({ itemId, qty, ...(note && { note }) })) },
      {
        onSuccess: ({ resultData }) => {
          toast.success(keptText(resultData));
          leave();
        },
      },
    );

  function submit(event: FormEvent, leave: () => void) {
    event.preventDefault();
    if (!form.passes()) return;
    if (target !== newOne) put(Number(target), leave);
    else
      save.mutate(
        { name: values.name },
        {
          onSuccess: ({ resultData }) => put(resultData.listId, leave),
          onError: (error) => {
            if (!form.showFieldErrors(error as CallError, { listNameTaken: 'name' })) showRefusal(error);
          },
        },
      );
  }

  return (
    <Dialog title={`存入清单（${lines.length} 种）`} onClose={onClose}>
      {(leave) => (
        <form ref={form.box} onSubmit={(event) => submit(event, leave)} noValidate>
          <DialogBody>
            <label className={styles.choice} htmlFor={choiceId}>
              清单
            </label>
            <Select
              id={choiceId}
              className={styles.select}
              value={target}
              onChange={(event) => form.change({ listId: event.target.value })}
            >
              {open.map((list) => (
                <option key={list.listId} value={list.listId}>
                  {list.name}（{list.lineCount}）
                </option>
              ))}
              <option value={newOne}>新建清单…</option>
            </Select>
            {target === newOne && (
              <Field label="清单名称" required maxLength={listLimits.name} {...form.text('name')} />
            )}
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button kind="primary" type="submit" disabled={!data || save.isPending || add.isPending}>
              存入
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
