import type { Check } from './check.rules';

export type FieldName<V> = keyof V & string;
/** The fields that hold a text. */
export type TextName<V> = { [N in FieldName<V>]: V[N] extends string ? N : never }[FieldName<V>];
export type FormErrors<V> = Partial<Record<FieldName<V>, string>>;

/** For each field what is wrong with it, seen in the whole form; empty when nothing is. */
export type FormChecks<V> = { readonly [N in FieldName<V>]?: (values: V) => string };

/** Checks that look at nothing but their own text. */
export function textChecks<V>(checks: { readonly [N in TextName<V>]?: Check }): FormChecks<V> {
  const named = Object.entries(checks) as [TextName<V>, Check][];
  return Object.fromEntries(
    named.map(([name, check]) => [name, (values: V) => check(values[name] as string)]),
  ) as FormChecks<V>;
}

/** Only what is wrong. */
export function findErrors<V>(checks: FormChecks<V>, values: V): FormErrors<V> {
  const errors: FormErrors<V> = {};
  for (const name of Object.keys(checks) as FieldName<V>[]) {
    const error = checks[name]?.(values);
    if (error) errors[name] = error;
  }
  return errors;
}

export const hasErrors = (errors: FormErrors<object>): boolean => Object.values(errors).some(Boolean);

/**
 * The messages on the screen after a change. One goes as soon as its fault is mended, be it by another field; what the
 * server said of a field stays until that field is touched. No new one comes while somebody still types.
 */
export function errorsAfter<V>(
  shown: FormErrors<V>,
  before: V,
  part: Partial<V>,
  checks: FormChecks<V>,
): FormErrors<V> {
  const known = findErrors(checks, before);
  const found = findErrors(checks, { ...before, ...part });
  const errors: FormErrors<V> = {};
  for (const name of Object.keys(shown) as FieldName<V>[]) {
    const recheck = name in part || shown[name] === known[name];
    const error = recheck ? found[name] : shown[name];
    if (error) errors[name] = error;
  }
  return errors;
}
