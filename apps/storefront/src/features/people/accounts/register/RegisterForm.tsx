import { clickGuardMs } from '@yigou/web-kit';
import { Button } from '../../../../ui/Button';
import { AdminFields } from './AdminFields';
import { AgreementField } from './AgreementField';
import { CompanyFields } from './CompanyFields';
import styles from './RegisterForm.module.css';
import { useRegisterForm } from './useRegisterForm';

export function RegisterForm({ onDone }: { onDone: (inReview: boolean) => void }) {
  const { form, submit, sending, version } = useRegisterForm(onDone);
  return (
    <form ref={form.box} className={styles.form} noValidate onSubmit={submit}>
      <CompanyFields form={form} />
      <AdminFields form={form} />
      <AgreementField form={form} version={version} />
      <Button type="submit" kind="primary" guardMs={clickGuardMs} disabled={sending} className={styles.submit}>
        {sending ? '正在提交…' : '提交注册'}
      </Button>
    </form>
  );
}
