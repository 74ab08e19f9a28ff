import { rememberDays } from '@yigou/contract/people/accounts.terms';
import {
  CallError,
  clickGuardMs,
  confirmBox,
  type FormChecks,
  hashPassword,
  required,
  useOwnForm,
} from '@yigou/web-kit';
import { type FormEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { forgottenPath, initialPasswordPath, insidePath, paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { Field } from '../../../../ui/Field';
import { PasswordField } from '../../../../ui/PasswordField';
import { useLogin } from '../accounts.api';
import styles from './LoginForm.module.css';

type LoginValues = { username: string; password: string; remember: boolean };

const emptyLogin: LoginValues = { username: '', password: '', remember: false };

const loginChecks: FormChecks<LoginValues> = {
  username: ({ username }) => required('请输入账号')(username.trim()),
  password: ({ password }) => required('请输入密码')(password),
};

export function LoginForm() {
  const form = useOwnForm<LoginValues>(emptyLogin, { checks: loginChecks });
  const { values } = form;
  const passwordBox = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const login = useLogin();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.passes()) return;
    const { username, password, remember } = values;
    try {
      const given = { accountNo: username.trim(), accountPwd: hashPassword(password), remember };
      const { mustChangePassword } = (await login.mutateAsync(given)).resultData;
      navigate(mustChangePassword ? initialPasswordPath : insidePath(query.get('redirect')), { replace: true });
    } catch (error) {
      if (error instanceof CallError) await confirmBox({ text: error.message });
      passwordBox.current?.focus();
      passwordBox.current?.select();
    }
  }

  return (
    <form ref={form.box} className={styles.card} noValidate onSubmit={submit}>
      <h1>账号登录</h1>
      <Field
        {...form.text('username')}
        className={styles.field}
        label="账号"
        autoComplete="username"
        autoFocus
        placeholder="请输入账号或手机号"
        maxLength={50}
      />
      <PasswordField
        {...form.text('password')}
        ref={passwordBox}
        className={styles.field}
        label="密码"
        autoComplete="current-password"
        placeholder="请输入密码"
        maxLength={64}
      />
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={values.remember}
          onChange={(event) => form.change({ remember: event.target.checked })}
        />
        记住我（{rememberDays} 天内自动登录）
      </label>
      <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={login.isPending} className={styles.submit}>
        {login.isPending ? '正在登录…' : '登录'}
      </Button>
      <LoginHelp />
    </form>
  );
}

const LoginHelp = () => (
  <div className={styles.others}>
    <span>
      还没有账号？<Link to={paths.register}>免费注册</Link>
    </span>
    <Link to={forgottenPath}>忘记密码？</Link>
  </div>
);
