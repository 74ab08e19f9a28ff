import { LicenceField } from './LicenceField';
import styles from './RegisterForm.module.css';
import { type RegisterFieldsProps, RegisterTextField } from './RegisterTextField';

export const CompanyFields = ({ form }: RegisterFieldsProps) => (
  <fieldset>
    <legend>企业信息</legend>
    <div className={styles.grid}>
      <RegisterTextField
        form={form}
        name="companyName"
        label="企业名称"
        placeholder="与营业执照上的名称一致"
        autoComplete="organization"
        maxLength={100}
      />
      <RegisterTextField
        form={form}
        name="taxNo"
        label="统一社会信用代码"
        className={styles.capitals}
        placeholder="18 位，见营业执照"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
      />
    </div>
    <LicenceField
      licence={form.values.licence}
      error={form.errors.licence}
      onChange={(licence) => form.change({ licence })}
      onError={(text) => form.setError('licence', text)}
    />
  </fieldset>
);
