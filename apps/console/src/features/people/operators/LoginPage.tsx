import { CallError, hashPassword, required } from '@yigou/web-kit';
import { antdFormProps, antdRule } from '@yigou/web-kit/antd';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useApiMutation } from '../../../app/client';
import { insidePath } from '../../../app/paths';
import { queryClient } from '../../../app/queryClient';
import { keepSession } from '../../../app/session';
import styles from './LoginPage.module.css';

type Values = { accountNo?: string; password?: string };

export function LoginPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  const login = useApiMutation('Operator/Login');

  async function enter({ accountNo = '', password = '' }: Values) {
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
      <Form className={styles.card ?? ''} layout="vertical" {...antdFormProps} onFinish={enter}>
        <h1>易购控制台</h1>
        <p>运营人员登录</p>
        <Form.Item name="accountNo" label="账号" rules={[antdRule(required('请输入账号'))]}>
          <Input autoFocus autoComplete="username" maxLength={50} />
        </Form.Item>
        <Form.Item name="password" label="密码" rules={[antdRule(required('请输入密码'))]}>
          <Input.Password autoComplete="current-password" maxLength={64} />
        </Form.Item>
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <Button type="primary" htmlType="submit" block loading={login.isPending}>
          登录
        </Button>
      </Form>
    </main>
  );
}
