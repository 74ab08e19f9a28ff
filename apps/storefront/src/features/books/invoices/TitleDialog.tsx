import { titleFieldRules as rules } from '@yigou/contract/books/invoices.terms';
import type { InvoiceTitle } from '@yigou/contract/books/invoices.titles';
import { alertBox, CallError, checkBy, clickGuardMs, fieldErrorsOf } from '@yigou/web-kit';
import { antdFormProps, antdRule, showFieldErrors } from '@yigou/web-kit/antd';
import { Checkbox, Form, Input, Radio } from 'antd';
import { useRef } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog, DialogBody, DialogFoot } from '../../../ui/Dialog';
import styles from './InvoicePage.module.css';
import { useSaveTitle } from './invoices.api';
import { checkOf, type TitleKind, type TitleValues, titleKinds, titleNames, toInput, toValues } from './title.rules';

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
  const [form] = Form.useForm<TitleValues>();
  const save = useSaveTitle();
  const kind: TitleKind = Form.useWatch('kind', form) ?? toValues(title).kind;
  const special = kind === 'special';

  async function submit() {
    try {
      await save.mutateAsync(toInput(form.getFieldsValue(true), title?.titleId));
      onDone();
    } catch (error) {
      if (error instanceof CallError && !showFieldErrors(form, fieldErrorsOf(error, titleNames)))
        await alertBox({ title: '抬头未保存', text: error.message });
    }
  }

  return (
    <Form form={form} {...antdFormProps} layout="vertical" initialValues={toValues(title)} onFinish={submit}>
      <DialogBody>
        <Form.Item name="kind" label="类型">
          <Radio.Group
            options={(Object.keys(titleKinds) as TitleKind[]).map((value) => ({
              value,
              label: titleKinds[value].label,
            }))}
          />
        </Form.Item>
        <div className={styles.fields}>
          <Form.Item
            name="name"
            label={kind === 'person' ? '姓名' : '企业名称'}
            required
            rules={[antdRule(checkBy(rules.name))]}
          >
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
          {kind !== 'person' && (
            <Form.Item name="taxNo" label="统一社会信用代码" required rules={[antdRule(checkOf('taxNo', true))]}>
              <Input maxLength={24} autoComplete="off" spellCheck={false} />
            </Form.Item>
          )}
          {kind !== 'person' &&
            (['address', 'phone', 'bank', 'bankAccount'] as const).map((name) => (
              <Form.Item
                key={`${name} ${kind}`}
                name={name}
                label={labels[name]}
                required={special}
                rules={[antdRule(checkOf(name, special))]}
              >
                <Input maxLength={100} autoComplete="off" />
              </Form.Item>
            ))}
          <Form.Item name="email" label="交付邮箱" required rules={[antdRule(checkBy(rules.email))]}>
            <Input type="email" maxLength={100} autoComplete="off" />
          </Form.Item>
          <Form.Item name="mobile" label="交付手机" rules={[antdRule(checkOf('mobile', false))]}>
            <Input type="tel" maxLength={11} autoComplete="off" />
          </Form.Item>
        </div>
        <Form.Item name="isDefault" valuePropName="checked" noStyle>
          <Checkbox>设为默认抬头</Checkbox>
        </Form.Item>
        {special && <p className={styles.hint}>保存后由平台审核专票资质，通过后可用；变更开票资料须重新审核。</p>}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onLeave}>取消</Button>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={save.isPending}>
          {save.isPending ? '正在保存…' : '保存'}
        </Button>
      </DialogFoot>
    </Form>
  );
}

const labels = { address: '注册地址', phone: '注册电话', bank: '开户银行', bankAccount: '银行账号' } as const;
