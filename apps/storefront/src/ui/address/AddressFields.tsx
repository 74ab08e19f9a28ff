import { type AddressScope, addressScopeLabels, addressTags } from '@yigou/contract';
import { type FocusEvent, useId } from 'react';
import { Field, FieldError } from '../Field';
import field from '../Field.module.css';
import { useMay } from '../useMay';
import styles from './AddressDialog.module.css';
import { AreaPicker } from './AreaPicker';
import type { AddressFields as Fields } from './useAddressForm';

type TextName = 'receiver' | 'phone' | 'detail' | 'tag';

/** The submit button checks everything itself; a message that appears under the click would move it away. */
const leavesForSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';

export function AddressFields({ fields }: { fields: Fields }) {
  const { values, errors, change, check } = fields;
  const text = (name: TextName, label: string, maxLength: number) => ({
    label,
    name,
    maxLength,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: (event: FocusEvent) => {
      if (values[name] !== '' && !leavesForSubmit(event)) check(name);
    },
  });
  return (
    <div className={styles.fields}>
      <Field {...text('receiver', '收货人', 20)} required autoComplete="off" />
      <Field
        {...text('phone', '联系电话', 24)}
        required
        type="tel"
        autoComplete="off"
        placeholder="手机号，或 021-68880000"
      />
      <Areas fields={fields} />
      <Field
        {...text('detail', '详细地址', 100)}
        className={styles.wide ?? ''}
        required
        autoComplete="off"
        placeholder="路名、门牌号、楼层、房间号"
      />
      <div>
        <Field {...text('tag', '标签', 10)} autoComplete="off" placeholder="选填，最多 10 个字" />
        <div className={styles.tags}>
          {addressTags.map((tag) => (
            <button key={tag} type="button" aria-pressed={values.tag === tag} onClick={() => change({ tag })}>
              {tag}
            </button>
          ))}
        </div>
      </div>
      <Scopes fields={fields} />
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

function Areas({ fields: { values, errors, change } }: { fields: Fields }) {
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

function Scopes({ fields: { values, change } }: { fields: Fields }) {
  // Only who keeps the organisation shares with everybody.
  const widely = useMay('kamUser/organize') || values.scope === 'customer';
  const scopes = (Object.keys(addressScopeLabels) as AddressScope[]).filter((scope) => scope !== 'customer' || widely);
  return (
    <fieldset className={styles.scopes}>
      <legend className={field.label}>谁可以使用</legend>
      {scopes.map((scope) => (
        <label key={scope}>
          <input type="radio" name="scope" checked={values.scope === scope} onChange={() => change({ scope })} />
          {addressScopeLabels[scope]}
        </label>
      ))}
    </fieldset>
  );
}
