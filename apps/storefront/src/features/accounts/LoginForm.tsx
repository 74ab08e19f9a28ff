import { rememberDays } from '@yigou/contract';
import { CallError, clickGuardMs, confirmBox, hashPassword } from '@yigou/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { insidePath, paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { useLogin } from './accounts.api';
import styles from './LoginForm.module.css';

export function LoginForm() {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [checked, setChecked] = useState(false);
  const accountBox = useRef<HTMLInputElement>(null);
  const passwordBox = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const login = useLogin();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    const accountNo = account.trim();
    if (!accountNo) return accountBox.current?.focus();
    if (!password) return passwordBox.current?.focus();
    try {
      await login.mutateAsync({ accountNo, accountPwd: hashPassword(password), remember });
      navigate(insidePath(query.get('redirect')), { replace: true });
    } catch (error) {
      if (error instanceof CallError) await confirmBox({ text: error.message });
      passwordBox.current?.focus();
      passwordBox.current?.select();
    }
  }

  return (
    <form className={styles.card} noValidate onSubmit={submit}>
      <h1>账号登录</h1>
      <Field
        ref={accountBox}
        className={styles.field}
        label="账号"
        name="username"
        autoComplete="username"
        autoFocus
        placeholder="请输入账号或手机号"
        maxLength={50}
        value={account}
        error={checked && !account.trim() ? '请输入账号' : undefined}
        onChange={(event) => setAccount(event.target.value)}
      />
      <PasswordField
        ref={passwordBox}
        className={styles.field}
        label="密码"
        name="password"
        autoComplete="current-password"
        placeholder="请输入密码"
        maxLength={64}
        value={password}
        error={checked && !password ? '请输入密码' : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <label className={styles.remember}>
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        记住我（{rememberDays} 天内自动登录）
      </label>
      <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={login.isPending} className={styles.submit}>
        {login.isPending ? '正在登录…' : '登录'}
      </Button>
      <LoginHelp />
    </form>
  );
}

function LoginHelp() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <div className={styles.others}>
        <span>
          还没有账号？<Link to={paths.register}>免费注册</Link>
        </span>
        <Button kind="text" aria-expanded={asked} aria-controls="forgotten" onClick={() => setAsked(!asked)}>
          忘记密码？
        </Button>
      </div>
      <p id="forgotten" role="status" className={styles.forgotten} hidden={!asked}>
        请联系贵企业的管理员，由管理员在“账户中心 – 用户管理”中为您重置密码。
      </p>
    </>
  );
}
