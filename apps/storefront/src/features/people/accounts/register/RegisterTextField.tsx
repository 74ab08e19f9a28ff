import type { FormFields } from '@yigou/web-kit';
import { Field, type FieldProps } from '../../../../ui/Field';
import { PasswordField } from '../../../../ui/PasswordField';
import type { RegisterValues } from './register.rules';

export type RegisterFieldsProps = { form: FormFields<RegisterValues> };

type RegisterTextFieldProps = Omit<FieldProps, 'name' | 'value' | 'error' | 'form'> &
  RegisterFieldsProps & { name: Parameters<FormFields<RegisterValues>['text']>[0] };

/** Every text of the registration is required. */
export function RegisterTextField({ name, form, type, ...rest }: RegisterTextFieldProps) {
  const text = { ...rest, ...form.text(name), required: true };
  return type === 'password' ? <PasswordField {...text} /> : <Field {...text} type={type} />;
}
