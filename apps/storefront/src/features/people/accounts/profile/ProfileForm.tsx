import type { CurrentAccount } from '@yigou/contract/people/accounts';
import { accountFieldRules as rules } from '@yigou/contract/people/accounts.terms';
import {
  alertBox,
  CallError,
  checkBy,
  clickGuardMs,
  confirmBox,
  fieldErrorsOf,
  hashPassword,
  required,
  toast,
} from '@yigou/web-kit';
import { antdFormProps, antdRule, showFieldErrors } from '@yigou/web-kit/antd';
import { Form, Input } from 'antd';
import { Button } from '../../../../ui/Button';
import { useEditAccount } from '../accounts.api';
import { checkEmail } from '../register/register.rules';
import { ProfileFixed } from './ProfileFixed';
import styles from './ProfileForm.module.css';
import { contactChanged, type ProfileValues, profileChanged, profileNames, toEditInput } from './profile.rules';

export function ProfileForm({ account, onEnd }: { account: CurrentAccount; onEnd: () => void }) {
  const [form] = Form.useForm<ProfileValues>();
  const mobile = Form.useWatch('mobile', form) ?? account.mobile;
  const email = Form.useWatch('email', form) ?? account.email;
  const edit = useEditAccount();
  const asksPassword = contactChanged(account, { mobile, email });

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
    if (!showFieldErrors(form, fieldErrorsOf(error, profileNames))) await alertBox({ text: error.message });
  }

  async function cancel() {
    const changed = profileChanged(account, form.getFieldsValue());
    if (!changed || (await confirmBox({ text: '修改尚未保存，确定放弃吗？', confirmText: '放弃修改' }))) onEnd();
  }

  return (
    <Form
      form={form}
      className={styles.form}
      {...antdFormProps}
      labelCol={{ flex: '96px' }}
      requiredMark
      initialValues={{ userName: account.userName, mobile: account.mobile, email: account.email, password: '' }}
      onFinish={save}
    >
      <ProfileFixed account={account} />
      <Form.Item name="userName" label="姓名" required rules={[antdRule(checkBy(rules.personName))]}>
        <Input maxLength={20} autoComplete="name" />
      </Form.Item>
      <Form.Item name="mobile" label="手机号" required rules={[antdRule(checkBy(rules.mobile))]}>
        <Input type="tel" maxLength={16} autoComplete="tel-national" />
      </Form.Item>
      <Form.Item name="email" label="邮箱" required rules={[antdRule(checkEmail)]}>
        <Input type="email" maxLength={120} autoComplete="email" />
      </Form.Item>
      {asksPassword && (
        <Form.Item
          name="password"
          label="当前密码"
          extra="更换手机号或邮箱需要验证当前密码"
          required
          rules={[antdRule(required('请输入当前密码'))]}
        >
          <Input.Password maxLength={64} autoComplete="current-password" />
        </Form.Item>
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={edit.isPending}>
          {edit.isPending ? '正在保存…' : '保存'}
        </Button>
        <Button onClick={cancel}>取消</Button>
      </div>
    </Form>
  );
}
