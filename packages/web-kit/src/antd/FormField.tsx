import { Form, type FormProps, Input, type InputProps } from 'antd';
import { type ReactNode, type RefObject, useId } from 'react';

type AntdFormProps = Omit<FormProps, 'form' | 'onFinish' | 'ref' | 'children'> & {
  form: { box: RefObject<HTMLFormElement | null>; passes: () => boolean };
  /** Called when nothing is wrong. */
  onSubmit: () => unknown;
  children: ReactNode;
};

/** The look of antd around `useForm`, which keeps the values and knows what is wrong. */
export const AntdForm = ({ form, onSubmit, ...look }: AntdFormProps) => (
  <Form
    noValidate
    {...look}
    ref={(made) => {
      form.box.current = (made?.nativeElement as HTMLFormElement | undefined) ?? null;
    }}
    onFinish={() => form.passes() && onSubmit()}
  />
);

type FormFieldProps = {
  label?: string;
  error?: string | undefined;
  extra?: ReactNode;
  required?: boolean;
  /** Draws the control with what ties it to its label and its words. */
  children: (control: Control) => ReactNode;
};

type Control = { id: string; 'aria-invalid'?: true; 'aria-required'?: true; 'aria-describedby'?: string };

export function FormField({ label, error, extra, required = false, children }: FormFieldProps) {
  const id = useId();
  const told = [error && `${id}-error`, extra && `${id}-extra`].filter(Boolean).join(' ');
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required}
      {...(extra && { extra: <div id={`${id}-extra`}>{extra}</div> })}
      {...(error && { validateStatus: 'error', help: <span id={`${id}-error`}>{error}</span> })}
    >
      {children({
        id,
        ...(error && { 'aria-invalid': true }),
        ...(required && { 'aria-required': true }),
        ...(told && { 'aria-describedby': told }),
      })}
    </Form.Item>
  );
}

type FormTextProps = Omit<FormFieldProps, 'children'> & Omit<InputProps, 'id' | 'required'> & { secret?: boolean };

/** A field for a text, with what `useForm` says of it. */
export const FormText = ({ label, error, extra, required, secret, ...input }: FormTextProps) => (
  <FormField {...{ label, error, extra, required }}>
    {(control) => (secret ? <Input.Password {...input} {...control} /> : <Input {...input} {...control} />)}
  </FormField>
);
