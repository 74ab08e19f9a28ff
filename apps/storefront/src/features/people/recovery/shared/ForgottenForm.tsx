import { passwordRule } from '@yigou/contract/people/accounts.terms';
import {
  codeMinutes,
  type RecoveryChannel,
  recoveryChannelLabels,
  recoveryRules,
} from '@yigou/contract/people/recovery.terms';
import {
  alertBox,
  CallError,
  checkBy,
  clickGuardMs,
  type FormChecks,
  inTurn,
  required,
  toast,
  useOwnForm,
} from '@yigou/web-kit';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../../app/paths';
import { Button } from '../../../../ui/Button';
import { Field } from '../../../../ui/Field';
import { PasswordField } from '../../../../ui/PasswordField';
import styles from './ForgottenForm.module.css';
import { useResetPassword, useSendCode } from './recovery.api';

type Values = { accountNo: string; code: string; newPwd: string; repeated: string };

const empty: Values = { accountNo: '', code: '', newPwd: '', repeated: '' };

const checkAccount = checkBy(recoveryRules.account);
const checks: FormChecks<Values> = {
  accountNo: ({ accountNo }) => checkAccount(accountNo.trim()),
  code: ({ code }) => checkBy(recoveryRules.code)(code.trim()),
  newPwd: ({ newPwd }) => inTurn(required('请输入新密码'), checkBy(passwordRule))(newPwd),
  repeated: ({ repeated, newPwd }) => (repeated === newPwd ? '' : '两次输入的密码不一致'),
};

const channels = Object.entries(recoveryChannelLabels) as [RecoveryChannel, string][];

/** Stands in the place of the login form: who forgot their password has no other page to open. */
export function ForgottenForm() {
  const [channel, setChannel] = useState<RecoveryChannel>('mail');
  const form = useOwnForm<Values>(empty, { checks });
  const { values } = form;
  const navigate = useNavigate();
  const send = useSendCode();
  const reset = useResetPassword();
  const accountNo = values.accountNo.trim();

  async function sendCode() {
    const fault = checkAccount(accountNo);
    if (fault) return toast.error(fault);
    try {
      await send.mutateAsync({ accountNo, channel });
    } catch (error) {
      if (error instanceof CallError) toast.error(error.message);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.passes()) return;
    try {
      await reset.mutateAsync({ accountNo, code: values.code.trim(), newPwd: values.newPwd });
    } catch (error) {
      if (error instanceof CallError && !form.showFieldErrors(error, { codeWrong: 'code', passwordReused: 'newPwd' }))
        await alertBox({ text: error.message });
      return;
    }
    await alertBox({ text: '新密码已设置，所有设备需要重新登录' });
    navigate(paths.login, { replace: true });
  }

  return (
    <form ref={form.box} className={styles.card} noValidate onSubmit={submit}>
      <h1>忘记密码</h1>
      <Field
        {...form.text('accountNo')}
        label="账号"
        placeholder="请输入账号或手机号"
        autoComplete="username"
        autoFocus
        maxLength={50}
      />
      <fieldset className={styles.channels}>
        <legend>验证码发到</legend>
        {channels.map(([name, label]) => (
          <label key={name}>
            <input type="radio" name="channel" checked={channel === name} onChange={() => setChannel(name)} />
            {label}
          </label>
        ))}
        <Button guardMs={clickGuardMs} disabled={send.isPending} onClick={sendCode}>
          {send.isSuccess ? '重新获取' : '获取验证码'}
        </Button>
      </fieldset>
      {send.isSuccess && (
        <p className={styles.sent} role="status">
          如该账号存在，验证码已发送至其登记的{recoveryChannelLabels[channel]}，{codeMinutes} 分钟内有效。
        </p>
      )}
      <Field {...form.text('code')} label="验证码" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <PasswordField
        {...form.text('newPwd')}
        label="新密码"
        autoComplete="new-password"
        maxLength={64}
        hint={passwordRule.message}
      />
      <PasswordField {...form.text('repeated')} label="确认新密码" autoComplete="new-password" maxLength={64} />
      <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={reset.isPending}>
        {reset.isPending ? '正在提交…' : '设置新密码'}
      </Button>
      <p className={styles.others}>
        邮箱和手机均无法接收验证码？请联系企业管理员在“用户管理”中重置；管理员本人请联系客服。
        <Link to={paths.login}>返回登录</Link>
      </p>
    </form>
  );
}
