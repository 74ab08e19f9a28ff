import { PasswordHints } from './PasswordHints';
import styles from './RegisterForm.module.css';
import { RegisterTextField } from './RegisterTextField';
import type { RegisterFields } from './useRegisterForm';

export const AdminFields = ({ fields }: { fields: RegisterFields }) => (
  <fieldset>
    <legend>管理员账号</legend>
    <div className={styles.grid}>
      <RegisterTextField
        fields={fields}
        name="contactName"
        label="联系人"
        placeholder="请输入姓名"
        autoComplete="name"
        maxLength={20}
      />
      <RegisterTextField
        fields={fields}
        name="mobile"
        label="手机号"
        type="tel"
        placeholder="11 位手机号，可用于登录"
        autoComplete="tel-national"
        maxLength={16}
      />
      <RegisterTextField
        fields={fields}
        name="email"
        label="邮箱"
        type="email"
        placeholder="如 name@company.cn"
        autoComplete="email"
        maxLength={120}
      />
      <RegisterTextField
        fields={fields}
        name="accountNo"
        label="账号"
        placeholder="4–20 位，以字母开头"
        autoComplete="username"
        spellCheck={false}
        maxLength={20}
      />
      <RegisterTextField
        fields={fields}
        name="password"
        label="密码"
        type="password"
        placeholder="请设置密码"
        autoComplete="new-password"
        maxLength={64}
        hint={<PasswordHints password={fields.values.password} />}
      />
      <RegisterTextField
        fields={fields}
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
