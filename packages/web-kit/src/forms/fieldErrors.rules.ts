import { type DomainErrorCode, errorText } from '@yigou/contract/ground/errors';

/** How a form calls what the server speaks of. */
export type FieldNames<N extends string> = {
  names: readonly N[];
  /** Fields that have another name on the wire. */
  onWire?: Readonly<Record<string, N>>;
  /** Refusals that name no field, yet the user has to mend one. */
  refusals?: Readonly<Partial<Record<DomainErrorCode, N>>>;
};

/** The server's words, each under the field of the form that it is about. */
export function fieldErrorsOf<N extends string>(
  refusal: { message: string; fields: Readonly<Record<string, string>> },
  { names, onWire = {}, refusals = {} }: FieldNames<N>,
): Partial<Record<N, string>> {
  const found = new Map<N, string>();
  for (const [path, text] of Object.entries(refusal.fields)) {
    const name = onWire[path] ?? names.find((each) => each === path);
    if (name) found.set(name, text);
  }
  for (const [code, name] of Object.entries(refusals) as [DomainErrorCode, N][]) {
    if (errorText(code) === refusal.message) found.set(name, refusal.message);
  }
  // In the order of the form, so that the first one is the one on top.
  const errors: Partial<Record<N, string>> = {};
  for (const name of names) {
    const text = found.get(name);
    if (text) errors[name] = text;
  }
  return errors;
}
