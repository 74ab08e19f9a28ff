import type { CurrentAccount } from '@yigou/contract/people/accounts';
import { alertBox, CallError, clickGuardMs, confirmBox, hashPassword, toast, useOwnForm } from '@yigou/web-kit';
import { AntdForm, FormText } from '@yigou/web-kit/antd';
import { Button } from '../../../../ui/Button';
import { useEditAccount } from '../accounts.api';
import { ProfileFixed } from './ProfileFixed';
import styles from './ProfileForm.module.css';
import {
  contactChanged,
  type ProfileValues,
  profileChanged,
  profileChecks,
  profileRefusals,
  toEditInput,
} from './profile.rules';

export function ProfileForm({ account, onEnd }: { account: CurrentAccount; onEnd: () => void }) {
  const form = useOwnForm<ProfileValues>(
    { userName: account.userName, mobile: account.mobile, email: account.email, password: '' },
    { checks: profileChecks(account), onWire: { accountPwd: 'password' } },
  );
  const edit = useEditAccount();

  async function save() {
    try {
      await edit.mutateAsync(toEditInput(account, form.values, hashPassword));
      toast.success('保存成功');
      onEnd();
    } catch (error) {
      if (error instanceof CallError && !form.showFieldErrors(error, profileRefusals))
        await alertBox({ text: error.message });
    }
  }

  async function cancel() {
    const changed = profileChanged(account, form.values);
    if (!changed || (await confirmBox({ text: '修改尚未保存，确定放弃吗？', confirmText: '放弃修改' }))) onEnd();
  }

  return (
    <AntdForm form={form} className={styles.form} labelCol={{ flex: '96px' }} requiredMark onSubmit={save}>
      <ProfileFixed account={account} />
      <FormText {...form.text('userName')} label="姓名" required maxLength={20} autoComplete="name" />
      <FormText
        {...form.text('mobile')}
        label="手机号"
        required
        type="tel"
        maxLength={16}
        autoComplete="tel-national"
      />
      <FormText {...form.text('email')} label="邮箱" required type="email" maxLength={120} autoComplete="email" />
      {contactChanged(account, form.values) && (
        <FormText
          {...form.text('password')}
          label="当前密码"
          extra="更换手机号或邮箱需要验证当前密码"
          required
          secret
          maxLength={64}
          autoComplete="current-password"
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={edit.isPending}>
          {edit.isPending ? '正在保存…' : '保存'}
        </Button>
        <Button onClick={cancel}>取消</Button>
      </div>
    </AntdForm>
  );
}
