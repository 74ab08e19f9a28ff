import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { CallError } from '../client/callErrors';
import { type FieldNames, fieldErrorsOf } from './fieldErrors.rules';
import {
  errorsAfter,
  type FieldName,
  type FormChecks,
  type FormErrors,
  findErrors,
  hasErrors,
  type TextName,
} from './form.rules';

type FormSpec<V> = {
  values: V;
  /** Some of the fields, as they are from now on. */
  onChange: (part: Partial<V>) => void;
  checks: FormChecks<V>;
  onWire?: FieldNames<FieldName<V>>['onWire'];
};

/** The submit button checks everything itself; a message that appears under the click would move it away. */
const leavesForSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';

/** A group such as a row of radio buttons cannot take the focus itself. */
function focusFirstWrong(around: HTMLElement | null) {
  const wrong = around?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const group = wrong?.matches('fieldset, [role="radiogroup"]');
  (group ? wrong?.querySelector<HTMLElement>('input') : wrong)?.focus();
}

/**
 * The one way to make a form (decisions/0068). It knows what is wrong and when to say so: a text when it is left, all
 * of it on submit, with the focus on the first. The values belong to who calls it, for they may be a draft.
 */
export function useForm<V extends object, E extends HTMLElement = HTMLFormElement>(spec: FormSpec<V>) {
  const { values, onChange, checks, onWire } = spec;
  /** Goes around the fields. */
  const box = useRef<E>(null);
  const [errors, setErrors] = useState<FormErrors<V>>({});
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try leads to the first wrong field, once it is marked.
  useEffect(() => focusFirstWrong(box.current), [tries]);

  function show(found: FormErrors<V>) {
    setErrors(found);
    setTries((count) => count + 1);
  }

  const setError = (name: FieldName<V>, error: string) => setErrors((shown) => ({ ...shown, [name]: error }));

  function change(part: Partial<V>) {
    onChange(part);
    setErrors((shown) => errorsAfter(shown, values, part, checks));
  }

  /** Shows all that is wrong, with what only the caller can know; true when nothing is. */
  function passes(more: FormErrors<V> = {}): boolean {
    const found = { ...more, ...findErrors(checks, values) };
    show(found);
    return !hasErrors(found);
  }

  /** Puts the server's words under their fields; false when it spoke of none of them. */
  function showFieldErrors(error: CallError, refusals: FieldNames<FieldName<V>>['refusals'] = {}): boolean {
    const names = Object.keys(values) as FieldName<V>[];
    const found: FormErrors<V> = fieldErrorsOf(error, { names, refusals, ...(onWire && { onWire }) });
    show(found);
    return hasErrors(found);
  }

  /** What a text field needs. */
  const text = <N extends TextName<V>>(name: N) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value } as unknown as Partial<V>),
    onBlur: (event: FocusEvent) => {
      const error = checks[name]?.(values);
      if (error && values[name] !== '' && !leavesForSubmit(event)) setError(name, error);
    },
  });

  return { box, values, errors, change, setError, show, passes, showFieldErrors, text };
}

/** The same for a form that keeps its values itself. */
export function useOwnForm<V extends object>(first: V | (() => V), spec: Omit<FormSpec<V>, 'values' | 'onChange'>) {
  const [values, setValues] = useState(first);
  return useForm<V>({ ...spec, values, onChange: (part) => setValues((now) => ({ ...now, ...part })) });
}

/** What the fields of a form get to see of it. */
export type FormFields<V extends object> = Pick<
  ReturnType<typeof useForm<V>>,
  'values' | 'errors' | 'change' | 'setError' | 'text'
>;
