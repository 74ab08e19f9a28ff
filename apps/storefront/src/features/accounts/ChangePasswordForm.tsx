import { errorText, passwordRule } from '@yigou/contract';
import { alertBox, CallError, clickGuardMs, hashPassword } from '@yigou/web-kit';
import { Form, Input } from 'antd';
import { logout } from '../../app/logout';
import { paths } from '../../app/paths';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useChangePassword } from './accounts.api';
import styles from './ChangePasswordForm.module.css';
import { PasswordHints } from './PasswordHints';

type Values = { old: string; fresh: string; repeated: string };

export function ChangePasswordForm() {
  const [form] = Form.useForm<Values>();
  const fresh = Form.useWatch('fresh', form) ?? '';
  const change = useChangePassword();

  async function save({ old, fresh }: Values) {
    try {
      await change.mutateAsync({ oldPwd: hashPassword(old), newPwd: hashPassword(fresh) });
    } catch (error) {
      if (error instanceof CallError) await explain(error);
      return;
    }
    await alertBox({ text: '密码已修改，请使用新密码重新登录' });
    logout(paths.userInfo);
  }

  async function explain(error: CallError) {
    const name = ({ [errorText('wrongPassword')]: 'old', [errorText('passwordReused')]: 'fresh' } as const)[
      error.message
    ];
    if (!name) return void (await alertBox({ text: error.message }));
    form.setFields([{ name, errors: [error.message] }]);
    form.focusField(name);
  }

  return (
    <Form
      form={form}
      className={styles.form}
      labelCol={{ flex: '112px' }}
      validateTrigger={['onBlur', 'onSubmit']}
      scrollToFirstError={{ focus: true }}
      onFinish={save}
    >
      <Form.Item name="old" label="当前密码" rules={[{ required: true, message: '请输入当前密码' }]}>
        <Input.Password maxLength={64} autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="fresh"
        label="新密码"
        required
        extra={<PasswordHints password={fresh} />}
        rules={[{ validator: checkFresh }]}
      >
        <Input.Password maxLength={64} autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label="确认新密码"
        dependencies={['fresh']}
        rules={[
          { required: true, message: '请再次输入新密码' },
          ({ getFieldValue }) => ({
            validator: async (_rule, text: string) => {
              if (text && text !== getFieldValue('fresh')) throw new Error('两次输入的密码不一致');
            },
          }),
        ]}
      >
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

async function checkFresh(_rule: unknown, text: string) {
  if (!text) throw new Error('请输入新密码');
  if (!passwordRule.ok(text)) throw new Error(passwordRule.message);
}
