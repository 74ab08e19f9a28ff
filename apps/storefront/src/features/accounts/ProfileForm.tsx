import { type CurrentAccount, errorText, accountFieldRules as rules } from '@yigou/contract';
import { alertBox, CallError, clickGuardMs, confirmBox, hashPassword, toast } from '@yigou/web-kit';
import { Form, Input } from 'antd';
import { Button } from '../../ui/Button';
import { useEditAccount } from './accounts.api';
import { ProfileFixed } from './ProfileFixed';
import styles from './ProfileForm.module.css';
import { type ProfileValues, profileChanged, toEditInput } from './profile.rules';
import { emailError } from './register.rules';

export function ProfileForm({ account, onEnd }: { account: CurrentAccount; onEnd: () => void }) {
  const [form] = Form.useForm<ProfileValues>();
  const mobile = Form.useWatch('mobile', form) ?? account.mobile;
  const edit = useEditAccount();
  const mobileChanged = mobile.trim() !== account.mobile;

  async function save(values: ProfileValues) {
    try {
      await edit.mutateAsync(toEditInput(account, values, hashPassword));
      toast.success('保存成功');
      onEnd();
    } catch (error) {
      if (error instanceof CallError) await explain(error);
    }
  }

  async function explain(error: CallError) {
    const { accountPwd, ...fields } = error.fields;
    const named: Record<string, string> = { ...fields, ...(accountPwd && { password: accountPwd }) };
    if (error.message === errorText('wrongPassword')) named.password = error.message;
    if (error.message === errorText('mobileTaken')) named.mobile = error.message;
    const names = (['userName', 'mobile', 'email', 'password'] as const).filter((name) => named[name]);
    if (!names[0]) return void (await alertBox({ text: error.message }));
    form.setFields(names.map((name) => ({ name, errors: [named[name] ?? ''] })));
    form.focusField(names[0]);
  }

  async function cancel() {
    const changed = profileChanged(account, form.getFieldsValue());
    if (!changed || (await confirmBox({ text: '修改尚未保存，确定放弃吗？', confirmText: '放弃修改' }))) onEnd();
  }

  return (
    <Form
      form={form}
      className={styles.form}
      labelCol={{ flex: '96px' }}
      noValidate
      requiredMark
      initialValues={{ userName: account.userName, mobile: account.mobile, email: account.email, password: '' }}
      validateTrigger={['onBlur', 'onSubmit']}
      scrollToFirstError={{ focus: true }}
      onFinish={save}
    >
      <ProfileFixed account={account} />
      <Form.Item name="userName" label="姓名" required rules={[{ transform: trimmed, ...rules.personName }]}>
        <Input maxLength={20} autoComplete="name" />
      </Form.Item>
      <Form.Item name="mobile" label="手机号" required rules={[{ transform: trimmed, ...rules.mobile }]}>
        <Input type="tel" maxLength={16} autoComplete="tel-national" />
      </Form.Item>
      {mobileChanged && (
        <Form.Item
          name="password"
          label="当前密码"
          extra="更换手机号需要验证当前密码"
          rules={[{ required: true, message: '请输入当前密码' }]}
        >
          <Input.Password maxLength={64} autoComplete="current-password" />
        </Form.Item>
      )}
      <Form.Item name="email" label="邮箱" required rules={[{ validator: checkEmail }]}>
        <Input type="email" maxLength={120} autoComplete="email" />
      </Form.Item>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={edit.isPending}>
          {edit.isPending ? '正在保存…' : '保存'}
        </Button>
        <Button onClick={cancel}>取消</Button>
      </div>
    </Form>
  );
}

const trimmed = (text: string) => text.trim();

async function checkEmail(_rule: unknown, text: string) {
  const error = emailError(text ?? '');
  if (error) throw new Error(error);
}
