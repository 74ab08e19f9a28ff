import type { Payee } from '@yigou/contract/money/payments.console';
import { payeeAccountRule } from '@yigou/contract/money/payments.terms';
import { CallError, checkBy, required, textChecks, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormText } from '@yigou/web-kit/antd';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { useMay } from '../../../app/operator';
import { usePayee, useSavePayee } from './payments.api';

const checks = textChecks<Payee>({
  accountName: required('请填写收款户名'),
  bankName: required('请填写开户银行'),
  accountNo: checkBy(payeeAccountRule),
});

/** Where buyers send their transfers; without it nobody can choose to pay so. */
export function PayeeButton() {
  const [open, setOpen] = useState(false);
  const { data } = usePayee();
  if (!data) return null;
  const payee = data.resultData;
  return (
    <>
      {!payee && <Alert type="warning" showIcon title="尚未设置收款账户，买方不能选择对公转账" />}
      <Button type={payee ? 'default' : 'primary'} onClick={() => setOpen(true)}>
        收款账户
      </Button>
      {open && <PayeeForm payee={payee} onClose={() => setOpen(false)} />}
    </>
  );
}

const empty: Payee = { accountName: '', bankName: '', accountNo: '' };

function PayeeForm({ payee, onClose }: { payee: Payee | null; onClose: () => void }) {
  const may = useMay('system/settings');
  const save = useSavePayee();
  const form = useOwnForm<Payee>(payee ?? empty, { checks });
  const send = () =>
    save.mutate(form.values, {
      onSuccess: onClose,
      onError: (error) => error instanceof CallError && form.showFieldErrors(error),
    });
  const texts = [
    ['accountName', '收款户名'],
    ['bankName', '开户银行'],
    ['accountNo', '收款账号'],
  ] as const;
  return (
    <Modal open title="收款账户" footer={null} onCancel={onClose}>
      <p>买方选择对公转账时，按此汇款；修改后立即生效。</p>
      <AntdForm form={form} layout="vertical" onSubmit={send}>
        {texts.map(([name, label]) => (
          <FormText key={name} label={label} {...form.text(name)} disabled={!may} maxLength={100} />
        ))}
        {may ? (
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            保存
          </Button>
        ) : (
          <p>修改收款账户须由管理员操作。</p>
        )}
      </AntdForm>
    </Modal>
  );
}
