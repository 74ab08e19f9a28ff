/** The part of JSON Schema that inputs are described with. */
export type InputShape = {
  type?: string;
  properties?: Record<string, InputShape>;
  required?: string[];
  items?: InputShape;
  minItems?: number;
  anyOf?: InputShape[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};
type Keys = (string | number)[];

/** Every place of an input: fields, lines of a list, fields of a line, as deep as it goes. */
export function placesIn(shape: InputShape, keys: Keys = []): { keys: Keys; shape: InputShape }[] {
  const here = keys.length > 0 ? [{ keys, shape }] : [];
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => placesIn(inner, [...keys, name]));
  return [...here, ...fields, ...(shape.items ? placesIn(shape.items, [...keys, 0]) : [])];
}

/** A body with nothing but this value at that place. */
export const bodyWith = (keys: Keys, value: unknown): unknown =>
  keys.reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);

/** A body with this value at every place. */
export function filledWith({ properties, items }: InputShape, value: unknown): unknown {
  if (items) return [filledWith(items, value)];
  if (!properties) return value;
  return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, filledWith(inner, value)]));
}

function isWrongNumber(shape: InputShape, value: number): boolean {
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity } = shape;
  const broken = shape.type === 'integer' && !Number.isInteger(value);
  return broken || value < minimum || value <= exclusiveMinimum || value > maximum;
}

function isWrongObject({ required = [] }: InputShape, value: object): boolean {
  return required.some((name) => !(name in value));
}

/** Surely wrong by what the shape says aloud; what only a pattern or a rule forbids is left out. */
export function isWrongFor(shape: InputShape, value: unknown): boolean {
  if (shape.anyOf) return shape.anyOf.every((branch) => isWrongFor(branch, value));
  if (shape.enum) return !shape.enum.includes(value);
  if (shape.const !== undefined) return shape.const !== value;
  if (shape.type === undefined) return false;
  const wanted = shape.type === 'integer' ? 'number' : shape.type;
  if (value === null) return wanted !== 'null';
  if (Array.isArray(value)) return wanted !== 'array' || value.length < (shape.minItems ?? 0);
  if (typeof value !== wanted) return true;
  if (typeof value === 'number') return isWrongNumber(shape, value);
  if (typeof value === 'string')
    return value.length > (shape.maxLength ?? Infinity) || value.length < (shape.minLength ?? 0);
  return typeof value === 'object' && isWrongObject(shape, value);
}
