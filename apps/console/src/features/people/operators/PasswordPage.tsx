import { passwordRule } from '@yigou/contract/people/accounts.terms';
import { CallError, hashPassword, required, toast } from '@yigou/web-kit';
import { antdFormProps, antdRule } from '@yigou/web-kit/antd';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useApiMutation } from '../../../app/client';
import { logout } from '../../../app/logout';
import { paths } from '../../../app/paths';
import { PageHead } from '../../../ui/PageHead';
import styles from './OperatorsPage.module.css';

type Values = { oldPassword?: string; newPassword?: string };

/** One's own. Whoever changes it logs in again, everywhere. */
export function PasswordPage() {
  const [refusal, setRefusal] = useState('');
  const change = useApiMutation('Operator/ChangePassword');

  async function save({ oldPassword = '', newPassword = '' }: Values) {
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
      <Form<Values> className={styles.narrow ?? ''} layout="vertical" {...antdFormProps} onFinish={save}>
        <Form.Item name="oldPassword" label="当前密码" rules={[antdRule(required('请输入当前密码'))]}>
          <Input.Password autoFocus autoComplete="current-password" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label="新密码"
          rules={[antdRule((text: string) => (passwordRule.ok(text) ? '' : passwordRule.message))]}
        >
          <Input.Password autoComplete="new-password" maxLength={20} />
        </Form.Item>
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          修改密码
        </Button>
      </Form>
    </>
  );
}
