import { LicenceField } from './LicenceField';
import styles from './RegisterForm.module.css';
import { RegisterTextField } from './RegisterTextField';
import type { RegisterFields } from './useRegisterForm';

export const CompanyFields = ({ fields }: { fields: RegisterFields }) => (
  <fieldset>
    <legend>企业信息</legend>
    <div className={styles.grid}>
      <RegisterTextField
        fields={fields}
        name="companyName"
        label="企业名称"
        placeholder="与营业执照上的名称一致"
        autoComplete="organization"
        maxLength={100}
      />
      <RegisterTextField
        fields={fields}
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
      licence={fields.values.licence}
      error={fields.errors.licence}
      onChange={(licence) => fields.change('licence', licence)}
      onError={(text) => fields.tell('licence', text)}
    />
  </fieldset>
);
