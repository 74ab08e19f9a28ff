import { Link } from 'react-router';
import { paths } from '../../../../app/paths';
import { FieldError } from '../../../../ui/Field';
import styles from './AgreementField.module.css';
import type { RegisterFieldsProps } from './RegisterTextField';

type AgreementFieldProps = RegisterFieldsProps & { version: string | undefined };

export function AgreementField({ form, version }: AgreementFieldProps) {
  const error = form.errors.agreed;
  return (
    <div className={styles.field}>
      <label>
        <input
          type="checkbox"
          name="agreed"
          checked={form.values.agreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agreed-error' : undefined}
          onChange={(event) => form.change({ agreed: event.target.checked })}
        />
        <span>
          我已阅读并同意
          {/* In a new tab, so that nothing typed here is lost. */}
          <Link to={paths.agreement} target="_blank" rel="noopener">
            《隐私协议》
          </Link>
          {version && <small>（版本 {version}）</small>}
        </span>
      </label>
      <FieldError id="agreed-error" text={error} />
    </div>
  );
}
