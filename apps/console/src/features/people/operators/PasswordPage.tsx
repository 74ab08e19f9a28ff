import { passwordRule } from '@yigou/contract/people/accounts.terms';
import { CallError, checkBy, hashPassword, required, textChecks, toast, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormText } from '@yigou/web-kit/antd';
import { Button } from 'antd';
import { useState } from 'react';
import { useApiMutation } from '../../../app/client';
import { logout } from '../../../app/logout';
import { paths } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import styles from './OperatorsPage.module.css';

const empty = { oldPassword: '', newPassword: '' };
const checks = textChecks<typeof empty>({
  oldPassword: required('请输入当前密码'),
  newPassword: checkBy(passwordRule),
});

/** One's own. Whoever changes it logs in again, everywhere. */
export function PasswordPage() {
  const [refusal, setRefusal] = useState('');
  const form = useOwnForm(empty, { checks });
  const change = useApiMutation('Operator/ChangePassword');

  async function save() {
    const { oldPassword, newPassword } = form.values;
    setRefusal('');
    try {
      await change.mutateAsync({ oldPwd: hashPassword(oldPassword), newPwd: newPassword });
      toast.success('密码已修改，请重新登录');
      logout(paths.home);
    } catch (error) {
      if (error instanceof CallError) setRefusal(error.message);
    }
  }

  return (
    <>
      <PageHead title="修改密码" note="修改后所有设备须重新登录" />
      <AntdForm form={form} className={styles.narrow ?? ''} layout="vertical" onSubmit={save}>
        <FormText
          {...form.text('oldPassword')}
          label="当前密码"
          secret
          autoFocus
          autoComplete="current-password"
          maxLength={64}
        />
        <FormText {...form.text('newPassword')} label="新密码" secret autoComplete="new-password" maxLength={20} />
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          修改密码
        </Button>
      </AntdForm>
    </>
  );
}
