import type { PurchaseList } from '@yigou/contract/trade/lists';
import { type ListShare, listLimits, listShareLabels } from '@yigou/contract/trade/lists.terms';
import { type CallError, showRefusal, toast, useOwnForm } from '@yigou/web-kit';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/Button';
import { CheckBox } from '../../../ui/CheckBox';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import styles from './ListForm.module.css';
import { useSaveList } from './shared/lists.api';

type ListFormProps = { list?: PurchaseList; onClose: () => void; onSaved?: (listId: number) => void };

/** A new list, or the name of one's own and who sees it. */
export function ListForm({ list, onClose, onSaved }: ListFormProps) {
  const form = useOwnForm(
    {
      name: list?.name ?? '',
      share: list?.share ?? ('none' as ListShare),
      shareEdit: list?.shareEdit ?? false,
    },
    { checks: { name: ({ name }) => (name.trim() === '' ? '请输入清单名称' : '') } },
  );
  const { values } = form;
  const save = useSaveList();

  function submit(event: FormEvent, leave: () => void) {
    event.preventDefault();
    if (!form.passes()) return;
    save.mutate(
      { ...values, ...(list && { listId: list.listId }) },
      {
        onSuccess: ({ resultData }) => {
          toast.success(list ? '清单已保存' : '清单已建立');
          leave();
          onSaved?.(resultData.listId);
        },
        onError: (error) => {
          if (!form.showFieldErrors(error as CallError)) showRefusal(error);
        },
      },
    );
  }

  return (
    <Dialog title={list ? '名称与共享' : '新建清单'} onClose={onClose}>
      {(leave) => (
        <form ref={form.box} onSubmit={(event) => submit(event, leave)} noValidate>
          <DialogBody>
            <Field label="清单名称" required maxLength={listLimits.name} {...form.text('name')} />
            <fieldset className={styles.share}>
              <legend>可见范围</legend>
              {(Object.keys(listShareLabels) as ListShare[]).map((share) => (
                <label key={share}>
                  <input
                    type="radio"
                    name="share"
                    checked={values.share === share}
                    onChange={() => form.change({ share })}
                  />
                  {listShareLabels[share]}
                </label>
              ))}
            </fieldset>
            {values.share !== 'none' && (
              <CheckBox
                shown
                label="可见人员可修改商品与数量"
                tick={values.shareEdit ? 'all' : 'none'}
                onChange={(shareEdit) => form.change({ shareEdit })}
              />
            )}
          </DialogBody>
          <DialogFoot>
            <Button onClick={leave}>取消</Button>
            <Button kind="primary" type="submit" disabled={save.isPending}>
              保存
            </Button>
          </DialogFoot>
        </form>
      )}
    </Dialog>
  );
}
