import { passwordRule } from '@yigou/contract/people/accounts.terms';
import {
  alertBox,
  CallError,
  checkBy,
  clickGuardMs,
  type FormChecks,
  hashPassword,
  inTurn,
  required,
  useOwnForm,
} from '@yigou/web-kit';
import { AntdForm, FormText } from '@yigou/web-kit/antd';
import { logout } from '../../../app/logout';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { useChangePassword } from './accounts.api';
import styles from './ChangePasswordForm.module.css';
import { PasswordHints } from './PasswordHints';

type Values = { old: string; fresh: string; repeated: string };

const refusals = { wrongPassword: 'old', passwordReused: 'fresh' } as const;

const checkFresh = inTurn(required('请输入新密码'), checkBy(passwordRule));

const checks: FormChecks<Values> = {
  old: ({ old }) => required('请输入当前密码')(old),
  fresh: ({ fresh }) => checkFresh(fresh),
  repeated: ({ fresh, repeated }) =>
    required('请再次输入新密码')(repeated) || (repeated === fresh ? '' : '两次输入的密码不一致'),
};

export function ChangePasswordForm() {
  const form = useOwnForm<Values>({ old: '', fresh: '', repeated: '' }, { checks });
  const { old, fresh } = form.values;
  const change = useChangePassword();

  async function save() {
    try {
      await change.mutateAsync({ oldPwd: hashPassword(old), newPwd: fresh });
    } catch (error) {
      if (error instanceof CallError && !form.showFieldErrors(error, refusals)) await alertBox({ text: error.message });
      return;
    }
    await alertBox({ text: '密码已修改，请使用新密码重新登录' });
    logout(paths.userInfo);
  }

  const fixed = { required: true, secret: true, maxLength: 64 };
  return (
    <AntdForm form={form} className={styles.form} labelCol={{ flex: '112px' }} onSubmit={save}>
      <FormText {...form.text('old')} {...fixed} label="当前密码" autoComplete="current-password" />
      <FormText
        {...form.text('fresh')}
        {...fixed}
        label="新密码"
        extra={<PasswordHints password={fresh} />}
        autoComplete="new-password"
      />
      <FormText {...form.text('repeated')} {...fixed} label="确认新密码" autoComplete="new-password" />
      <p className={styles.note}>修改成功后，所有设备上的登录都会退出，请使用新密码重新登录。</p>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={change.isPending}>
          {change.isPending ? '正在提交…' : '确认修改'}
        </Button>
        <ButtonLink to={paths.userInfo}>返回个人信息</ButtonLink>
      </div>
    </AntdForm>
  );
}
