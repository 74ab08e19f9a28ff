import type { FocusEvent } from 'react';
import { Field, type FieldProps } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import type { RegisterValues } from './register.rules';
import type { RegisterFields } from './useRegisterForm';

type TextName = {
  [N in keyof RegisterValues]: RegisterValues[N] extends string ? N : never;
}[keyof RegisterValues];

type RegisterTextFieldProps = Omit<FieldProps, 'name' | 'value' | 'error'> & { name: TextName; fields: RegisterFields };

export function RegisterTextField({ name, fields, type, ...rest }: RegisterTextFieldProps) {
  const Box = type === 'password' ? PasswordField : Field;
  return (
    <Box
      {...rest}
      {...(type !== 'password' && { type })}
      name={name}
      required
      value={fields.values[name]}
      error={fields.errors[name]}
      onChange={(event) => fields.change(name, event.target.value)}
      onBlur={(event: FocusEvent) => {
        // The submit button checks everything itself; a message that appears under the click would move it away.
        const next = event.relatedTarget;
        if (!(next instanceof HTMLButtonElement && next.type === 'submit')) fields.check(name);
      }}
    />
  );
}
