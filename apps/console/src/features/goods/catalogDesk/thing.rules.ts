import type { ShelfThing } from '@yigou/contract/goods/catalogDesk.terms';
import { type Field, fieldOf } from '@yigou/contract/goods/fields.terms';
import { isSameValue, valueFault } from '@yigou/contract/goods/fieldValues';

/** What is asked of each kind, in this order; the rest of a category is told beside its tree. */
export const askedFields: Record<ShelfThing, readonly string[]> = {
  category: ['name', 'imgUrl'],
  brand: ['name', 'nameEn'],
  supplier: ['name', 'shortName', 'contact', 'phone', 'city', 'qualifications', 'about'],
  label: ['name', 'viewOrder'],
};

export type Values = Record<string, unknown>;

export const fieldIn = (thing: ShelfThing, name: string): Field => {
  const field = fieldOf(thing, name);
  if (!field) throw new Error(`${thing} has no ${name}`);
  return field;
};

/** What a form begins with. */
export const firstValues = (thing: ShelfThing, given: Values | undefined): Values =>
  Object.fromEntries(askedFields[thing].map((name) => [name, given?.[name] ?? fieldIn(thing, name).empty ?? '']));

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** For each field what is wrong with it; a field that must be said is not left empty. */
export const checksOf = (thing: ShelfThing): Record<string, (values: Values) => string> =>
  Object.fromEntries(
    askedFields[thing].map((name) => [
      name,
      (values: Values) => {
        const field = fieldIn(thing, name);
        const value = trimmed(values[name]);
        if (!('empty' in field) && (value === '' || value === null)) return `请填写${field.label}`;
        return valueFault(field, value);
      },
    ]),
  );

/** Only what is another value now. */
export const changedOf = (thing: ShelfThing, values: Values, before: Values | undefined): Values =>
  Object.fromEntries(
    askedFields[thing]
      .map((name): [string, unknown] => [name, trimmed(values[name])])
      .filter(([name, value]) => before === undefined || !isSameValue(value, before[name])),
  );
