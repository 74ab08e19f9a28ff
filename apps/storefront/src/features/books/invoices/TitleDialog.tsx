import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { alertBox, CallError, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormField, FormText } from '@yigou/web-kit/antd';
import { Checkbox, Radio } from 'antd';
import { useRef } from 'react';
import { Dialog, DialogBody } from '../../../ui/Dialog';
import { SaveFoot } from '../../../ui/SaveFoot';
import styles from './InvoicePage.module.css';
import { useSaveTitle } from './invoices.api';
import { type TitleValues, titleChecks, titleKinds, titleRefusals, toInput, toValues } from './title.rules';

type TitleDialogProps = { title: InvoiceTitle | undefined; onClose: () => void };

export function TitleDialog({ title, onClose }: TitleDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={title ? '编辑抬头' : '新增抬头'} wide box={box} onClose={onClose}>
      {(leave) => <TitleForm title={title} onLeave={leave} onDone={() => box.current?.close()} />}
    </Dialog>
  );
}

type TitleFormProps = { title: InvoiceTitle | undefined; onLeave: () => void; onDone: () => void };

function TitleForm({ title, onLeave, onDone }: TitleFormProps) {
  const form = useOwnForm<TitleValues>(() => toValues(title), { checks: titleChecks });
  const save = useSaveTitle();
  const { kind, isDefault } = form.values;
  const special = kind === 'special';

  async function submit() {
    try {
      await save.mutateAsync(toInput(form.values, title?.titleId));
      onDone();
    } catch (error) {
      if (error instanceof CallError && !form.showFieldErrors(error, titleRefusals))
        await alertBox({ title: '抬头未保存', text: error.message });
    }
  }

  return (
    <AntdForm form={form} layout="vertical" onSubmit={submit}>
      <DialogBody>
        <FormField label="类型">
          {(given) => (
            <Radio.Group
              {...given}
              options={kinds}
              value={kind}
              onChange={({ target }) => form.change({ kind: target.value })}
            />
          )}
        </FormField>
        <div className={styles.fields}>
          <FormText
            {...form.text('name')}
            label={kind === 'person' ? '姓名' : '企业名称'}
            required
            maxLength={100}
            autoComplete="off"
          />
          {kind !== 'person' && (
            <FormText
              {...form.text('taxNo')}
              label="统一社会信用代码"
              required
              maxLength={24}
              autoComplete="off"
              spellCheck={false}
            />
          )}
          {kind !== 'person' &&
            (['address', 'phone', 'bank', 'bankAccount'] as const).map((name) => (
              <FormText
                key={name}
                {...form.text(name)}
                label={labels[name]}
                required={special}
                maxLength={100}
                autoComplete="off"
              />
            ))}
          <FormText {...form.text('email')} label="交付邮箱" required type="email" maxLength={100} autoComplete="off" />
          <FormText {...form.text('mobile')} label="交付手机" type="tel" maxLength={11} autoComplete="off" />
        </div>
        <Checkbox checked={isDefault} onChange={({ target }) => form.change({ isDefault: target.checked })}>
          设为默认抬头
        </Checkbox>
        {special && <p className={styles.hint}>保存后由平台审核专票资质，通过后可用；变更开票资料须重新审核。</p>}
      </DialogBody>
      <SaveFoot busy={save.isPending} onLeave={onLeave} />
    </AntdForm>
  );
}

const labels = { address: '注册地址', phone: '注册电话', bank: '开户银行', bankAccount: '银行账号' } as const;
const kinds = Object.entries(titleKinds).map(([value, { label }]) => ({ value, label }));
