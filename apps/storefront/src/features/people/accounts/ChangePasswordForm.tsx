import { passwordRule } from '@yigou/contract/people/accounts.terms';
import {
  alertBox,
  CallError,
  checkBy,
  clickGuardMs,
  type FieldNames,
  fieldErrorsOf,
  hashPassword,
  inTurn,
  required,
} from '@yigou/web-kit';
import { antdFormProps, antdRule, showFieldErrors } from '@yigou/web-kit/antd';
import { Form, Input } from 'antd';
import { logout } from '../../../app/logout';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { useChangePassword } from './accounts.api';
import styles from './ChangePasswordForm.module.css';
import { PasswordHints } from './PasswordHints';

type Values = { old: string; fresh: string; repeated: string };

const names: FieldNames<keyof Values> = {
  names: ['old', 'fresh', 'repeated'],
  refusals: { wrongPassword: 'old', passwordReused: 'fresh' },
};

const checkFresh = inTurn(required('请输入新密码'), checkBy(passwordRule));

export function ChangePasswordForm() {
  const [form] = Form.useForm<Values>();
  const fresh = Form.useWatch('fresh', form) ?? '';
  const change = useChangePassword();

  async function save({ old, fresh }: Values) {
    try {
      await change.mutateAsync({ oldPwd: hashPassword(old), newPwd: fresh });
    } catch (error) {
      if (error instanceof CallError) await explain(error);
      return;
    }
    await alertBox({ text: '密码已修改，请使用新密码重新登录' });
    logout(paths.userInfo);
  }

  async function explain(error: CallError) {
    if (!showFieldErrors(form, fieldErrorsOf(error, names))) await alertBox({ text: error.message });
  }

  const checkRepeated = inTurn(required('请再次输入新密码'), (text) =>
    text === form.getFieldValue('fresh') ? '' : '两次输入的密码不一致',
  );

  return (
    <Form form={form} className={styles.form} {...antdFormProps} labelCol={{ flex: '112px' }} onFinish={save}>
      <Form.Item name="old" label="当前密码" required rules={[antdRule(required('请输入当前密码'))]}>
        <Input.Password maxLength={64} autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="fresh"
        label="新密码"
        required
        extra={<PasswordHints password={fresh} />}
        rules={[antdRule(checkFresh)]}
      >
        <Input.Password maxLength={64} autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="repeated" label="确认新密码" dependencies={['fresh']} required rules={[antdRule(checkRepeated)]}>
        <Input.Password maxLength={64} autoComplete="new-password" />
      </Form.Item>
      <p className={styles.note}>修改成功后，所有设备上的登录都会退出，请使用新密码重新登录。</p>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={change.isPending}>
          {change.isPending ? '正在提交…' : '确认修改'}
        </Button>
        <ButtonLink to={paths.userInfo}>返回个人信息</ButtonLink>
      </div>
    </Form>
  );
}
