import type { FormInstance, FormProps } from 'antd';
import type { Check } from '../forms/check.rules';

/** What every antd form has in common: checked when a field is left and on submit, the first wrong one takes the focus. */
export const antdFormProps = {
  noValidate: true,
  validateTrigger: ['onBlur', 'onSubmit'],
  scrollToFirstError: { focus: true },
} satisfies FormProps;

/** A check as a rule of `Form.Item`. */
export const antdRule = (check: Check) => ({
  validator: async (_rule: unknown, text: string | undefined) => {
    const fault = check(text ?? '');
    if (fault) throw new Error(fault);
  },
});

/** Puts errors under their fields; false when there are none, and somebody else has to show the refusal. */
export function showFieldErrors<V>(form: FormInstance<V>, errors: Partial<Record<keyof V & string, string>>): boolean {
  const found = Object.entries(errors) as [keyof V & string, string][];
  const first = found[0]?.[0];
  if (!first) return false;
  type Fields = Parameters<FormInstance<V>['setFields']>[0];
  form.setFields(found.map(([name, text]) => ({ name, errors: [text] })) as Fields);
  form.focusField(first as Parameters<FormInstance<V>['focusField']>[0]);
  return true;
}
