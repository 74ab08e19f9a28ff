import { PasswordHints } from '../PasswordHints';
import styles from './RegisterForm.module.css';
import { type RegisterFieldsProps, RegisterTextField } from './RegisterTextField';

export const AdminFields = ({ form }: RegisterFieldsProps) => (
  <fieldset>
    <legend>管理员账号</legend>
    <div className={styles.grid}>
      <RegisterTextField
        form={form}
        name="contactName"
        label="联系人"
        placeholder="请输入姓名"
        autoComplete="name"
        maxLength={20}
      />
      <RegisterTextField
        form={form}
        name="mobile"
        label="手机号"
        type="tel"
        placeholder="11 位手机号，可用于登录"
        autoComplete="tel-national"
        maxLength={16}
      />
      <RegisterTextField
        form={form}
        name="email"
        label="邮箱"
        type="email"
        placeholder="如 name@company.cn"
        autoComplete="email"
        maxLength={120}
      />
      <RegisterTextField
        form={form}
        name="accountNo"
        label="账号"
        placeholder="4–20 位，以字母开头"
        autoComplete="username"
        spellCheck={false}
        maxLength={20}
      />
      <RegisterTextField
        form={form}
        name="password"
        label="密码"
        type="password"
        placeholder="请设置密码"
        autoComplete="new-password"
        maxLength={64}
        hint={<PasswordHints password={form.values.password} />}
      />
      <RegisterTextField
        form={form}
        name="repeated"
        label="确认密码"
        type="password"
        placeholder="请再次输入密码"
        autoComplete="new-password"
        maxLength={64}
      />
    </div>
  </fieldset>
);
