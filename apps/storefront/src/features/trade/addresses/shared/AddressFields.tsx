import { type AddressScope, addressScopeLabels, addressTags } from '@yigou/contract/trade/addresses.terms';
import type { FormFields } from '@yigou/web-kit';
import { useId } from 'react';
import { Field, FieldError } from '../../../../ui/Field';
import field from '../../../../ui/Field.module.css';
import { useMay } from '../../../people/accounts/shared/useMay';
import styles from './AddressDialog.module.css';
import { AreaPicker } from './AreaPicker';
import type { AddressValues } from './address.rules';

type AddressFieldsProps = { form: FormFields<AddressValues> };

export function AddressFields({ form }: AddressFieldsProps) {
  const { values, change, text } = form;
  return (
    <div className={styles.fields}>
      <Field {...text('receiver')} label="收货人" maxLength={20} required autoComplete="off" />
      <Field
        {...text('phone')}
        label="联系电话"
        maxLength={24}
        required
        type="tel"
        autoComplete="off"
        placeholder="手机号，或 021-68880000"
      />
      <Areas form={form} />
      <Field
        {...text('detail')}
        label="详细地址"
        maxLength={100}
        className={styles.wide ?? ''}
        required
        autoComplete="off"
        placeholder="路名、门牌号、楼层、房间号"
      />
      <div>
        <Field {...text('tag')} label="标签" maxLength={10} autoComplete="off" placeholder="选填，最多 10 个字" />
        <div className={styles.tags}>
          {addressTags.map((tag) => (
            <button key={tag} type="button" aria-pressed={values.tag === tag} onClick={() => change({ tag })}>
              {tag}
            </button>
          ))}
        </div>
      </div>
      <Scopes form={form} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={values.isDefault}
          onChange={(event) => change({ isDefault: event.target.checked })}
        />
        设为我的默认地址
      </label>
    </div>
  );
}

function Areas({ form: { values, errors, change } }: AddressFieldsProps) {
  const id = useId();
  return (
    <div className={styles.wide}>
      <span className={field.label} data-required>
        所在地区
      </span>
      <AreaPicker
        label="所在地区"
        areas={values.areas}
        deepest={4}
        wrong={Boolean(errors.areas)}
        describedBy={id}
        onChange={(areas) => change({ areas })}
      />
      <FieldError id={id} text={errors.areas} />
    </div>
  );
}

function Scopes({ form: { values, change } }: AddressFieldsProps) {
  // Only who keeps the organisation shares with everybody.
  const widely = useMay('kamUser/organize') || values.scope === 'customer';
  const scopes = (Object.keys(addressScopeLabels) as AddressScope[]).filter((scope) => scope !== 'customer' || widely);
  return (
    <fieldset className={styles.scopes}>
      <legend className={field.label}>使用范围</legend>
      {scopes.map((scope) => (
        <label key={scope}>
          <input type="radio" name="scope" checked={values.scope === scope} onChange={() => change({ scope })} />
          {addressScopeLabels[scope]}
        </label>
      ))}
    </fieldset>
  );
}
