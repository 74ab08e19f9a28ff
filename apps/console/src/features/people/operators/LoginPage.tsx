import { CallError, hashPassword, required, textChecks, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormText } from '@yigou/web-kit/antd';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApiMutation } from '../../../app/client';
import { insidePath } from '../../../app/paths';
import { queryClient } from '../../../app/queryClient';
import { keepSession } from '../../../app/session';
import styles from './LoginPage.module.css';

const empty = { accountNo: '', password: '' };
const checks = textChecks<typeof empty>({ accountNo: required('请输入账号'), password: required('请输入密码') });

export function LoginPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const form = useOwnForm(empty, { checks });
  const login = useApiMutation('Operator/Login');

  async function enter() {
    const { accountNo, password } = form.values;
    setRefusal('');
    try {
      const { resultData } = await login.mutateAsync({ accountNo, accountPwd: hashPassword(password) });
      // What another operator has read here is not shown to this one.
      queryClient.clear();
      keepSession({ token: resultData.token });
      navigate(insidePath(query.get('redirect')), { replace: true });
    } catch (error) {
      if (error instanceof CallError) setRefusal(error.message);
    }
  }

  return (
    <main className={styles.page}>
      <AntdForm form={form} className={styles.card ?? ''} layout="vertical" onSubmit={enter}>
        <h1>易购控制台</h1>
        <p>运营人员登录</p>
        <FormText {...form.text('accountNo')} label="账号" autoFocus autoComplete="username" maxLength={50} />
        <FormText {...form.text('password')} label="密码" secret autoComplete="current-password" maxLength={64} />
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <Button type="primary" htmlType="submit" block loading={login.isPending}>
          登录
        </Button>
      </AntdForm>
    </main>
  );
}
